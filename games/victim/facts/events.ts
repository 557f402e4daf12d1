/** Whom an Event card touches, and what it asks of them (3.18). All of it public. */
import { CHARACTER, LEAST, STATS, type Stat } from '../data/characters.ts';
import type { EventCard } from '../data/events.ts';
import type { TileKind } from '../data/tiles.ts';
import type { Open, Pub, Victim } from '../types.ts';
import { handCount } from './hands.ts';
import { isKind, tileOf, tileUnder } from './map.ts';
import { isAttackable, isExposed } from './people.ts';

/** VI-238, VI-138 In the forest and not hidden. */
export const touched = ({ victims }: Open): Victim[] => victims.filter(isExposed);
const standingOn = (open: Open, kind: TileKind): Victim[] =>
  open.victims.filter((victim) => isAttackable(victim) && isKind(tileUnder(open, victim.at), kind));

/** VI-245, VI-246 The tiles of the two cards that one can pay for. */
const PAID_ON: Partial<Record<EventCard, TileKind>> = { wildAnimals: 'corpse', thunder: 'decoder' };
/** VI-248 Who must discard a card or get a Wound. */
export function payersOf(open: Open, card: EventCard): Victim[] {
  const kind = PAID_ON[card];
  return kind ? standingOn(open, kind) : [];
}
/** VI-247 Who can choose: hand cards and equipped cards count. */
export const canPayWithCard = (pub: Pub, { character, worn }: Victim): boolean => handCount(pub, character) + worn.length > 0;

/** VI-250 */
export const cursedBy = (open: Open): Victim[] => standingOn(open, 'curse');

/** VI-251 Who takes a Test again, with what it tests. */
export const swarmed = (open: Open): { victim: Victim; stat: Stat }[] =>
  standingOn(open, 'test').flatMap((victim) => {
    const { test } = tileOf(tileUnder(open, victim.at));
    return test ? [{ victim, stat: test }] : [];
  });

/** VI-255 Half of the hand, rounded down. */
export const hailTakes = (pub: Pub, { character }: Victim): number => Math.floor(handCount(pub, character) / 2);

/** VI-259, VI-260 Two statistics fall: `must` in any case, and so many `among` the others as are missing. */
export function stressOf({ stats }: Victim): { must: Stat[]; among: Stat[]; count: number } {
  const above = STATS.filter((stat) => stats[stat] > LEAST);
  if (above.length > FALLING) return { must: [], among: above, count: FALLING };
  return { must: above, among: STATS.filter((stat) => !above.includes(stat)), count: FALLING - above.length };
}
const FALLING = 2;
/** 21 Who has a choice; timing note 6: of all others the same two fall whatever they say. */
export const stressed = (open: Open): Victim[] => touched(open).filter((victim) => stressOf(victim).count > 0);
/** Decision 21, by the clock: those not needed for the Passive Skill first, then the highest. */
export function leastMissed({ character, stats }: Victim, among: readonly Stat[], count: number): Stat[] {
  const needed = (stat: Stat): number => (CHARACTER[character].unlocks[stat] === undefined ? 0 : 1);
  return among.toSorted((a, b) => needed(a) - needed(b) || stats[b] - stats[a]).slice(0, count);
}
