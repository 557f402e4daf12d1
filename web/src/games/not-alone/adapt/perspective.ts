/** What one viewer has before them: all that the adapters read. */
import type { Seat } from '@lurk/kernel';
import { type Audience, type Memory, type NA, type PlaceNo, type TableWords, tableOf } from '@lurk/not-alone/public';
import { type Perspective as Shared, seatLook } from '../../../play/frame/perspective';
import type { SeatLook } from '../../../ui/types';

export type Perspective = Shared<NA, Memory>;

export const say = ({ lang }: Perspective): TableWords => tableOf(lang);
export const audience = ({ names, view }: Perspective): Audience => ({ names, reader: view.seat, creature: view.open.creature });

export const look = (perspective: Perspective, seat: Seat): SeatLook => {
  const { creature } = perspective.view.open;
  return seatLook(perspective, seat, seat === creature ? { colour: 'monster' } : {});
};

/** The discard of a Hunted as this reader may see it: its cards, or how many. */
export function discardSeen({ view: { open, circles, sizes } }: Perspective, seat: Seat): readonly PlaceNo[] | { readonly hidden: number } {
  const cards: PlaceNo[] | undefined = open.people[seat]?.discard ?? circles.hunted?.discards[seat];
  return cards ?? { hidden: sizes.discard[seat] ?? 0 };
}
