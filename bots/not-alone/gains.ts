/** What things are worth, in steps of the Rescue counter (section 8.1). */
import type { Seat } from '@lurk/kernel';
import { HUNTED, PLACE, type PlaceNo, personOf, type Seen } from '@lurk/not-alone/public';
import { placeOf } from '../bot.ts';

export const CARD = 0.18;
const SURVIVAL = 0.45;
const WILL = 0.35;
const LAST_WILL = 0.9;

/** One step of Assimilation. */
const stepWorth = ({ open }: Seen): number => Math.min(2.5, Math.max(0.7, open.rescue / Math.max(1, open.assim)));

/** The discard of a Hunted, as far as this viewer sees it; null behind the smoke. */
const discardSeen = ({ open, circles }: Seen, hunted: Seat): PlaceNo[] | null =>
  personOf(open, hunted).discard ?? circles[HUNTED]?.discards[hunted] ?? null;

/** A bot's own discard is never hidden from it. */
export const myDiscardSeen = (view: Seen): PlaceNo[] => discardSeen(view, placeOf(view).seat) ?? [];

/** A place not owned yet: the earlier the better. */
const newPlace = ({ open }: Seen): number => Math.max(0, 0.4 - 0.04 * open.turn);

/** What a free visit of this Hunted would gain. */
export function gain(view: Seen, hunted: Seat, place: PlaceNo): number {
  const { open, sizes } = view;
  const discard = sizes.discard[hunted];
  return Math.max(powerGain(view, place, discard, personOf(open, hunted).double !== null), discard > 0 ? CARD : 0);
}

function powerGain(view: Seen, place: PlaceNo, discard: number, doubled: boolean): number {
  const { open } = view;
  switch (place) {
    case PLACE.lair:
      return CARD * Math.min(5, discard);
    case PLACE.jungle:
      return CARD * (1 + Math.min(1, discard));
    case PLACE.swamp:
      return CARD * (1 + Math.min(2, discard));
    case PLACE.river:
      return doubled ? 0 : 0.35;
    case PLACE.artefact:
      return doubled ? 0 : 0.6;
    case PLACE.beach:
      return open.marker ? 1 : 0.5;
    case PLACE.wreck:
      return 1;
    case PLACE.rover:
      return newPlace(view);
    case PLACE.shelter:
      return 0.5;
    case PLACE.source:
      return Math.max(SURVIVAL, neediest(view));
  }
}

/** What one Will more is worth to the Hunted who needs it most. */
function neediest(view: Seen): number {
  const least = Math.min(...view.open.hunted.map((h) => personOf(view.open, h).will));
  if (least >= 3) return 0;
  return stepWorth(view) * (least === 1 ? LAST_WILL : WILL);
}
