/** Before anybody decides anything: the trap windows of AN-083 and AN-083a. */
import { type Ask, ask, call, type Next } from '@lurk/kernel';
import { trapsLaid } from '../facts/supply.ts';
import type { AN, C } from '../types.ts';

/** AN-083a Its zone came out and it would decide next: trap owners first. `again` is the step that asks. */
export function anomalyDecides<L>(c: C<L>, question: Ask<AN, L>, again: string): Next {
  if (c.s.open.located && trapsLaid(c.pub) > 0) return call('trapWindow', null, again);
  c.s.open.located = false;
  return ask(question);
}

/** A Student decides next, and any trap owner may act meanwhile: no window is called for. */
export function studentDecides<L>(c: C<L>, question: Ask<AN, L>): Next {
  c.s.open.located = false;
  return ask(question);
}

/** AN-083 A window at this point, if at least one trap is laid. */
export const windowThen = (c: C<unknown>, then: string): Next | null => (trapsLaid(c.pub) > 0 ? call('trapWindow', null, then) : null);
