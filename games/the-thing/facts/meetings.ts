/** Encounters: where there is one, who has tokens, who looks. All of it public. */
import { GREEN_ROOMS, type Location, type Place } from '../data/rooms.ts';
import type { Look } from '../frames.ts';
import type { Open, Pawn, Side } from '../types.ts';
import { forceIn } from './base.ts';
import { hasDog, inPlace, isOnGreen, isStanding, plays, turnOrder } from './people.ts';
import { unless, type WhyNot } from './why-not.ts';

/** Who would take part there; RU-03 with `sleepersSafe` those who lie in the Dormitory do not. */
export const participants = (open: Open, place: Place | Location): Pawn[] => {
  const there = turnOrder(open, inPlace(open, place));
  return place === 'dorm' && open.options.sleepersSafe ? there.filter((pawn) => isStanding(open, pawn)) : there;
};

/** TT-126, TT-127, TT-128 What becomes of so much Force among so many. */
export type Clash = 'flees' | 'lies' | 'takes';
export const clashOf = (force: number, count: number): Clash => (force < count ? 'flees' : force > count ? 'takes' : 'lies');

/** TT-098 Locations with Alien Force and another life form; in the Kennel there always is one. */
export const alienEncounters = (open: Open): Location[] =>
  open.force.map(({ room }) => room).filter((room) => room === 'kennel' || inPlace(open, room).length > 0 || hasDog(open, room));

/** TT-096, TT-097, TT-099 The others; TT-250 Clark alone with a Dog has none. The Rec Room never has one (TT-096a). */
export const otherEncounters = (open: Open): Place[] =>
  [...GREEN_ROOMS, 'dorm' as const].filter((place) => forceIn(open, place) === 0 && isEncounter(open, place, participants(open, place)));
export const isEncounter = (open: Open, place: Place, pawns: readonly Pawn[]): boolean =>
  pawns.length >= 2 || (pawns.length === 1 && hasDog(open, place) && !plays(open, pawns[0], 'clark'));

/** TT-107, TT-110 */
export const tokenOwners = (open: Open, pawns: readonly Pawn[]): Pawn[] => pawns.filter((pawn) => !isOnGreen(open, pawn));
/** TT-111, TT-114 Characters who have another's token to look at. */
export const lookers = (open: Open, pawns: readonly Pawn[]): Pawn[] =>
  pawns.filter((pawn) => tokenOwners(open, pawns).some((owner) => owner !== pawn));

const SIDES: readonly Side[] = ['left', 'right'];
const freeSides = (of: Pawn, taken: readonly Look[]): Side[] =>
  SIDES.filter((side) => !taken.some((look) => look.of === of && look.side === side));
/** TT-110 to TT-113 Why no token of theirs can be looked at. */
export function lookBarred(open: Open, pawns: readonly Pawn[], by: Pawn, of: Pawn, taken: readonly Look[]): WhyNot | null {
  if (of === by) return 'oneself';
  if (!pawns.includes(of)) return 'notTakingPart';
  return unless(!isOnGreen(open, of), 'noTokens') ?? unless(freeSides(of, taken).length > 0, 'tokensTaken');
}
/** TT-113 The tokens of others that nobody has taken yet, by owner. */
export function freeTokens(open: Open, pawns: readonly Pawn[], by: Pawn, taken: readonly Look[]): Map<Pawn, Side[]> {
  const free = pawns.filter((of) => lookBarred(open, pawns, by, of, taken) === null);
  return new Map(free.map((of) => [of, freeSides(of, taken)]));
}
export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');
/** RU-32 From so many on they choose one after the other. */
export const IN_SEQUENCE = 4;
