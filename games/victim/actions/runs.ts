/** What Run and Agile have in common. */
import { canGoOn } from '../facts/moves.ts';
import { unless, type WhyNot } from '../facts/why-not.ts';
import type { Acting } from './deed.ts';

/** VI-041a, VI-050, VI-086 */
export function runBarred({ pub, victim }: Acting): WhyNot | null {
  if (pub.open.turn?.grounded) return 'failedTest';
  return unless(canGoOn(pub, victim, { how: 'run', zero: false }), 'nowhereToGo');
}
