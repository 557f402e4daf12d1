/** The one beat of a turn: shown when the cards turn, gone by itself, and cut short by whoever likes. */
import type { Event } from '@lurk/not-alone/public';
import { prefersReducedMotion } from 'svelte/motion';
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
  /** How much of the log has been looked at: frames may come faster than they are drawn, and none may be missed. */
  #seen: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #back: HTMLElement | null = null;

  constructor(log: () => readonly Event[], sight: () => Sight | null, tempo: () => Tempo) {
    $effect(() => {
      const heard = log();
      const now = sight();
      // A page that has just opened shows where things stand, not how they came about.
      const fresh = this.#seen === null ? [] : heard.slice(this.#seen);
      this.#seen = heard.length;
      if (!now || tempo() === 0 || !isReveal(fresh) || now.view.open.visits.length === 0) return;
      this.#show(revealView({ ...now, latest: fresh }), tempo());
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
