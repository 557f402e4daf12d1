/**
 * The order in which the affairs of one keeper are dealt with: one after the other, and no two at a time. Most are done at once. Some must be
 * alone: they begin when all that was worked out before them is stored and told, they may wait for the store, and what comes meanwhile
 * comes after them.
 */
type Act = { readonly alone: false; run(): void };
type Job = { readonly alone: true; run(): Promise<void> };

export class Lane {
  /** Changes worked out and not yet told. */
  #open = 0;
  #waiting: (Act | Job)[] = [];
  #held = false;

  /** Now, or as soon as whatever must be alone is done. Neither may throw. */
  act(run: () => void): void {
    if (this.isFree) run();
    else this.#waiting.push({ alone: false, run });
  }

  alone(run: () => Promise<void>): void {
    this.#waiting.push({ alone: true, run });
    this.#goOn();
  }

  /** Nothing is under way that must be alone, and nobody waits. */
  get isFree(): boolean {
    return !this.#held && this.#waiting.length === 0;
  }

  /** All that was worked out is stored and told. */
  get isSettled(): boolean {
    return this.#open === 0 && this.isFree;
  }

  /** Does anybody wait behind what is under way? */
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

  /** The same before everything that waits. */
  first(run: () => Promise<void>): void {
    this.#waiting.unshift({ alone: true, run });
    this.#goOn();
  }

  /** What was worked out is lost; before anything else happens the keeper goes back to what is stored. */
  lost(goBack: () => Promise<void>): void {
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
