/** Before anybody decides anything: the trap windows of AN-083 and AN-083a. */
import { type Ask, ask, call } from '@lurk/kernel';
import { trapsLaid } from '../facts/supply.ts';
import type { AN, C, Spring } from '../types.ts';

type Question<L, T, A> = Ask<AN, L, T, A, Spring>;

/** AN-083a Its zone came out and it would decide next: trap owners first. `again` is the step that asks. */
export function anomalyDecides<L, T, K extends string, K2 extends string>(c: C<L>, question: Question<L, T, never>, then: K, again: K2) {
  if (c.s.open.located && trapsLaid(c.pub) > 0) return call('trapWindow', null, again);
  c.s.open.located = false;
  return ask(question, then);
}

/** A Student decides next, and any trap owner may act meanwhile: no window is called for. */
export function studentDecides<L, T, A, K extends string>(c: C<L>, question: Question<L, T, A>, then: K) {
  c.s.open.located = false;
  return ask(question, then);
}

/** AN-083 A window at this point, if at least one trap is laid. */
export const windowThen = <K extends string>(c: C, then: K) => (trapsLaid(c.pub) > 0 ? call('trapWindow', null, then) : null);
