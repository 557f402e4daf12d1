/** Where the Hunted could be, as far as open facts and what was seen tell. */
import { recordBy, type Seat } from '@lurk/kernel';
import { PLACE_NOS, type PlaceNo } from '../data/places.ts';
import { personOf } from '../facts/people.ts';
import { blank, type Memory } from '../memory.ts';
import type { Seen } from '../types.ts';

export interface Whereabouts {
  /** Per place, the Hunted who may be there, in Hunted order; once revealed, those who are. */
  on: Record<PlaceNo, Seat[]>;
  /** Section 6, item 6: behind a Smokescreen this is what was known when it rose. */
  outOfDate: boolean;
}

/** Where the Hunted could be, as far as the Creature can know: owned, not discarded, not closed, not seen elsewhere. */
export function whoCouldBeWhere(view: Seen, memory: Memory = blank()): Whereabouts {
  const { open } = view;
  const revealed = open.visits.length > 0;
  const could = (h: Seat, place: PlaceNo): boolean =>
    revealed ? open.visits.some(({ hunted, at }) => hunted === h && at === place) : possible(view, memory, h, place);
  const on = recordBy(PLACE_NOS, (place) => open.hunted.filter((h) => could(h, place)));
  return { on, outOfDate: open.smokescreen && !revealed };
}

function possible({ open, sizes }: Seen, { smoke, shown, vortexed }: Memory, h: Seat, place: PlaceNo): boolean {
  const { owned, discard } = personOf(open, h);
  if (!owned.includes(place) || open.banned.includes(place)) return false;
  if (!discard) return !smoke?.discards[h]?.includes(place);
  const known = sizes.down[h] > 0 ? (vortexed[h] ?? []) : [];
  if (known.length > 0 && known.length === sizes.down[h]) return known.includes(place);
  // NA-165 A card seen in hand is not the one put down.
  return !discard.includes(place) && !(sizes.down[h] > 0 && shown[h]?.includes(place));
}

/**
 * How likely it is, in percent, that at least one Hunted is on one of these places, if each chose blindly among what is left to them.
 * Arithmetic on open facts: any player who counts the discards gets the same.
 */
export function blindOdds(view: Seen, memory: Memory, places: readonly PlaceNo[]): number {
  const { on } = whoCouldBeWhere(view, memory);
  const missed = view.open.hunted.map((h) => {
    const left = PLACE_NOS.filter((place) => on[place].includes(h));
    const away = left.filter((place) => !places.includes(place)).length;
    const cards = Math.min(left.length, view.sizes.down[h] || (personOf(view.open, h).double ? 2 : 1));
    // None of the cards put down is one of these: the first is not, then the second is not.
    return Array.from({ length: cards }, (_, i) => Math.max(0, away - i) / (left.length - i)).reduce((all, one) => all * one, 1);
  });
  return Math.round(100 * (1 - missed.reduce((all, one) => all * one, 1)));
}
