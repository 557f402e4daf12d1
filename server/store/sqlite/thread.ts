/** The worker thread of SQLite: executes orders one after the other, in order. */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Broken } from '../../common/broken.ts';
import { codeOf } from '../../common/log.ts';
import { isDamaged, StoreTrouble, type Trouble } from '../trouble.ts';
import { type Engine, openEngine } from './engine.ts';

/** What the thread is given: the folder of the store, where orders come in, and what counts them. */
export interface Start {
  folder: string;
  orders: MessagePort;
  given: Int32Array<SharedArrayBuffer>;
}
/** What is asked of the thread, and what it answers to the one with this number. */
export interface Order {
  no: number;
  what: keyof Engine;
  args: unknown[];
}
export interface Result {
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
  trouble: error instanceof StoreTrouble ? error.kind : isDamaged(error) ? 'damaged' : null,
  broken: error instanceof Broken,
});

if (!parentPort) throw new Error('SQLite is waited for in a thread of the server');
const server = parentPort;

function open(folder: string): Engine | null {
  try {
    const engine = openEngine(folder);
    server.postMessage({ no: 0 } satisfies Result);
    return engine;
  } catch (error) {
    server.postMessage({ no: 0, failure: failureOf(error) } satisfies Result);
    return null;
  }
}

const { folder, orders, given }: Start = workerData;
const engine = open(folder);

/** Does what was asked; false after the last thing. */
function obey(store: Engine, { no, what, args }: Order): boolean {
  let result: Result;
  try {
    result = { no, value: Reflect.apply(store[what], store, args) };
  } catch (error) {
    result = { no, failure: failureOf(error) };
  }
  server.postMessage(result);
  return what !== 'close' || result.failure !== undefined;
}

/** Sleeps on the count of orders instead of in the event loop, which takes fewer system calls. */
function serve(store: Engine): void {
  for (let goesOn = true, seen = 0; goesOn; ) {
    Atomics.wait(given, 0, seen);
    seen = Atomics.load(given, 0);
    for (let order = receiveMessageOnPort(orders); order && goesOn; order = receiveMessageOnPort(orders))
      goesOn = obey(store, order.message);
  }
}

if (engine) serve(engine);
orders.close();
