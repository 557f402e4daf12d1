/** Runs the bots in a worker thread, so that none blocks a table. If a bot fails, the clock's answer is given instead. */
import { Worker } from 'node:worker_threads';
import type { BotLevel, BotTask, Thought } from '@lurk/table';
import type { Guard } from '../commit/guard.ts';
import { type Log, traceOf } from '../common/log.ts';

/** A task of the driver, with what a thread needs that knows no match. */
export interface PoolTask extends Omit<BotTask, 'seat'> {
  game: string;
  level: BotLevel;
  seed: string;
}

/** Longer than any bot may think. */
const PATIENCE = 5000;
/** A thread loads the game before its first answer: with a shorter timeout a busy machine would never get that far. */
const LOADING = 60_000;

export class BotPool {
  #worker: Worker | null = null;
  #loaded = false;
  #asked = 0;
  #stopped = false;
  /** Busy seconds of earlier threads. */
  #busyBefore = 0;
  readonly #waiting = new Map<number, { done(thought: Thought): void; timer: NodeJS.Timeout }>();
  readonly #log: Log;
  readonly #guard: Guard;

  constructor(log: Log, guard: Guard) {
    this.#log = log;
    this.#guard = guard;
  }

  /** Loads a game ahead of its first question: that takes a while, which should not fall into the middle of a match. */
  prepare(game: string): void {
    if (!this.#stopped) this.#thread().postMessage({ prepare: game });
  }

  ask(task: PoolTask): Promise<Thought> {
    return new Promise((done) => {
      if (this.#stopped) return;
      const no = ++this.#asked;
      const timer = this.#guard.after(this.#loaded ? PATIENCE : LOADING, 'slow bot', () => this.#tooSlow(no));
      this.#waiting.set(no, { done, timer });
      // Posting copies it: the view belongs to the match, which goes on changing.
      this.#thread().postMessage({ no, task });
    });
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } });
    worker.unref();
    const heard = ({ no, thought }: { no: number; thought: Thought }): void => {
      this.#loaded = true;
      this.#settle(no, thought);
    };
    const failed = (error: unknown): void => {
      this.#log('bot thread failed', traceOf(error));
      this.#restart();
    };
    worker.on('message', this.#guard.wrap('thought', heard));
    worker.on('error', this.#guard.wrap('bot thread', failed));
    this.#worker = worker;
    return worker;
  }

  /** Seconds that bots have been thinking, all tables together. */
  get busySeconds(): number {
    return this.#busyBefore + (this.#worker?.performance.eventLoopUtilization().active ?? 0) / 1000;
  }

  #settle(no: number, thought: Thought): void {
    const asked = this.#waiting.get(no);
    if (!asked) return;
    this.#waiting.delete(no);
    clearTimeout(asked.timer);
    asked.done(thought);
  }

  /** A slow answer blocks the whole thread: everything queued behind it fails with it. */
  #tooSlow(no: number): void {
    this.#log('bot too slow', { waiting: this.#waiting.size, no });
    this.#restart();
  }

  #restart(): void {
    this.#busyBefore = this.busySeconds;
    void this.#worker?.terminate();
    this.#worker = null;
    this.#loaded = false;
    for (const no of [...this.#waiting.keys()]) this.#settle(no, null);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    await this.#worker?.terminate();
  }
}
