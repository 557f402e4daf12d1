/** What a seat is to the table: all of it public, so that what the table lets a seat do tells nobody a role. */
import type { Seat } from '@lurk/kernel';
import type { Open } from '../types.ts';
import { isCharacter, pawnsOf } from './people.ts';

/** TT-217, TT-219, L-17 Out of the game: no Character of theirs is left, nor are they an Alien that still has Force. In co-op nobody is: all decide together. */
export const isOut = (open: Open, seat: Seat): boolean =>
  open.coop === null && pawnsOf(open, seat).every((pawn) => ['assimilated', 'beaten'].includes(open.people[pawn].status));
/** Playing on as the Revealed Alien. */
export const isRevealed = (open: Open, seat: Seat): boolean =>
  open.coop === null && pawnsOf(open, seat).some((pawn) => !isCharacter(open, pawn)) && !isOut(open, seat);
