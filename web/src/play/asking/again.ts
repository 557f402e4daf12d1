/** The second touch of the thing that has just been chosen: it gives the answer, where all it could do otherwise is take the pick back. */
import type { GameTypes, View } from '@lurk/kernel';
import type { Desk, DeskRules, Given } from './desk';
import { sameChoice } from './same';

/** A second touch so soon belongs to the first: a double click gives nothing, and takes nothing back. */
const SETTLED_MS = 300;

interface Touched<G extends GameTypes, D extends Desk, Key> {
  readonly view: View<G>;
  readonly before: D;
  readonly after: D;
  readonly key: Key;
}

const isSame = (one: Given | null, other: Given | null): boolean => !!one && !!other && sameChoice(one.choice, other.choice);

/**
 * Has this touch made the answer whole, so that the same touch once more may give it? Not in a set of which any number will do, where touching puts in
 * and takes out; not where every touch adds; and not where it only says again what is given already.
 */
export function givesAgain<G extends GameTypes, D extends Desk, Key>(
  { answer, touch, adds }: Pick<DeskRules<G, D, Key>, 'answer' | 'touch' | 'adds'>,
  { view, before, after, key }: Touched<G, D, Key>,
  given: Given['choice'] | undefined,
): boolean {
  const whole = answer(view, after);
  if (!whole || adds?.(view, before, key) || isSame(answer(view, before), whole)) return false;
  if (given !== undefined && sameChoice(given, whole.choice)) return false;
  const back = answer(view, touch(view, after, key));
  return !back || isSame(back, whole);
}

/** What was touched last, and when. */
export interface Chosen<Key> {
  readonly key: Key;
  readonly at: number;
}
/** What touching this does now: gives the answer, nothing yet, or what a first touch does. */
export function meansOf<Key>(chosen: Chosen<Key> | null, key: Key, now: number): 'give' | 'wait' | 'touch' {
  if (chosen?.key !== key) return 'touch';
  return now - chosen.at > SETTLED_MS ? 'give' : 'wait';
}
