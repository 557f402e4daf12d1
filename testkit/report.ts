/** What a check found: how much it looked at, and what was wrong. */
const MOST = 40;
/** One broken rule fails everywhere; a few examples of each kind are enough. */
const MOST_ALIKE = 4;
const STACK = 4;

export class Report {
  readonly counts: Record<string, number> = {};
  readonly failures: string[] = [];
  readonly #kinds = new Map<string, number>();

  count(what: string, n = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + n;
  }

  fail(what: string): void {
    this.count('failures');
    const kind = what.replace(/\d+/g, '').slice(0, 40);
    const alike = (this.#kinds.get(kind) ?? 0) + 1;
    this.#kinds.set(kind, alike);
    if (alike <= MOST_ALIKE && this.failures.length < MOST) this.failures.push(what);
  }

  /** Runs one part of a check; a throw inside it is a failure like any other, told with where it happened. */
  guard(where: string, part: () => void): void {
    try {
      part();
    } catch (error) {
      const { message, cause, stack } = error as Error;
      const origin = cause instanceof Error ? cause.stack : stack;
      const lines = origin?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
      this.fail(`${where}: ${[message, ...lines.slice(0, STACK)].join('\n')}`);
    }
  }

  toString(): string {
    const counts = Object.entries(this.counts).map(([what, n]) => `${what} ${n}`);
    return [counts.join(', '), ...this.failures].join('\n');
  }
}
