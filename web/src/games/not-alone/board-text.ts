import { capital } from '@lurk/i18n';
import { PLACE, type TableWords } from '@lurk/not-alone/public';
import type { TextEntry } from '../../ui/types';
import type { PlaceView } from './model';

const names = (seats: readonly { name: string }[]): string => seats.map((seat) => seat.name).join(', ');

/** What the board shows at one place, as a sentence: for screen readers, the text mirror and labels. */
export function describePlace(place: PlaceView, w: TableWords): string {
  const facts: (string | false | undefined)[] = [
    place.choice?.picked && w.place.picked,
    place.held === 'hand' && w.place.handLong,
    place.held === 'discard' && w.place.discardLong,
    place.held === 'absent' && w.place.absentLong(place.reserve ?? 0),
    place.id === PLACE.beach && (place.beaconLit ? w.place.beacon : w.place.beaconOut),
    place.tokens.length > 0 &&
      w.place.tokens(
        place.tokens.map(({ token, draft }) => (draft ? w.place.tokenDraft(w.tokens[token].name) : w.tokens[token].name)).join(', '),
      ),
    place.visitors.length > 0 && w.place.visitors(names(place.visitors)),
    place.sure && place.could && place.could.length > 0 && w.place.visitors(names(place.could)),
    !place.sure && place.could && (place.could.length > 0 ? w.place.couldNames(names(place.could)) : w.place.could(0)),
    place.spoiled,
    place.choice?.why,
  ];
  return facts
    .filter((fact) => typeof fact === 'string')
    .map(capital)
    .join('. ');
}

/** The board as a list. */
export const boardText = (places: readonly PlaceView[], w: TableWords): TextEntry[] =>
  places.map((place) => {
    const { name, rule } = w.places[place.id];
    return { name: `${place.id}. ${name}`, rule, now: describePlace(place, w) };
  });
