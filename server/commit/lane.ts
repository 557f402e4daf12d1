/**
 * The queue of one keeper: one entry at a time. Most are synchronous and run at once. Exclusive ones are asynchronous: they begin when every change before
 * them is stored and told, and whatever arrives meanwhile is queued behind them.
 */
type Act = { readonly alone: false; run(): void };
type Job = { readonly alone: true; run(): Promise<void> };

export class Lane {
  /** Changes made and not yet told. */
  #open = 0;
  #waiting: (Act | Job)[] = [];
  #held = false;

  /** Runs now, or after the exclusive entries before it. Must not throw. */
  act(run: () => void): void {
    if (this.isFree) run();
    else this.#waiting.push({ alone: false, run });
  }

  alone(run: () => Promise<void>): void {
    this.#waiting.push({ alone: true, run });
    this.#goOn();
  }

  /** No exclusive entry is running, and none is queued. */
  get isFree(): boolean {
    return !this.#held && this.#waiting.length === 0;
  }

  /** Every change is stored and told. */
  get isSettled(): boolean {
    return this.#open === 0 && this.isFree;
  }

  /** Is anything queued? */
  get isWaitedFor(): boolean {
    return this.#waiting.length > 0;
  }

  opened(): void {
    this.#open++;
  }

  told(): void {
    this.#open--;
    this.#goOn();
  }

  /** An exclusive entry at the front of the queue. */
  first(run: () => Promise<void>): void {
    this.#waiting.unshift({ alone: true, run });
    this.#goOn();
  }

  /** The changes on their way will not happen: the keeper is rolled back before anything else runs. */
  rollBack(goBack: () => Promise<void>): void {
    this.#open = 0;
    this.first(goBack);
  }

  #goOn(): void {
    while (!this.#held) {
      const [next] = this.#waiting;
      if (!next || (next.alone && this.#open > 0)) return;
      this.#waiting.shift();
      if (next.alone) void this.#hold(next);
      else next.run();
    }
  }

  async #hold({ run }: Job): Promise<void> {
    this.#held = true;
    await run();
    this.#held = false;
    this.#goOn();
  }
}
