/** What one viewer has before them: all that the adapters read. */
import type { Seat } from '@lurk/kernel';
import { type Memory, type Pawn, type TableWords, type TT, tableOf } from '@lurk/the-thing/public';
import { colourOf, type Perspective as Shared, seatLook } from '../../../play/frame/perspective';
import type { LogLine } from '../../../ui/LogList.svelte';
import type { SeatLook } from '../../../ui/types';

export interface Perspective extends Shared<TT, Memory> {
  /** What was told to this seat alone and would tell its role: for the look, and for nothing else. */
  readonly witnessed: readonly LogLine[];
}

export const say = ({ lang }: Pick<Perspective, 'lang'>): TableWords => tableOf(lang);

/** Shown to be the Alien, for all to see: the only thing that ever changes how somebody looks. */
const isShownAlien = ({ view: { open } }: Perspective, pawn: Pawn): boolean =>
  open.coop === null && ['revealed', 'beaten'].includes(open.people[pawn]?.status ?? '');

/** A Character: with four players and more it is its player; in the co-operative game it has a look and a name of its own. */
export function lookPawn(perspective: Perspective, pawn: Pawn): SeatLook {
  const { open, seat: mine } = perspective.view;
  const { seat, character } = open.people[pawn];
  if (open.coop === null) return look(perspective, seat);
  const name = character ? say(perspective).characters[character].name : perspective.names[seat];
  return { id: `pawn-${pawn}`, name, colour: colourOf(pawn), you: seat === mine };
}
/** A player. */
export const look = (perspective: Perspective, seat: Seat): SeatLook =>
  seatLook(perspective, seat, perspective.view.open.coop === null && isShownAlien(perspective, seat) ? { colour: 'monster' } : {});
