/** What one viewer has before him: all that the adapters read. */
import type { Seat } from '@lurk/kernel';
import type { Audience, Memory, NA, PlaceNo } from '@lurk/not-alone/public';
import type { TableSight } from '../../../play/sight';
import type { SeatColour, SeatLook } from '../../../ui/types';
import type { PlaceId } from '../ids';
import { type TableWords, tableWords } from '../words';

export type Sight = TableSight<NA, Memory>;

export const say = ({ lang }: Sight): TableWords => tableWords(lang);
export const audience = ({ names, view }: Sight): Audience => ({ names, reader: view.seat, creature: view.open.creature });

export function look({ view: { open, seat: reader }, names, seats }: Sight, seat: Seat): SeatLook {
  const colour = seat === open.creature ? 'monster' : ((open.hunted.indexOf(seat) + 1) as SeatColour);
  return { id: String(seat), name: names[seat] ?? '', colour, bot: !!seats[seat]?.bot, you: seat === reader };
}

/** The discard of a Hunted as this reader may see it: its cards, or how many. */
export function discardSeen({ view: { open, circles, sizes } }: Sight, seat: Seat): readonly PlaceId[] | { readonly hidden: number } {
  const cards: PlaceNo[] | undefined = open.people[seat]?.discard ?? circles.hunted?.discards[seat];
  return cards ?? { hidden: sizes.discard[seat] ?? 0 };
}
