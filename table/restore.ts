/**
 * Restores a stored match under the rules it began with, or under rules that declare to continue them. A snapshot is valid only for the code that made it:
 * any other replays the match from its inputs, and if that would have told anything differently, these are not the match's rules. A match that no rules
 * at hand can restore is left as it is.
 */
import type { AnyGame, Options, PacedGame } from '@lurk/contract';
import type { GameTypes, Input } from '@lurk/kernel';
import { Host, type Saved, type Setting } from './host.ts';

export interface StoredInput {
  /** Counts from 1. */
  no: number;
  input: Input;
  at: number;
}
export interface StoredMatch {
  options: Options;
  seed: string;
  /** Whatever code made it; null where none is kept. `no` is the number of the last input in it. */
  snapshot: { readonly no: number; readonly saved: Partial<Saved> } | null;
  inputsAfter(no: number): StoredInput[];
}

/** Why a match cannot go on. */
export interface Frozen {
  /** Its rules are not here; they refuse, or fail at, an input they once took; or they would have told it otherwise. */
  why: 'noRules' | 'refused' | 'failed' | 'differs';
  /** The input it happened at. */
  no: number;
}
export interface Restored {
  host: Host<GameTypes>;
  /** How many inputs it has had. */
  no: number;
}

/** The rules of a game that are at hand. */
export interface Kept {
  readonly module: AnyGame;
  /** Earlier ones, kept for the matches that began with them. The latest first. */
  readonly older?: readonly AnyGame[];
}
/** Those that can play a match that began under this version, those of today first. */
export const rulesFor = ({ module, older = [] }: Kept, version: string): AnyGame[] =>
  [module, ...older].filter(({ rulesVersion, continues = [] }) => rulesVersion === version || continues.includes(version));

/** Under the first of these rules that can. */
export function restore(rules: PacedGame<GameTypes>[], stored: StoredMatch, setting: Setting, now: number): Restored | Frozen {
  let frozen: Frozen = { why: 'noRules', no: 0 };
  for (const game of rules) {
    const found = restoreUnder(game, stored, setting, now);
    if ('host' in found) return found;
    frozen = found;
  }
  return frozen;
}

function restoreUnder(game: PacedGame<GameTypes>, stored: StoredMatch, setting: Setting, now: number): Restored | Frozen {
  let no = 0;
  try {
    const { options, seed, snapshot } = stored;
    const begun = Host.begin(game, { ...setting, options, seed, now });
    const isGood = snapshot !== null && begun.host.canRead(snapshot.saved);
    const host = isGood ? Host.restore(game, setting, snapshot.saved, now) : begun.host;
    no = isGood ? snapshot.no : 0;
    // How people want to be asked is no rule: it holds whatever code wrote it down.
    const asBefore = (): void => {
      if (!isGood && no === snapshot?.no) snapshot.saved.wants?.forEach((wants, seat) => void host.setWants(seat, wants, now));
    };
    asBefore();
    for (const next of stored.inputsAfter(no)) {
      no = next.no;
      const done = host.apply(next.input, next.at);
      if (!done.ok) return { why: 'refused', no };
      if (no === snapshot?.no && !hasTold(host, snapshot.saved)) return { why: 'differs', no };
      asBefore();
    }
    return { host, no };
  } catch {
    return { why: 'failed', no };
  }
}

/** Everybody was told as often as when the snapshot was made. */
const hasTold = (host: Host<GameTypes>, { sent }: Partial<Saved>): boolean => String(host.save().sent) === String(sent);
