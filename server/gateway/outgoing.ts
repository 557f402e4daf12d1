/**
 * Corks sockets until the end of the tick: a frame and the `ok` to its sender leave in one system call instead of two.
 */
import type { Duplex } from 'node:stream';
import type { Guard } from '../commit/guard.ts';

export class Outgoing {
  #held: Duplex[] = [];
  readonly #letGo: () => void;

  constructor(guard: Guard) {
    const letGo = (): void => {
      for (const line of this.#held.splice(0)) line.uncork();
    };
    this.#letGo = guard.wrap('outgoing', letGo, letGo);
  }

  /** What is written to this socket from now on leaves at the end of the tick. */
  gather(line: Duplex): void {
    if (line.writableCorked > 0) return;
    line.cork();
    if (this.#held.push(line) === 1) process.nextTick(this.#letGo);
  }
}
