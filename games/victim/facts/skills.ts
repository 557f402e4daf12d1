/** When a Passive Skill works, and what the two lasting Events take away. */
import { keysOf } from '@lurk/kernel';
import { CHARACTER, type CharacterId, type PassiveSkill } from '../data/characters.ts';
import type { Lasting } from '../data/events.ts';
import type { Open, Victim } from '../types.ts';
import { isStanding } from './people.ts';

/** VI-241 */
export const isInForce = ({ inForce }: Open, card: Lasting): boolean => inForce.includes(card);
/** VI-390, VI-391 From the end of the Demon's turn on. */
export const isFrightened = ({ demon }: Open, { character, effects }: Victim): boolean =>
  effects.includes('frightened') && !demon?.turn.shaken.includes(character);

/** VI-176 The values are reached, without equipment. */
export const isUnlocked = ({ character, stats }: Victim): boolean => {
  const { unlocks } = CHARACTER[character];
  return keysOf(unlocks).every((stat) => stats[stat] >= (unlocks[stat] ?? 0));
};
/** VI-107, VI-176, VI-176a, VI-253, VI-390 */
export const worksFor = (open: Open, victim: Victim): boolean =>
  isStanding(victim) && isUnlocked(victim) && !isInForce(open, 'crows') && !isFrightened(open, victim);
/** Whose Passive Skill this is, if it works now. */
export const worker = (open: Open, passive: PassiveSkill): Victim | undefined =>
  open.victims.find((victim) => CHARACTER[victim.character].passive === passive && worksFor(open, victim));

/** VI-185, VI-187, VI-108 */
export const isEncouraged = (open: Open, victim: Victim): boolean => {
  const rolita = worker(open, 'encouragement');
  return rolita !== undefined && rolita.character !== victim.character && isStanding(victim);
};
/** VI-037, VI-192 */
export const isLinkedUp = ({ smartLink }: Open, character: CharacterId): boolean => smartLink && character !== 'lucien';
