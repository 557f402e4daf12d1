/** How a match of a game reads as text, line by line. */
import type { Lang } from '@lurk/i18n';
import type { GameTypes, Json, Seat } from '@lurk/kernel';

/** Who is at the table, and who reads; null is somebody who watches. */
export interface Readers {
  names: readonly string[];
  reader: Seat | null;
}

export interface Teller<G extends GameTypes> {
  title: string;
  /** Fetches the words of a language, before anything is told in it. */
  load(lang: Lang): Promise<unknown>;
  /** The first lines: who plays what, as far as everybody knows. */
  cast(lang: Lang, names: readonly string[], open: G['Open']): string[];
  /** Is this event a heading, and how high? */
  heading(event: G['Event']): 'turn' | 'phase' | null;
  tell(lang: Lang, event: G['Event'], readers: Readers, open: G['Open']): string;
  /** What decided the match, from its last events. */
  ending(last: readonly G['Event'][]): string;
  turns(outcome: Json): number;
  /** Who won: a side, or whatever else matches of the game are won by (`seat 2` where everybody plays alone). `lurk simulate` counts them by this word. */
  winner(outcome: Json): string;
}
