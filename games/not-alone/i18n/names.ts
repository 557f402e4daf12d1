/** What places, cards, tokens and people are called, alone and inside a sentence. */
import { type AskedIn, capital, type Lang, listed, type Table } from '@lurk/i18n';
import { keysOf, type Seat } from '@lurk/kernel';
import type { HuntId } from '../data/hunt-cards.ts';
import type { PlaceNo } from '../data/places.ts';
import { isSurvivalId, type SurvivalId } from '../data/survival-cards.ts';
import { spotPlaces } from '../facts/tokens.ts';
import type { NA, Phase, Spot, Token } from '../types.ts';
import type { Namer } from './lines.ts';
import { tableOf } from './parts.ts';

export interface Audience extends Table {
  /** Known as soon as a view is: without it the Creature is spoken of, never to. */
  creature?: Seat;
}

/** "the Jungle", inside a sentence; of a pair "the Jungle and the Beach". */
export const thePlace = (lang: Lang, spot: Spot): string => thePlaces(lang, spotPlaces(spot));
function thePlaces(lang: Lang, places: readonly PlaceNo[]): string {
  const words = places.map((place) => tableOf(lang).places[place].the);
  return listed(lang, words);
}
/** "The Jungle", on its own. */
export const nameOfPlace = (lang: Lang, place: PlaceNo): string => capital(thePlace(lang, place));
/** "in the Jungle", « dans la Jungle », « au Rover ». */
export const atPlace = (lang: Lang, place: PlaceNo): string => tableOf(lang).places[place].at;
export const nameOfHunt = (lang: Lang, card: HuntId): string => tableOf(lang).hunt[card].name;
export const nameOfSurvival = (lang: Lang, card: SurvivalId): string => tableOf(lang).survival[card].name;
/** "Creature token". */
export const nameOfToken = (lang: Lang, token: Token): string => tableOf(lang).tokens[token].token;
export const nameOfPhase = (lang: Lang, phase: Exclude<Phase, 0>): string => tableOf(lang).phases[phase].name;

/** Names as the lines of the log need them, for one reader. */
export function namer(lang: Lang, { names, reader, creature }: Audience): Namer {
  const { people, places, tokens } = tableOf(lang);
  const card: Namer['card'] = (id) => (isSurvivalId(id) ? nameOfSurvival(lang, id) : nameOfHunt(lang, id));
  return {
    is: (seat) => seat === reader,
    hunts: creature === reader,
    who: (seat) => (seat === creature ? people.creature : names[seat]),
    the: (spot) => thePlace(lang, spot),
    at: (place) => places[place].at,
    of: (place) => places[place].of,
    all: (nos) => thePlaces(lang, nos),
    card,
    cards: (cards) => listed(lang, cards.map(card)),
    token: (token) => tokens[token].the,
    laid(spots, each) {
      const words = keysOf(spots).map((token) => {
        const at = spots[token] ?? [];
        return each(tokens[token].the, thePlaces(lang, at), at.length > 1);
      });
      return listed(lang, words);
    },
  };
}
export const namesIn = (lang: Lang, { view, names }: Pick<AskedIn<NA>, 'view' | 'names'>): Namer =>
  namer(lang, { names, reader: view.seat, creature: view.open.creature });
