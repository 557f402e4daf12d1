/** Who is who and where: all of it public. In the forest, standing, exposed are said here and nowhere else. */
import { type Seat, theFirst } from '@lurk/kernel';
import { type CharacterId, CRITICAL } from '../data/characters.ts';
import type { Demon, Open, Piece, Victim } from '../types.ts';
import { type Cell, distance } from './hex.ts';
import { linkedRange } from './map.ts';

export const victimOf = ({ victims }: Open, character: CharacterId): Victim =>
  theFirst(victims, (victim) => victim.character === character);
export const seatOf = (open: Open, character: CharacterId): Seat => victimOf(open, character).seat;
export const isPlayed = ({ victims }: Open, character: CharacterId): boolean => victims.some((victim) => victim.character === character);

/** VI-004 */
export const inForest = ({ status }: Victim): boolean => status === 'forest';
/** VI-005 */
export const isCritical = (victim: Victim): boolean => inForest(victim) && victim.wounds >= CRITICAL;
export const isStanding = (victim: Victim): boolean => inForest(victim) && victim.wounds < CRITICAL;
/** VI-006 */
export const isExposed = (victim: Victim): boolean => inForest(victim) && victim.hide !== 'hidden';
export const isAttackable = (victim: Victim): boolean => isExposed(victim) && isStanding(victim);
/** VI-325 */
export const isMortal = (victim: Victim): boolean => isExposed(victim) && isCritical(victim);

export const named = (victims: readonly Victim[]): CharacterId[] => victims.map(({ character }) => character);
/** The Victim that runs, else the one whose turn it is; null while no Victim moves. */
export const movingIn = (open: Open): Victim | null => {
  const character = open.running?.victim ?? open.turn?.victim;
  return character ? victimOf(open, character) : null;
};
/** In turn order. */
export const forest = ({ victims }: Open): Victim[] => victims.filter(inForest);
export const attackable = ({ victims }: Open): Victim[] => victims.filter(isAttackable);
/** The Victims of one player that are in the forest. */
export const victimsOf = (open: Open, seat: Seat): Victim[] => forest(open).filter((victim) => victim.seat === seat);
/** Those in the forest who stand on this cell. */
export const onCell = (open: Open, cell: Cell): Victim[] => forest(open).filter(({ at }) => at === cell);

/** VI-003 The Victims in linked range, this one first, then in turn order. */
export function inRange(open: Open, { character, at }: Victim): Victim[] {
  const range = at === null ? [] : linkedRange(open, at);
  const others = forest(open).filter((other) => other.character !== character && other.at !== null && range.includes(other.at));
  return [victimOf(open, character), ...others];
}
/** VI-338 */
export const slaveOf = ({ victims }: Open): Victim | undefined => victims.find(({ status }) => status === 'enslaved');

/** VI-379, VI-388 Where a piece of the Demon is. */
export const pieceAt = ({ at, shadows }: Demon, piece: Piece): Cell => (piece === 'body' ? at : shadows[piece]);
export const piecesOf = ({ shadows }: Demon): Piece[] => ['body', ...shadows.keys()];
/** VI-385 */
export const within = (cell: Cell, reach: number, { at }: Victim): boolean => at !== null && distance(cell, at) <= reach;
