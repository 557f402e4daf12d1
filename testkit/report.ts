/** What a check found: how much it looked at, and what was wrong. */
const MOST = 20;

export class Report {
  readonly counts: Record<string, number> = {};
  /** The first failures; one broken rule fails everywhere, and twenty examples are enough. */
  readonly failures: string[] = [];

  count(what: string, n = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + n;
  }

  fail(what: string): void {
    this.count('failures');
    if (this.failures.length < MOST) this.failures.push(what);
  }

  /** Runs one part of a check; a throw inside it is a failure like any other, told with where it happened. */
  guard(where: string, part: () => void): void {
    try {
      part();
    } catch (error) {
      this.fail(`${where}: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    }
  }

  toString(): string {
    const counts = Object.entries(this.counts).map(([what, n]) => `${what} ${n}`);
    return [counts.join(', '), ...this.failures].join('\n');
  }
}
