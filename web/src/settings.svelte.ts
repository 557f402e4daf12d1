/** What this device prefers. Kept here alone: no server knows it. */

import type { Tempo } from './play/frame/shell';
import { readStored, store } from './storage';

/** At once, brisk, normal, calm. */
export const TEMPOS: readonly Tempo[] = [0, 0.75, 1, 1.25];
const QUICK_MS = 160;
const TRAVEL_MS = 320;

interface Kept {
  sound: boolean;
  /** A secret choice is sealed by a hold instead of a press. */
  holds: boolean;
  tempo: Tempo;
  /** Explains each thing the first time it comes. */
  coach: boolean;
  /** Asked also where nothing can be done. */
  emptyToo: boolean;
}

class Settings {
  #kept = $state.raw<Kept>({ ...usual(), ...readStored<Partial<Kept>>('settings', {}) });

  get sound(): boolean {
    return this.#kept.sound;
  }
  get holds(): boolean {
    return this.#kept.holds;
  }
  get emptyToo(): boolean {
    return this.#kept.emptyToo;
  }
  get tempo(): Tempo {
    return TEMPOS.findLast((tempo) => tempo <= this.#kept.tempo) ?? 1;
  }

  get coach(): boolean {
    return this.#kept.coach;
  }

  change(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    store('settings', this.#kept);
  }

  /** Call once, in the root component. */
  mirrorToDocument(): void {
    $effect.pre(() => {
      const { style } = document.documentElement;
      // Normal tempo: leave it to the style sheet, which also honours the system's wish for less motion.
      for (const [name, ms] of Object.entries({ '--quick': QUICK_MS, '--travel': TRAVEL_MS }))
        if (this.tempo === 1) style.removeProperty(name);
        else style.setProperty(name, `${Math.max(1, ms * this.tempo)}ms`);
    });
  }
}

const usual = (): Kept => ({ sound: false, holds: false, tempo: calm() ? 0 : 1, coach: true, emptyToo: false });

/** The system asks for less motion. */
function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const settings = new Settings();
