/** Runs an action at once, then at most once per interval, however often it is asked for. */
import type { Guard } from './guard.ts';

export class Throttle {
  #timer: NodeJS.Timeout | null = null;
  #again = false;
  readonly #guard: Guard;
  readonly #pause: number;
  readonly #what: string;
  readonly #act: () => void;

  constructor(guard: Guard, pause: number, what: string, act: () => void) {
    this.#guard = guard;
    this.#pause = pause;
    this.#what = what;
    this.#act = act;
  }

  ask(): void {
    if (this.#timer) {
      this.#again = true;
      return;
    }
    this.#timer = this.#guard.after(this.#pause, this.#what, () => {
      this.#timer = null;
      if (!this.#again) return;
      this.#again = false;
      this.ask();
    });
    this.#timer.unref();
    this.#act();
  }
}
