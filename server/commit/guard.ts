/**
 * No fault leaves its own handler. Whatever the outside calls (a request, an upgrade, a message, a timer, an event) is called through a guard:
 * what it throws, now or later, is written down, its own visitor is told, and everybody else plays on.
 * `guard.test.ts` finds every handler of this folder that goes without.
 */
import { Broken } from '../common/broken.ts';
import { type Log, traceOf } from '../common/log.ts';

export interface Nets {
  log: Log;
  /** The state is really broken: whoever started the server ends it. */
  broken(error: Broken): void;
  /** Called before each handler, inside the net: tests make handlers fail with it. */
  probe?(what: string): void;
}

export class Guard {
  readonly #nets: Nets;
  constructor(nets: Nets) {
    this.#nets = nets;
  }

  /** The same handler, from which nothing escapes; `failed` gets the same arguments if something would have. */
  wrap<A extends unknown[]>(what: string, handler: (...args: A) => unknown, failed?: (...args: A) => void): (...args: A) => void {
    return (...args) => {
      try {
        this.#nets.probe?.(what);
        const pending = handler(...args);
        if (pending instanceof Promise) pending.catch((error) => this.#fail(what, error, args, failed));
      } catch (error) {
        this.#fail(what, error, args, failed);
      }
    };
  }

  #fail<A extends unknown[]>(what: string, error: unknown, args: A, failed?: (...args: A) => void): void {
    this.fault(what, error);
    if (failed) this.attempt(`${what}, failing`, () => failed(...args));
  }

  /** Does it now; false if it failed. */
  attempt(what: string, work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      this.fault(what, error);
      return false;
    }
  }

  /** Waits until it is done, or has failed. */
  async settle(what: string, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.fault(what, error);
    }
  }

  after(ms: number, what: string, work: () => void): NodeJS.Timeout {
    return setTimeout(this.wrap(what, work), ms);
  }

  every(ms: number, what: string, work: () => void): NodeJS.Timeout {
    return setInterval(this.wrap(what, work), ms);
  }

  /** In the next turn of the event loop. */
  soon(what: string, work: () => void, failed?: () => void): void {
    setImmediate(this.wrap(what, work, failed));
  }

  fault(what: string, error: unknown): void {
    try {
      this.#nets.log('fault', { in: what, ...traceOf(error) });
    } catch {
      // A log that cannot be written must not take the table down with it.
    }
    if (error instanceof Broken) this.#nets.broken(error);
  }
}
