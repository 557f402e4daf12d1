/** What one viewer has before him, gathered from the session once per change: all that the adapters read. */
import type { Choice, Seat } from '@lurk/kernel';
import type { Audience, Event, Lang, Memory, PlaceNo, Seen } from '@lurk/not-alone/public';
import type { Words } from '../../../i18n/en';
import type { SeatColour, SeatLook } from '../../../ui/types';
import type { PlaceId } from '../ids';
import { type TableWords, tableWords } from '../words';

export interface SeatFacts {
  readonly bot: boolean;
  readonly away: boolean;
}
export interface Sight {
  readonly view: Seen;
  readonly memory: Memory;
  readonly names: readonly string[];
  readonly seats: readonly SeatFacts[];
  readonly lang: Lang;
  /** The site's words in the reader's language. */
  readonly w: Words;
  readonly code: string;
  readonly clock: { readonly leftMs: number; readonly totalMs: number } | null;
  /** An answer on its way. */
  readonly pending: { readonly decision: number; readonly choice: Choice } | null;
  /** Events of the newest frame. */
  readonly latest: readonly Event[];
}

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
