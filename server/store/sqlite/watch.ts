/** Checks the store's pages for damage, soon after the start and once a day, in a worker thread. */
import { Worker } from 'node:worker_threads';

const SOON = 1_000;
const DAY = 24 * 60 * 60_000;

export class Watch {
  /** What is wrong, once anything is. */
  readonly damaged: Promise<string>;
  #found: (what: string) => void = () => {};
  #worker: Worker | null = null;
  readonly #timers: NodeJS.Timeout[];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    this.damaged = new Promise((found) => {
      this.#found = found;
    });
    this.#timers = [setTimeout(() => this.#look(), SOON), setInterval(() => this.#look(), DAY)];
    for (const timer of this.#timers) timer.unref();
  }

  /** Somebody came upon it. */
  found(what: string): void {
    this.#found(what);
  }

  #look(): void {
    if (this.#worker) return;
    const worker = new Worker(new URL('./look-through.ts', import.meta.url), { workerData: this.#file });
    this.#worker = worker;
    worker.unref();
    worker.on('message', (what: string | null) => what !== null && this.#found(what));
    // A check that failed to run says nothing; the next one will.
    worker.on('error', () => {});
    worker.on('exit', () => {
      this.#worker = null;
    });
  }

  async end(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#worker?.terminate();
  }
}
