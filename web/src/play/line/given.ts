/**
 * What this player has answered: shown as given from the press until its consequences are shown. The table may have accepted it long before, while
 * earlier events are still being animated; shown as an open question again, it would be answered twice, and refused.
 */
import type { Choice } from '@lurk/kernel';
import type { Input } from './outbox';
import type { StreamState } from './stream';

/** An acknowledged input, and the last frame received by then: the frame with its consequences arrives before the acknowledgement. */
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
