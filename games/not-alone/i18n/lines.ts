/** The form of what is said at the table: a line for every event, a question for every kind of decision. The compiler misses none. */
import type { Described, LinesOf, StepWords } from '@lurk/i18n';
import type { Seat } from '@lurk/kernel';
import type { HuntId } from '../data/hunt-cards.ts';
import type { PlaceNo } from '../data/places.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import type { Event, Spot, Token } from '../types.ts';

/** Names, as a sentence of the reader's language needs them. */
export interface Namer {
  /** Is this the reader? */
  is(seat: Seat): boolean;
  /** Is the reader the Creature? */
  readonly hunts: boolean;
  who(seat: Seat): string;
  /** "the Jungle", of a pair "the Jungle and the Beach"; "in the Jungle", "of the Jungle". */
  the(spot: Spot): string;
  at(place: PlaceNo): string;
  of(place: PlaceNo): string;
  all(places: readonly PlaceNo[]): string;
  card(card: HuntId | SurvivalId): string;
  cards(cards: readonly (HuntId | SurvivalId)[]): string;
  token(token: Token): string;
  /** The tokens that lie somewhere, each in words with its places. */
  laid(tokens: Partial<Record<Token, PlaceNo[]>>, each: (token: string, places: string, across: boolean) => string): string;
}
export type Lines = LinesOf<Event, Namer>;
/** What is said of cards that change places, by why they do. */
export type OfCards<Why extends string> = Readonly<Record<Why, (who: Seat, cards: string, n: Namer) => string>>;

export type Texts = Pick<Described, 'title' | 'help'>;
/** `waiting` is what the others read while somebody is asked: without names where those would tell too much. */
export type Question = Omit<Described, 'title'> & {
  readonly title: string | ((at: string, cards: number) => string);
  readonly waiting: string | ((who: string, the: string, of: string) => string);
};
type Step = string | ((cards: number) => string);
/** Besides what leads there: at the beginning `action`, further in `mode`, where nothing is known of what there is to choose from. */
export type Steps = StepWords<Step> & Readonly<Record<string, Step | Readonly<Record<string, Step>>>>;
