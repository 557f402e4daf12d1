/** What the page around the screens must know of a game, in words and in facts. */
import type { Lang } from '../i18n/languages';
import type { Fold } from '../play/wire-session.svelte';
import type { SoundName } from '../sound/synth';

export interface Named {
  readonly name: string;
  readonly rule: string;
}
/** One option of a lobby: a choice among some, or a switch. */
export interface OptionWords extends Named {
  readonly id: string;
  readonly choices?: readonly ({ readonly id: string } & Named)[];
}
export interface RulesPart {
  readonly title: string;
  readonly entries: readonly Named[];
}

export interface GameKit {
  readonly fold: Fold;
  options(lang: Lang): readonly OptionWords[];
  /** What is heard when everybody is told this; null for silence. Private events have no sound: somebody else may be in the room. */
  soundOf(event: never): SoundName | null;
}

/** The rules, to look things up in. */
export type RuleBook = (lang: Lang) => readonly RulesPart[];
