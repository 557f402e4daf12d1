/** What follows from the board in the co-operative game. All of it is public: every hand is open (RU-66). */
import { must } from '@lurk/kernel';
import type { Weapon } from '../data/cards.ts';
import { isVehicle, type Location, PLACES, type Place } from '../data/rooms.ts';
import { TUNABLE } from '../data/tunable.ts';
import { actionBarred, bonusBarred, vehicleBarred } from '../facts/actions.ts';
import { type Against, type Deed, weaponBarred } from '../facts/arms.ts';
import { accessibleRooms, burnBarred, isDark, isReady, roomBarred } from '../facts/base.ts';
import { itemOf } from '../facts/items.ts';
import { characterSeats, characters, inPlace, isStanding, placeOf, plays, suspicionOf, turnOrder } from '../facts/people.ts';
import { unless, type WhyNot } from '../facts/why-not.ts';
import type { Analysis } from '../frames.ts';
import type { Arm, Open, Pawn, Pub } from '../types.ts';
import type { CoopOpen, DieFace, Reroll } from './types.ts';

/** What only the co-operative game has on the table; asked for where nothing else is being played. */
export const togetherIn = ({ coop }: Open): CoopOpen => must(coop, 'the co-operative game');
/** TC-046 The Character who has the dice. */
export const actingIn = (open: Open): Pawn => must(togetherIn(open).acting, 'a Character with the dice');
const has = ({ people }: Open, pawn: Pawn, ...items: readonly string[]): boolean =>
  items.every((item) => people[pawn].up.some((up) => itemOf(up) === item));

/** TC-018 Where a Character can be placed: the Dormitory takes one. */
export const places = (open: Open): Place[] => PLACES.filter((place) => placeBarred(open, place) === null);
export const placeBarred = (open: Open, place: Place | Location): WhyNot | null =>
  roomBarred(open, place) ?? unless(place !== 'dorm' || inPlace(open, 'dorm').length === 0, 'dormTaken');
/** C-02 The room with the fewest Characters, the first of them in board order. */
export const emptiest = (open: Open): Place =>
  accessibleRooms(open).toSorted((a, b) => inPlace(open, a).length - inPlace(open, b).length)[0];

/** TC-031, RU-67 */
export const targetValue = (open: Open): number => Math.max(...PLACES.map((place) => inPlace(open, place).length)) + 1;

const WEAPONS: readonly Weapon[] = ['flamethrower', 'dynamite', 'firearm', 'melee'];
/** C-03 Hands are open, so Characters without a usable Weapon are not asked. */
export const armedAgainst = (open: Open, pawns: readonly Pawn[], against: Against): Pawn[] =>
  pawns.filter((pawn) =>
    WEAPONS.some((weapon) => has(open, pawn, weapon) && DEEDS.some((deed) => weaponBarred(open, pawn, weapon, deed, against) === null)),
  );
const DEEDS: readonly Deed[] = ['avoid', 'attack'];

/** TC-019 The Character who stands in the Dormitory. */
export const sleeper = (open: Open): Pawn | undefined => inPlace(open, 'dorm').find((pawn) => isStanding(open, pawn));
/** The sleeping Character who sets a die. */
export const dreamer = (open: Open): Pawn => must(sleeper(open), 'a Character who sleeps');

/** TC-062 to TC-064, RU-68 What this Character can roll again with. */
export const rerollsOf = (open: Open, pawn: Pawn): Reroll[] => [
  ...(plays(open, pawn, 'norris') ? (['norris'] as const) : []),
  ...(plays(open, pawn, 'garry') ? (['garry'] as const) : []),
  ...(isDark(open) && has(open, pawn, 'flashlight') ? (['flashlight'] as const) : []),
];

/** The dice that still count, by their number. */
export const liveDice = (open: Open): number[] => togetherIn(open).dice.flatMap(({ cancelled }, die) => (cancelled ? [] : [die]));
export const liveFaces = (open: Open) => liveDice(open).map((die) => togetherIn(open).dice[die].face);
/** TC-048, TC-060 How many dice can be paid for. */
export const cancellable = (open: Open, pawn: Pawn): number =>
  Math.min(liveDice(open).length, TUNABLE.suspicion.last - suspicionOf(open, pawn));

const isBad = (face: DieFace): boolean => face === 'sabotage' || face === 'threat';
/** TC-050 The dice that would lose the Character their action. */
export const badDice = (open: Open): number[] => liveDice(open).filter((die) => isBad(togetherIn(open).dice[die].face));
/** TC-048, TC-049 The same, if the Character can pay for all of them and does not step onto the Threat's space; else none. */
export function worthCancelling(open: Open): number[] {
  const pawn = actingIn(open);
  const bad = badDice(open);
  const [disc, { threat }] = [suspicionOf(open, pawn), togetherIn(open)];
  const isReached = disc < threat && threat <= disc + bad.length;
  return bad.length <= cancellable(open, pawn) && !isReached ? bad : [];
}

/** TC-053, TC-055, TC-057 What the Character can do with the dice that are left. */
export type Deal = 'use' | 'repair' | 'escape' | Arm;
export function deals(pub: Pub, pawn: Pawn): Deal[] {
  const fires = [...new Set(pub.open.people[pawn].up.filter(isFireArm))];
  return [...(['use', 'repair', 'escape'] as const), ...fires].filter((deal) => dealBarred(pub, pawn, deal) === null);
}
const isFireArm = (up: string): up is Arm => up === 'dynamite' || up.startsWith('flamethrower:');

/** Why the dice that are left do not allow this. */
export function dealBarred(pub: Pub, pawn: Pawn, deal: Deal): WhyNot | null {
  const { open } = pub;
  const room = placeOf(open, pawn);
  const faces = liveFaces(open);
  if (deal === 'escape') return unless(faces.includes('use'), 'noSuchDie') ?? vehicleBarred(open, pawn, 'escape', has(open, pawn, 'keys'));
  if (deal !== 'use' && deal !== 'repair') return unless(faces.length > 0, 'noDieLeft') ?? burnBarred(open, room);
  // A ready vehicle takes no fuel: its USE is the escape, with Keys.
  const leaves = deal === 'use' && isVehicle(room) && isReady(open, room);
  return unless(faces.includes(deal), 'noSuchDie') ?? unless(!leaves, 'vehicleReady') ?? actionBarred(pub, deal, room);
}

/** C-05 Little Force to stop the rescue, or the last chance. */
export const worthTrying = ({ coop, pool, rescue }: Open): boolean =>
  coop !== null && (pool <= TUNABLE.coop.tryAt || rescue.fuel === TUNABLE.sos.fuelLast);
/** C-14 Hands are open, so only Characters who really can. */
export const canPlayBonus = (open: Open, pawn: Pawn): boolean =>
  (['fuel', 'tools'] as const).some((item) => has(open, pawn, item) && bonusBarred(open, item, pawn) === null);

/** TC-069, C-13 Characters with the means for this Analysis. */
export const analysts = (open: Open, kind: Analysis): Pawn[] =>
  turnOrder(open).filter((pawn) => (kind === 'A' ? has(open, pawn, 'blood') : has(open, pawn, 'cable', 'flamethrower')));

/** Characters whose disc is on the Threat's space. */
/** TC-025 How far the Threat's space is from a disc; `next`: one more space, and the disc is on it. */
export function threatFrom(open: Open, pawn: Pawn): { spaces: number; is: 'ahead' | 'next' | 'on' | 'past' } {
  const spaces = togetherIn(open).threat - suspicionOf(open, pawn);
  return { spaces, is: spaces > 1 ? 'ahead' : spaces === 1 ? 'next' : spaces === 0 ? 'on' : 'past' };
}
export const onThreat = (open: Open): Pawn[] => turnOrder(open).filter((pawn) => suspicionOf(open, pawn) === togetherIn(open).threat);
/** C-04 The most suspicious, then the first in turn order. */
export const mostSuspect = (open: Open, pawns: readonly Pawn[]): Pawn =>
  turnOrder(open, pawns).toSorted((a, b) => suspicionOf(open, b) - suspicionOf(open, a))[0];

/** TC-017, RU-63 Players clockwise from the Leader who have a Character. */
export const playersInTurn = (open: Open): number[] => {
  const seats = characterSeats(open);
  return turnOrder(open, characters(open))
    .map((pawn) => open.people[pawn].seat)
    .filter((seat, i, all) => all.indexOf(seat) === i && seats.includes(seat));
};
/** TC-075, RU-63 The next player clockwise who has a Character. */
export const nextLeader = (open: Open): number => {
  const seats = characterSeats(open);
  for (let step = 1; step <= open.players; step++)
    if (seats.includes((open.leader + step) % open.players)) return (open.leader + step) % open.players;
  return open.leader;
};
