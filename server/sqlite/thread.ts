/** The thread SQLite is waited for in. It does what it is asked, one thing after the other, in the order it was asked. */
import { parentPort, workerData } from 'node:worker_threads';
import { Broken } from '../guard.ts';
import { codeOf } from '../log.ts';
import { type Engine, openEngine } from './engine.ts';
import { StoreTrouble, type Trouble } from './trouble.ts';

/** What is asked of the thread, and what it answers to the one with this number. */
export interface Order {
  no: number;
  what: keyof Engine;
  args: unknown[];
}
export interface Answer {
  /** 0 for the opening. */
  no: number;
  value?: unknown;
  failure?: Failure;
}
/** An error on its way to another thread. */
export interface Failure {
  message: string;
  code: string | null;
  trouble: Trouble | null;
  broken: boolean;
}

const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  code: codeOf(error),
  trouble: error instanceof StoreTrouble ? error.kind : null,
  broken: error instanceof Broken,
});

if (!parentPort) throw new Error('SQLite is waited for in a thread of the server');
const server = parentPort;

function open(folder: string): Engine | null {
  try {
    const engine = openEngine(folder);
    server.postMessage({ no: 0 } satisfies Answer);
    return engine;
  } catch (error) {
    server.postMessage({ no: 0, failure: failureOf(error) } satisfies Answer);
    return null;
  }
}

const engine = open(workerData);
if (engine)
  server.on('message', ({ no, what, args }: Order) => {
    let answer: Answer;
    try {
      answer = { no, value: Reflect.apply(engine[what], engine, args) };
    } catch (error) {
      answer = { no, failure: failureOf(error) };
    }
    server.postMessage(answer);
    if (what === 'close' && !answer.failure) server.close();
  });
