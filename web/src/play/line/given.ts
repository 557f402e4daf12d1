/**
 * What this player has given: shown as given from the press until what came of it is shown too. The table may have taken it long before that, while
 * what happened earlier is still shown one thing at a time; put as a question once more, it would be answered once more, and refused.
 */
import type { Choice } from '@lurk/kernel';
import type { Input } from './outbox';
import type { StreamState } from './stream';

/** An input the table has taken, and the last frame that had been told by then: what came of it is told before that it was taken. */
export interface Taken {
  readonly input: Input;
  readonly match: string | null;
  readonly n: number;
}

/** The answer given to one of these questions; null if they wait for one. */
export function givenTo(
  asked: readonly number[],
  waiting: readonly Input[],
  taken: Taken | null,
  shown: Pick<StreamState, 'match' | 'n'>,
): { decision: number; choice: Choice } | null {
  const isBehind = taken?.match === shown.match && shown.n < taken.n;
  const last = waiting.at(-1) ?? (isBehind ? taken.input : undefined);
  return last?.t === 'answer' && asked.includes(last.decision) ? { decision: last.decision, choice: last.choice } : null;
}
