/** How a game speaks at a table: the interface of its words, for code that shows a match without knowing its rules. */
import type { Decision, GameTypes, Option, Seat, Shape, Value, View } from '@lurk/kernel';
import type { Lang } from './format.ts';
import type { Described, Ending } from './forms.ts';
import type { Path } from './walk.ts';

/** What an option stands in: the question, what its reader sees, and the names at the table. */
export interface AskedIn<G extends GameTypes> {
  kind: string;
  /** The whole of what is asked: it says what each option is. */
  shape: Shape;
  view: View<G>;
  names: readonly string[];
}

export interface GameSpeech<G extends GameTypes> {
  describeDecision(lang: Lang, decision: Decision, view: View<G>, offered?: boolean): Described;
  /** Whom the table waits for besides the reader; null when for nobody else. */
  describeWaiting(lang: Lang, view: View<G>, names: readonly string[]): string | null;
  describeStep(lang: Lang, shape: Shape, asked: AskedIn<G>, path?: Path): string;
  describeOption(lang: Lang, option: Value | Option, asked: AskedIn<G>, path?: Path): string;
  /** The rule behind an option that is a thing, where there is one to look up. */
  describeRule?(lang: Lang, id: Value, asked: AskedIn<G>, path: Path): string | undefined;
  describeConfirm(lang: Lang): string;
  tellEvent(lang: Lang, event: G['Event'], view: View<G>, names: readonly string[]): string;
}

/** The words of the end are fetched when it comes. */
export type DescribeOutcome<G extends GameTypes> = (
  lang: Lang,
  open: G['Open'],
  reader: Seat | null,
  /** Of the seats: in a game without sides a person wins. */
  names: readonly string[],
) => Ending | null;
