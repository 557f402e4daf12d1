/** Equality of questions and answers. Apart from the desk, which a page that only watches a table does not load. */
import type { Decision } from '@lurk/kernel';

export const sameChoice = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
export const sameQuestion = (a: Decision | null, b: Decision | null): boolean =>
  a === b || (!!a && !!b && a.kind === b.kind && sameChoice(a.shape, b.shape));
