/** Bots think in a thread of their own, so that none of them ever holds up a table; a bot that fails is answered for by the clock's answer. */
import { Worker } from 'node:worker_threads';
import type { Choice, GameTypes, Json, View } from '@lurk/kernel';
import type { BotLevel } from '@lurk/table';
import { type Log, traceOf } from './log.ts';

export interface Question {
  game: string;
  level: BotLevel;
  view: View<GameTypes>;
  memory: Json;
  id: number;
  seed: string;
}
/** Null where the bot failed. */
export type Thought = { choice: Choice } | null;

/** Longer than any bot may think. */
const PATIENCE = 5000;

export class BotPool {
  #worker: Worker | null = null;
  #asked = 0;
  #stopped = false;
  readonly #waiting = new Map<number, { done(thought: Thought): void; timer: NodeJS.Timeout }>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  ask(question: Question): Promise<Thought> {
    return new Promise((done) => {
      if (this.#stopped) return;
      const no = ++this.#asked;
      const timer = setTimeout(() => this.#tooSlow(no), PATIENCE);
      this.#waiting.set(no, { done, timer });
      // Copied here and now: the view is the match's own, and the match goes on.
      this.#thread().postMessage({ no, question });
    });
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } });
    worker.unref();
    worker.on('message', ({ no, thought }: { no: number; thought: Thought }) => this.#settle(no, thought));
    worker.on('error', (error) => {
      this.#log('bot thread failed', traceOf(error));
      this.#restart();
    });
    this.#worker = worker;
    return worker;
  }

  #settle(no: number, thought: Thought): void {
    const asked = this.#waiting.get(no);
    if (!asked) return;
    this.#waiting.delete(no);
    clearTimeout(asked.timer);
    asked.done(thought);
  }

  /** One thought blocks the whole thread: all that wait behind it are given up with it. */
  #tooSlow(no: number): void {
    this.#log('bot too slow', { waiting: this.#waiting.size, no });
    this.#restart();
  }

  #restart(): void {
    void this.#worker?.terminate();
    this.#worker = null;
    for (const no of [...this.#waiting.keys()]) this.#settle(no, null);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    await this.#worker?.terminate();
  }
}
