/** 3.13, 3.16 The Active Skills, one of each character. */
import { option, type Picked } from '@lurk/kernel';
import { type ActiveSkill, CHARACTER, type CharacterId, STATS, type Stat } from '../data/characters.ts';
import type { Item } from '../data/items.ts';
import { kindsIn } from '../facts/hands.ts';
import { inRange, named } from '../facts/people.ts';
import { isInForce } from '../facts/skills.ts';
import { unless, type WhyNot } from '../facts/why-not.ts';
import { oneOf } from '../things.ts';
import type { Victim } from '../types.ts';
import type { Acting, Deed, Deeds } from './deed.ts';
import { runBarred } from './runs.ts';
import { shotBarred } from './shots.ts';

/** What is said with the name of each. */
export type SkillGiven = {
  agile: null;
  resourceful: Picked<Item, Picked<CharacterId, Stat>>;
  selfHeal: null;
  smartLink: null;
  groundAnalyze: CharacterId;
  shoot: null;
};

/** VI-253 Everybody's own skill, and none in the Crows' Cries. */
function skillBarred({ pub, victim }: Acting, skill: ActiveSkill): WhyNot | null {
  if (CHARACTER[victim.character].active !== skill) return 'notTheirSkill';
  return unless(!isInForce(pub.open, 'crows'), 'crows');
}
const skill = <K extends ActiveSkill>(id: K, record: Deed<K, SkillGiven[K]>): Deed<K, SkillGiven[K]> => ({
  ...record,
  barred: (acting) => skillBarred(acting, id) ?? record.barred(acting),
});
/** VI-190 What Resourceful can raise. */
const raisable = ({ character, stats }: Victim): Stat[] => STATS.filter((stat) => stats[stat] < CHARACTER[character].max[stat]);
/** VI-188 Diego or a Victim in linked range. */
const helped = ({ pub, victim }: Acting): Victim[] => inRange(pub.open, victim).filter((other) => raisable(other).length > 0);

export const SKILLS: Deeds<SkillGiven> = {
  /** VI-179, VI-184 */
  agile: skill('agile', {
    barred: (acting) => (acting.pub.open.turn?.done.includes('run') ? runBarred(acting) : 'runFirst'),
    option: () => 'agile',
  }),
  /** VI-188 to VI-190 */
  resourceful: skill('resourceful', {
    barred: (acting) => (acting.hand.length === 0 ? 'noCardInHand' : unless(helped(acting).length > 0, 'allAtMaximum')),
    option: (acting) => {
      const whom = helped(acting).map((other) => option(other.character, oneOf.stat(raisable(other))));
      const cards = kindsIn(acting.hand).map((item) => option(item, oneOf.victim(whom)));
      return option('resourceful', oneOf.item(cards));
    },
  }),
  /** VI-203 to VI-205 */
  selfHeal: skill('selfHeal', {
    barred: ({ victim }) => {
      if (victim.recharge !== 'ready') return 'recharging';
      return unless(victim.wounds > 0 || victim.effects.length > 0, 'nothingToHeal');
    },
    option: () => 'selfHeal',
  }),
  /** VI-192, VI-193 */
  smartLink: skill('smartLink', {
    barred: () => null,
    option: () => 'smartLink',
  }),
  /** VI-198 */
  groundAnalyze: skill('groundAnalyze', {
    barred: () => null,
    option: ({ pub, victim }) => option('groundAnalyze', oneOf.victim(named(inRange(pub.open, victim)))),
  }),
  /** VI-212 to VI-215a */
  shoot: skill('shoot', {
    barred: (acting) => (acting.victim.recharge === 'ready' ? shotBarred(acting) : 'recharging'),
    option: () => 'shoot',
  }),
};
