/** The form of what is said at the table: a line for every event, a question for every kind of decision. The compiler misses none. */
import type { Described, LinesOf } from '@lurk/i18n';
import type { Seat } from '@lurk/kernel';
import type { DieFace } from '../coop/types.ts';
import type { Action, Item } from '../data/cards.ts';
import type { Exit, Location, Place } from '../data/rooms.ts';
import type { Weather } from '../data/weather.ts';
import type { Backs, Event, Pawn, Up } from '../types.ts';

/** Names, as a sentence of the reader's language needs them. */
export interface Namer {
  who(pawn: Pawn): string;
  all(pawns: readonly Pawn[]): string;
  player(seat: Seat): string;
  /** With its article; with the word for going there; with the word for being there. */
  the(place: Place | Location): string;
  to(place: Place | Location): string;
  in(place: Place | Location): string;
  exit(exit: Exit): string;
  item(item: Item | Up): string;
  items(items: readonly (Item | Up)[]): string;
  backs(backs: Backs, up: readonly Up[]): string;
  weather(weather: Weather): string;
  action(action: Action): string;
  face(face: DieFace): string;
  list(items: readonly string[]): string;
}
export type Lines = LinesOf<Event, Namer>;
/** `waiting` is what the others read while somebody is asked. */
export type Question = Omit<Described, 'title'> & { readonly title: string; readonly waiting: (who: string) => string };
