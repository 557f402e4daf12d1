/** 2.3 The six characters: what they start with, and what their skills are called. What a skill does is written where it is done. */
import { recordBy } from '@lurk/kernel';
import type { SingleUse } from './items.ts';
import { TUNABLE } from './tunable.ts';

export const STATS = ['agi', 'vit', 'int', 'luk'] as const;
export type Stat = (typeof STATS)[number];
export type Stats = Record<Stat, number>;

/** VI-013 The first four are recommended to new players; the clock takes the first that is free. */
export const CHARACTERS = ['rolita', 'diego', 'vivian', 'lucien', 'anya', 'sean'] as const;
export type CharacterId = (typeof CHARACTERS)[number];
export const RECOMMENDED: readonly CharacterId[] = CHARACTERS.slice(0, 4);

export type ActiveSkill = 'agile' | 'resourceful' | 'selfHeal' | 'smartLink' | 'groundAnalyze' | 'shoot';
export type PassiveSkill = 'encouragement' | 'lucky' | 'adrenalineRush' | 'perfectCode' | 'photoFlash' | 'brave';

export interface Character {
  start: Stats;
  max: Stats;
  starter: SingleUse;
  active: ActiveSkill;
  passive: PassiveSkill;
  /** VI-176 The values that unlock the Passive Skill. */
  unlocks: Partial<Stats>;
  /** VI-149 Its Active Skill has a skill token. */
  token: boolean;
}

const stats = ([agi, vit, int, luk]: readonly number[]): Stats => ({ agi, vit, int, luk });
const SKILLS: Record<CharacterId, Pick<Character, 'active' | 'passive' | 'unlocks' | 'token'>> = {
  rolita: { active: 'agile', passive: 'encouragement', unlocks: { agi: 5 }, token: false },
  diego: { active: 'resourceful', passive: 'lucky', unlocks: { luk: 5 }, token: false },
  vivian: { active: 'selfHeal', passive: 'adrenalineRush', unlocks: { int: 3, agi: 3 }, token: true },
  lucien: { active: 'smartLink', passive: 'perfectCode', unlocks: { int: 5 }, token: true },
  anya: { active: 'groundAnalyze', passive: 'photoFlash', unlocks: { agi: 3, luk: 3 }, token: true },
  sean: { active: 'shoot', passive: 'brave', unlocks: { vit: 5 }, token: true },
};

export const CHARACTER: Readonly<Record<CharacterId, Character>> = recordBy(CHARACTERS, (id) => ({
  ...SKILLS[id],
  start: stats(TUNABLE.start[id]),
  max: stats(TUNABLE.max[id]),
  starter: TUNABLE.starters[id],
}));

/** VI-010 The least a statistic can be. */
export const LEAST = 1;
/** VI-094 With so many Wounds a Victim is Critically Injured. */
export const CRITICAL = 2;
/** VI-201 */
export const PHOTO_FLASH_TILES = 3;
