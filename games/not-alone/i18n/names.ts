/** What places, cards, tokens and people are called, alone and inside a sentence. */

import { type Lang, listed, type Table, uncapital } from '@lurk/i18n';
import type { Seat } from '@lurk/kernel';
import type { BoardSide } from '../data/board.ts';
import type { HuntId } from '../data/hunt-cards.ts';
import { type PairId, PLACES, type PlaceNo, pairPlaces } from '../data/places.ts';
import { isSurvivalId, type SurvivalId } from '../data/survival-cards.ts';
import type { Phase, Token } from '../types.ts';
import { componentsOf } from './components.ts';

export interface Audience extends Table {
  /** Known as soon as a view is: without it the Creature is spoken of, never to. */
  creature?: Seat;
}

/** "The Jungle", as on its card. */
export const nameOfPlace = (lang: Lang, place: PlaceNo): string => componentsOf(lang).places[PLACES[place].key].name;
/** "the Jungle", inside a sentence. */
export const thePlace = (lang: Lang, place: PlaceNo): string => uncapital(nameOfPlace(lang, place));
/** "at the Jungle", « à la Jungle », « au Rover ». */
export const atPlace = (lang: Lang, place: PlaceNo): string =>
  lang === 'en' ? `at ${thePlace(lang, place)}` : `à ${thePlace(lang, place)}`.replace(/^à le /, 'au ');
/** "of the Jungle", « de la Jungle », « du Rover ». */
export const ofPlace = (lang: Lang, place: PlaceNo): string =>
  lang === 'en' ? `of ${thePlace(lang, place)}` : `de ${thePlace(lang, place)}`.replace(/^de le /, 'du ');
/** "the Jungle and the Beach". */
export const thePlaces = (lang: Lang, places: readonly PlaceNo[]): string =>
  listed(
    lang,
    places.map((place) => thePlace(lang, place)),
  );
export const nameOfPair = (lang: Lang, pair: PairId): string => thePlaces(lang, pairPlaces(pair));

export const nameOfHunt = (lang: Lang, card: HuntId): string => componentsOf(lang).hunt[card].name;
export const nameOfSurvival = (lang: Lang, card: SurvivalId): string => componentsOf(lang).survival[card].name;
export const nameOfCard = (lang: Lang, card: HuntId | SurvivalId): string =>
  isSurvivalId(card) ? nameOfSurvival(lang, card) : nameOfHunt(lang, card);
export const cardNames = (lang: Lang, cards: readonly (HuntId | SurvivalId)[]): string =>
  listed(
    lang,
    cards.map((card) => nameOfCard(lang, card)),
  );

const TOKEN_IDS = { creature: 'tokCreature', artemia: 'tokArtemia', target: 'tokTarget' } as const satisfies Record<Token, string>;
/** "Creature token". */
export const nameOfToken = (lang: Lang, token: Token): string => componentsOf(lang).tokens[TOKEN_IDS[token]].name;
/** "the Creature token", « le jeton Créature ». */
export const theToken = (lang: Lang, token: Token): string =>
  lang === 'en' ? `the ${nameOfToken(lang, token)}` : `le ${uncapital(nameOfToken(lang, token))}`;

export const nameOfSide = (lang: Lang, side: BoardSide): string => componentsOf(lang).boardSides[side].name;
/** What playing on it means. */
export const ruleOfSide = (lang: Lang, side: BoardSide): string => componentsOf(lang).boardSides[side].rule;
export const nameOfPhase = (lang: Lang, phase: Exclude<Phase, 0>): string => componentsOf(lang).phases[phase].name;

const THE_CREATURE = { en: 'the Creature', fr: 'la Créature' } as const;
/** A Hunted by name, the Creature by what she is. */
export const nameOfSeat = (lang: Lang, seat: Seat, { names, creature }: Audience): string =>
  seat === creature ? THE_CREATURE[lang] : (names[seat] ?? String(seat + 1));
