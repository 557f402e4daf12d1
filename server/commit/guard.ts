/**
 * Error boundary. Every handler called from outside (request, upgrade, message, timer, event) runs through it: what it throws, at once or in a promise,
 * is logged, its own client is told, and everybody else plays on. `guard.test.ts` finds every handler of the server that is not wrapped.
 */
import { Broken } from '../common/broken.ts';
import { type Log, traceOf } from '../common/log.ts';

export interface Nets {
  log: Log;
  /** Memory and disk cannot be reconciled: the process has to end. */
  broken(error: Broken): void;
  /** Called inside the boundary before each handler: tests make handlers fail with it. */
  probe?(what: string): void;
}

export class Guard {
  readonly #nets: Nets;
  constructor(nets: Nets) {
    this.#nets = nets;
  }

  /** The handler with its errors caught; `failed` is then called with the same arguments. */
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

  /** Runs it now; false if it threw. */
  attempt(what: string, work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      this.fault(what, error);
      return false;
    }
  }

  /** Waits for it, and logs if it fails. */
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
      // A log that cannot be written must not end the match.
    }
    if (error instanceof Broken) this.#nets.broken(error);
  }
}
