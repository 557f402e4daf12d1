/** What every game's words are put through: the checks are those of `matchesRead` and `textsRead`, by their titles. */
import { describe, expect, test } from 'vitest';

export function proveWords(what: string, checks: Readonly<Record<string, () => readonly unknown[]>>): void {
  describe(what, () => {
    for (const [title, wrong] of Object.entries(checks)) test(title, () => expect(wrong()).toEqual([]));
  });
}
