/** The one beat of a turn: shown when the cards turn, gone by itself, and cut short by whoever likes. */
import type { Event } from '@lurk/not-alone/public';
import { prefersReducedMotion } from 'svelte/motion';
import type { Beat } from '../../play/session';
import type { Tempo } from '../../play/shell';
import { isReveal, revealView } from './adapt/reveal';
import type { Sight } from './adapt/sight';
import type { RevealView } from './model';

/** Long enough to turn the cards and read the verdict. */
const BEAT_MS = 4200;
const PER_CARD_MS = 250;
/** Nothing moves: the same panel, with time to read it. */
const STILL_MS = 6000;

export class Reveals {
  shown = $state.raw<RevealView | null>(null);
  #seen: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #back: HTMLElement | null = null;

  constructor(latest: () => Beat<Event> | null, sight: () => Sight | null, tempo: () => Tempo) {
    $effect(() => {
      const beat = latest();
      if (!beat || beat.n === this.#seen) return;
      const first = this.#seen === null;
      this.#seen = beat.n;
      const now = sight();
      // A page that has just opened shows where things stand, not how they came about.
      if (first || !now || tempo() === 0 || !isReveal(beat.events)) return;
      this.#show(revealView(now), tempo());
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #show(view: RevealView, tempo: number): void {
    clearTimeout(this.#timer);
    this.#back = document.activeElement as HTMLElement | null;
    this.shown = view;
    const beat = prefersReducedMotion.current ? STILL_MS : (BEAT_MS + view.cards.length * PER_CARD_MS) * tempo;
    this.#timer = setTimeout(() => this.close(), beat);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    const back = this.#back;
    // Once the table is no longer inert.
    setTimeout(() => back?.isConnected && back.focus({ preventScroll: true }), 0);
  }
}
