/** The one beat of this game: shown when the lights go out, gone by itself, and cut short by whoever likes. */
import type { Event } from '@lurk/anomaly/public';
import { prefersReducedMotion } from 'svelte/motion';
import type { Tempo } from '../../play/shell';
import { beatIn, feedView } from './adapt/feed';
import type { Sight } from './adapt/sight';
import type { FeedView } from './model';

/** Long enough for the light, the verdict and the line. */
const BEAT_MS = 4600;
/** Nothing moves: the same panel, with time to read it. */
const STILL_MS = 6000;

export class Feeds {
  shown = $state.raw<FeedView | null>(null);
  /** How much of the log has been looked at: frames may come faster than they are drawn, and none may be missed. */
  #seen: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #back: HTMLElement | null = null;

  constructor(log: () => readonly Event[], sight: () => Sight | null, tempo: () => Tempo) {
    $effect(() => {
      const heard = log();
      const now = sight();
      // A page that has just opened shows where things stand, not how they came about.
      const at = this.#seen === null ? -1 : beatIn(heard, this.#seen);
      this.#seen = heard.length;
      const view = now && tempo() !== 0 && at >= 0 ? feedView(now, heard, at) : null;
      if (view) this.#show(view, tempo());
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #show(view: FeedView, tempo: number): void {
    clearTimeout(this.#timer);
    this.#back = document.activeElement as HTMLElement | null;
    this.shown = view;
    this.#timer = setTimeout(() => this.close(), prefersReducedMotion.current ? STILL_MS : BEAT_MS * tempo);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    const back = this.#back;
    // Once the table is no longer inert.
    setTimeout(() => back?.isConnected && back.focus({ preventScroll: true }), 0);
  }
}
