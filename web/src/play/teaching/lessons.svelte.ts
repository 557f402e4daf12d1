/** What this device has been taught, by game and side: each thing is explained once. Kept here alone. */
import { readStored, store } from '../../storage';

type Met = Readonly<Record<string, readonly string[]>>;
const KEY = 'met';

class Lessons {
  #met = $state.raw<Met>(readStored<Met>(KEY, {}));

  hasMet(side: string, what: string): boolean {
    return this.#met[side]?.includes(what) ?? false;
  }

  meet(side: string, what: string): void {
    if (this.hasMet(side, what)) return;
    this.#keep({ ...this.#met, [side]: [...(this.#met[side] ?? []), what] });
  }

  /** From the beginning again. */
  forget(): void {
    this.#keep({});
  }

  #keep(met: Met): void {
    this.#met = met;
    store(KEY, met);
  }
}

export const lessons = new Lessons();
