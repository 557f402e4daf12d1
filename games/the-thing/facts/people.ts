/** Who is who and where: all of it public. */
import { must, oneAmong, type Seat } from '@lurk/kernel';
import { CHARACTERS, type CharacterId } from '../data/characters.ts';
import { GREEN_ROOMS, type GreenRoom, isGreen, type Location, type Place } from '../data/rooms.ts';
import type { Open, Pawn } from '../types.ts';

export const seatOf = ({ people }: Open, pawn: Pawn): Seat => people[pawn].seat;
export const pawnsOf = (open: Open, seat: Seat): Pawn[] => pawnsWhere(open, (pawn) => seatOf(open, pawn) === seat);

/** TT-001 */
export const isCharacter = ({ people }: Open, pawn: Pawn): boolean => people[pawn].status === 'character';
export const characters = (open: Open): Pawn[] => pawnsWhere(open, (pawn) => isCharacter(open, pawn));
/** A plain loop: nothing in this game is asked for so often. */
function pawnsWhere({ people }: Open, fits: (pawn: Pawn) => boolean): Pawn[] {
  const out: Pawn[] = [];
  for (let pawn = 0; pawn < people.length; pawn++) if (fits(pawn)) out.push(pawn);
  return out;
}
/** The seats that have a Character, each once. */
export const characterSeats = (open: Open): Seat[] => [...new Set(characters(open).map((pawn) => seatOf(open, pawn)))];

const CHARACTER_ORDER: readonly (CharacterId | null)[] = CHARACTERS;
/** TT-008, TC-016a Clockwise from the Leader, several Characters of one player in the order of 2.8. Players who are out are skipped. */
export function turnOrder(open: Open, among: readonly Pawn[] = characters(open)): Pawn[] {
  const { people, players, leader } = open;
  const round = (pawn: Pawn): number => (people[pawn].seat - leader + players) % players;
  const listed = (pawn: Pawn): number => CHARACTER_ORDER.indexOf(people[pawn].character);
  return among.toSorted((a, b) => round(a) - round(b) || listed(a) - listed(b));
}
/** TT-008, TT-079 In 4.2 the Leader is last. */
export const placingOrder = (open: Open): Pawn[] => {
  const [leader, ...rest] = turnOrder(open);
  return [...rest, leader];
};

/** Where a Character is. */
export const placeOf = ({ people }: Open, pawn: Pawn): Place => must(people[pawn].at, `the place of Character ${pawn}`);
/** The room a Character who acts is in. */
export const roomOf = ({ people }: Open, pawn: Pawn): GreenRoom => oneAmong(GREEN_ROOMS, people[pawn].at);

export const plays = ({ people }: Open, pawn: Pawn, character: CharacterId): boolean => people[pawn].character === character;

/** Characters in a place, lying or standing. */
export const inPlace = (open: Open, place: Place | Location): Pawn[] => characters(open).filter((pawn) => open.people[pawn].at === place);
export const isStanding = (open: Open, pawn: Pawn): boolean => isCharacter(open, pawn) && open.people[pawn].standing;
export const standing = (open: Open): Pawn[] => characters(open).filter((pawn) => open.people[pawn].standing);
/** TT-079, TT-165 Back in the Rec Room and on their feet: not placed in this round yet. */
export const waitsToBePlaced = (open: Open, pawn: Pawn): boolean => isStanding(open, pawn) && open.people[pawn].at === 'rec';
export const hasDog = ({ rooms }: Open, place: Place | Location): boolean => isGreen(place) && rooms[place].dog;

export const suspicionOf = ({ people }: Open, pawn: Pawn): number => people[pawn].suspicion ?? 0;
/** TT-204 Proven Human. */
export const isOnGreen = (open: Open, pawn: Pawn): boolean => open.people[pawn].suspicion === 0;
/** TT-202 The red space is the number of players at set-up. */
export const isOnRed = (open: Open, pawn: Pawn): boolean => open.coop === null && suspicionOf(open, pawn) >= open.players;
/** TT-009 A tie goes to the first in turn order. */
export const leastSuspiciousOf = (open: Open, among: readonly Pawn[]): Pawn | undefined =>
  turnOrder(open, among).toSorted((a, b) => suspicionOf(open, a) - suspicionOf(open, b))[0];
/** Of all Characters: without any, the match would be over (TT-240). */
export const leastSuspicious = (open: Open): Pawn => must(leastSuspiciousOf(open, characters(open)), 'a Character');
/** TT-009, TT-176 All that are tied for it. */
export function mostSuspicious(open: Open): Pawn[] {
  const all = turnOrder(open);
  const most = Math.max(...all.map((pawn) => suspicionOf(open, pawn)));
  return all.filter((pawn) => suspicionOf(open, pawn) === most);
}

/** RU-12 Who confirms the plan and makes the Alien's choices: the first revealed who is not beaten. */
export const controller = (open: Open): Pawn | undefined => open.revealed.find((pawn) => open.people[pawn].status === 'revealed');
