/** What the plain table needs of a game without screens of its own: its `public.ts` has all of it. */
import type { Ending, GameSpeech, Lang, LazyWords, Named, Table } from '@lurk/i18n';
import type { GameTypes, Seat, View } from '@lurk/kernel';
import type { Events } from './events.ts';

/** Something on the board: its name, its rule, and how it stands. */
export interface BoardText extends Named {
  readonly now: string;
}

export interface PlainGame<G extends GameTypes = GameTypes> {
  readonly events: Events<G>;
  readonly speech: GameSpeech<G>;
  /** All of its words: fetched before it is shown. */
  readonly words: readonly LazyWords[];
  /** What lies open, and what the reader holds. */
  boardText?(lang: Lang, view: View<G>, table: Table): readonly BoardText[];
  describeOutcome(lang: Lang, open: G['Open'], reader: Seat | null, names: readonly string[]): Ending | null;
}
