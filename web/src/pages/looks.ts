import type { BustKind } from '../ui/busts';
import type { SeatColour, SeatLook } from '../ui/types';

const COLOURS: readonly SeatColour[] = [1, 2, 3, 4, 5, 6, 7, 8];
const BUSTS: readonly BustKind[] = ['lamp', 'hood', 'helmet'];

/** Before a match nobody is the monster: colour and look come from the seat alone. */
export const colourOf = (seat: number): SeatColour => COLOURS[seat % COLOURS.length];
export const bustOf = (seat: number): BustKind => BUSTS[seat % BUSTS.length];
export const lookOf = (name: string, seat: number, more: Partial<SeatLook> = {}): SeatLook => ({
  id: String(seat),
  name,
  colour: colourOf(seat),
  ...more,
});
