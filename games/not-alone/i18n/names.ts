/** What places, cards, tokens and people are called, alone and inside a sentence. */

import { capital, type Lang, listed, type Table } from '@lurk/i18n';
import { keysOf, type Seat } from '@lurk/kernel';
import type { HuntId } from '../data/hunt-cards.ts';
import { type PairId, type PlaceNo, pairPlaces } from '../data/places.ts';
import { isSurvivalId, type SurvivalId } from '../data/survival-cards.ts';
import type { Phase, Token } from '../types.ts';
import type { Namer } from './lines.ts';
import { tableOf } from './parts.ts';

export interface Audience extends Table {
  /** Known as soon as a view is: without it the Creature is spoken of, never to. */
  creature?: Seat;
}

/** "The Jungle", on its own. */
export const nameOfPlace = (lang: Lang, place: PlaceNo): string => capital(thePlace(lang, place));
/** "the Jungle", inside a sentence. */
export const thePlace = (lang: Lang, place: PlaceNo): string => tableOf(lang).places[place].the;
/** "in the Jungle", « dans la Jungle », « au Rover ». */
export const atPlace = (lang: Lang, place: PlaceNo): string => tableOf(lang).places[place].at;
/** "the Jungle and the Beach". */
const thePlaces = (lang: Lang, places: readonly PlaceNo[]): string =>
  listed(
    lang,
    places.map((place) => thePlace(lang, place)),
  );
export const nameOfPair = (lang: Lang, pair: PairId): string => thePlaces(lang, pairPlaces(pair));

export const nameOfHunt = (lang: Lang, card: HuntId): string => tableOf(lang).hunt[card].name;
export const nameOfSurvival = (lang: Lang, card: SurvivalId): string => tableOf(lang).survival[card].name;
const nameOfCard = (lang: Lang, card: HuntId | SurvivalId): string =>
  isSurvivalId(card) ? nameOfSurvival(lang, card) : nameOfHunt(lang, card);

/** Names as the lines of the log need them, for one reader. */
export function namer(lang: Lang, table: Audience): Namer {
  const { reader, creature } = table;
  const { places, tokens } = tableOf(lang);
  return {
    is: (seat) => seat === reader,
    hunts: creature !== undefined && creature === reader,
    who: (seat) => nameOfSeat(lang, seat, table),
    the: (place) => places[place].the,
    at: (place) => places[place].at,
    of: (place) => places[place].of,
    all: (places) => thePlaces(lang, places),
    pair: (pair) => nameOfPair(lang, pair),
    card: (card) => nameOfCard(lang, card),
    cards(cards) {
      const words = cards.map((card) => nameOfCard(lang, card));
      return listed(lang, words);
    },
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

/** "Creature token". */
export const nameOfToken = (lang: Lang, token: Token): string => tableOf(lang).tokens[token].token;
export const nameOfPhase = (lang: Lang, phase: Exclude<Phase, 0>): string => tableOf(lang).phases[phase].name;

/** A Hunted by name, the Creature by what she is. */
export const nameOfSeat = (lang: Lang, seat: Seat, { names, creature }: Audience): string =>
  seat === creature ? tableOf(lang).people.creature : (names[seat] ?? String(seat + 1));
export const seatList = (lang: Lang, seats: readonly Seat[], table: Audience): string =>
  listed(
    lang,
    seats.map((seat) => nameOfSeat(lang, seat, table)),
  );
