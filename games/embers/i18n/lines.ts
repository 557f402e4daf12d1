/** The form of what is told: a line an event. */
import type { LinesOf, Naming } from '@lurk/i18n';
import type { Event } from '../events.ts';
import type { Card } from '../types.ts';

export interface Namer extends Naming {
  card(card: Card): string;
  cards(cards: readonly Card[]): string;
}
export type Lines = LinesOf<Event, Namer>;
