import { colourOf } from '../play/frame/perspective';
import type { BustKind } from '../ui/busts';
import type { SeatLook } from '../ui/types';

const BUSTS: readonly BustKind[] = ['lamp', 'hood', 'helmet'];

/** Before a match nobody is the monster: colour and look come from the seat alone, and stay with it when the match begins. */
export const bustOf = (seat: number): BustKind => BUSTS[seat % BUSTS.length];
export const lookOf = (name: string, seat: number, more: Partial<SeatLook> = {}): SeatLook => ({
  id: String(seat),
  name,
  colour: colourOf(seat),
  ...more,
});
