/** What the page around the screens must know of a game, in words and in facts. */
import type { PlainGame } from '@lurk/contract';
import type { Coaching } from '@lurk/i18n';
import type { GameTypes, Json, View } from '@lurk/kernel';
import type { Lang } from '../i18n/languages';
import type { TableFold } from '../play/line/wire-session.svelte';

export interface Named {
  readonly name: string;
  readonly rule: string;
}
export interface RulesPart {
  /** Shown first, in this order, to a reader who knows nothing yet. */
  readonly lead?: boolean;
  readonly title: string;
  readonly entries: readonly Named[];
}

/** What the plain table shows. */
export interface PlainKit {
  readonly game: Omit<PlainGame, 'words'>;
  name(lang: Lang): string;
}
export interface GameKit {
  readonly fold: TableFold;
  /** Of a game without a table of its own. */
  readonly plain?: PlainKit;
  /** What the lobby looks like: the place, and what waits behind the last seat. */
  readonly art?: { readonly ground: string; readonly figure: string };
  /** Is something put to this seat that it may answer, although the table waits for no answer of it? */
  isAddressed?(view: View<GameTypes>): boolean;
}

/** What a first match teaches on one side. */
export interface Lesson {
  readonly side: string;
  readonly words: Coaching;
  /** Questions answered for a newcomer, as the clock would answer them. */
  readonly settles?: readonly string[];
}
export interface Teacher {
  /** The lesson for the player of this view; null for observers. */
  lessonFor(lang: Lang, view: View<GameTypes>): Lesson | null;
}

/** The rules, to look things up in; by the options of a table, where there is one. */
export type RuleBook = (lang: Lang, options?: Readonly<Record<string, Json>>) => readonly RulesPart[];
