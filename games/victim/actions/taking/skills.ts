/** What each Active Skill does. */
import { call } from '@lurk/kernel';
import { moveStat } from '../../acts/bodies.ts';
import { discardItems } from '../../acts/items.ts';
import { putBullet, setRecharge } from '../../acts/skills.ts';
import type { ActiveSkill, CharacterId } from '../../data/characters.ts';
import type { C } from '../../types.ts';
import type { SkillGiven } from '../skills.ts';
import { type Acts, running } from './acts.ts';

const used = ({ tell }: C, victim: CharacterId, skill: ActiveSkill, on: CharacterId | null = null): void =>
  tell.all({ t: 'skillUsed', victim, skill, on });

export const SKILLS: Acts<SkillGiven> = {
  agile: (c, victim) => {
    used(c, victim, 'agile');
    return running(victim, 'agile');
  },
  resourceful: (c, victim, { pick: item, with: raise }) => {
    used(c, victim, 'resourceful', raise.pick);
    discardItems(c, victim, [item], 'resourceful');
    moveStat(c, raise.pick, raise.with, 1, 'resourceful');
    return null;
  },
  selfHeal: (c, victim) => {
    used(c, victim, 'selfHeal');
    // RU-37
    if (c.s.open.options.selfHealRecharge) setRecharge(c, victim);
    return call('selfHeal', { victim });
  },
  smartLink: (c, victim) => {
    used(c, victim, 'smartLink');
    c.s.open.smartLink = true;
    return null;
  },
  groundAnalyze: (c, victim, on) => {
    used(c, victim, 'groundAnalyze', on);
    c.s.open.groundAnalyze = on;
    return null;
  },
  shoot: (c, victim) => {
    used(c, victim, 'shoot');
    setRecharge(c, victim);
    putBullet(c, victim, 'shoot');
    return null;
  },
};
