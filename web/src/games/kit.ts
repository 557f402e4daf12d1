/** What the page around the screens must know of a game, in words and in facts. */
import type { GameTypes } from '@lurk/kernel';
import type { Lang } from '../i18n/languages';
import type { Fold } from '../play/wire-session.svelte';
import type { SoundName } from '../sound/synth';

export interface Named {
  readonly name: string;
  readonly rule: string;
}
export interface RulesPart {
  readonly title: string;
  readonly entries: readonly Named[];
}

export interface GameKit {
  readonly fold: Fold;
  /** What the lobby looks like: the place, and what waits behind the last seat. */
  readonly art?: { readonly ground: string; readonly figure: string };
  /** What is heard when everybody is told this; null for silence. Private events have no sound: somebody else may be in the room. */
  soundOf(event: GameTypes['Event']): SoundName | null;
}

/** The rules, to look things up in. */
export type RuleBook = (lang: Lang) => readonly RulesPart[];
