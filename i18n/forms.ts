/** The forms in which every game speaks, so that a screen or a command can treat games alike. */
import type { Seat } from '@lurk/kernel';

/** Who is at the table, and who reads; null is somebody who watches. Games add who plays what. */
export interface Table {
  names: readonly string[];
  reader: Seat | null;
}

/** A question as its reader sees it. */
export interface Described {
  title: string;
  help: string;
  /** Shown once the answer is sealed; null where it counts at once. */
  sealed: string | null;
  /** The button that declines; null where nothing can be declined. */
  pass: string | null;
}

/** The end screen. */
export interface Ending {
  title: string;
  how: string;
  verdict: string;
  /** Has the reader's side won? Null where nobody can say so: for those who watched, at a draw. */
  won: boolean | null;
}

/** Anything on the table that has a name and can be explained. */
export interface Named {
  readonly name: string;
  readonly rule: string;
}

/** The keys of a screen, each with what it does. */
export type KeyList = readonly (readonly [key: string, what: string])[];

/** What a newcomer is told at a question: what to do, and, where that differs, once nothing is missing and once it is given. */
export interface Advice {
  readonly todo: string;
  readonly ready?: string;
  readonly done?: string;
}

/** What a first match teaches one side: who you are before it begins, then a line at each kind of question the first time it is met. */
export interface Coaching {
  readonly you: string;
  readonly want: string;
  readonly against: string;
  /** What has been decided for a newcomer, so that nothing unknown is asked first. */
  readonly settled?: string;
  readonly asks: Readonly<Record<string, Advice>>;
  /** While the others are asked this. */
  readonly waits: Readonly<Record<string, string>>;
}
