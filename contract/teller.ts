/** How a match of a game reads as text, line by line. */
import type { Lang, Table } from '@lurk/i18n';
import type { GameTypes, Json } from '@lurk/kernel';

export interface Teller<G extends GameTypes> {
  /** Fetches the words of a language, before anything is told in it. */
  load(lang: Lang): Promise<unknown>;
  /** The first lines: who plays what, as far as everybody knows. */
  cast(lang: Lang, names: readonly string[], open: G['Open']): string[];
  /** Is this event a heading, and how high? */
  heading(event: G['Event']): 'turn' | 'phase' | null;
  tell(lang: Lang, event: G['Event'], readers: Table, open: G['Open']): string;
  /** What decided the match, from its last events. */
  ending(last: readonly G['Event'][]): string;
  turns(outcome: Json): number;
  /** Who won: a side, or whatever else matches of the game are won by (`seat 2` where everybody plays alone). `lurk simulate` counts them by this word. */
  winner(outcome: Json): string;
}
