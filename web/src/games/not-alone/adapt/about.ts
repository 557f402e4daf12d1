/** What on the table something that happened is about: places, people and the two counters of the race. */
import { type Event, type Open, pairPlaces } from '@lurk/not-alone/public';

/** "place:4", "seat:2", "track". */
export type Spot = `place:${number}` | `seat:${number}` | 'track';

const place = (no: number): Spot => `place:${no}`;
const seat = (who: number): Spot => `seat:${who}`;

export function about(event: Event, { creature }: Pick<Open, 'creature'>): readonly Spot[] {
  switch (event.t) {
    case 'huntPlayed': {
      const places = event.pair ? pairPlaces(event.pair) : event.place ? [event.place] : [];
      return [seat(creature), ...places.map(place), ...(event.hunted === undefined ? [] : [seat(event.hunted)])];
    }
    case 'survivalPlayed':
    case 'resisted':
    case 'gaveUp':
    case 'screamSuffered':
    case 'collapsed':
      return [seat(event.who)];
    case 'tokensPlaced':
      return Object.values(event.tokens).flatMap((places) => places.map(place));
    case 'tokenMoved':
      return [place(event.to)];
    case 'tokenTakenBack':
      return [seat(creature)];
    case 'placesShown':
      return event.shown.flatMap(({ cards }) => cards.map(place));
    case 'detoured':
      return [place(event.card), place(event.to), seat(event.hunted)];
    case 'visitLost':
      return [place(event.place), seat(event.hunted)];
    case 'powerUsed':
    case 'caught':
      return [place(event.place), seat(event.who)];
    case 'sideChosen':
    case 'rescueMoved':
    case 'rescueHeld':
    case 'assimMoved':
      return ['track'];
    default:
      return [];
  }
}
