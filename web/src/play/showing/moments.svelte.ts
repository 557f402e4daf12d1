import { SCENE } from '@lurk/contract';
import type { Tempo } from '../frame/shell';
import { lastsAt } from './beats';

export interface Moment<View> {
  readonly view: View;
  /** How long it lasts at its own tempo. */
  readonly ms: number;
}

/** The great moments of a match: shown when told, ended by themselves, and skipped on request. */
export class Moments<Event, View> {
  shown = $state.raw<View | null>(null);
  /** How much of the log has been checked: frames may come faster than they are rendered, and none may be missed. */
  #seen: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #back: HTMLElement | null = null;

  /** `momentIn` finds the moment in what the log tells from here on; `scene` is where in it the great event stands that is being shown: two may be told at once. */
  constructor(
    log: () => readonly Event[],
    scene: () => number | null,
    tempo: () => Tempo,
    momentIn: (log: readonly Event[], from: number) => Moment<View> | null,
  ) {
    let before: number | null = null;
    $effect(() => {
      const heard = log();
      const at = scene();
      const isNext = before !== null && at !== null && at !== before;
      const from = this.#seen === heard.length && isNext ? at : this.#seen;
      before = at;
      this.#seen = heard.length;
      // A page just opened shows the present state, without past moments.
      const moment = from === null ? null : momentIn(heard, from);
      if (moment) this.#show(moment, tempo());
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #show({ view, ms }: Moment<View>, tempo: Tempo): void {
    clearTimeout(this.#timer);
    this.#back = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.shown = view;
    this.#timer = setTimeout(() => this.close(), lastsAt(tempo, Math.max(ms, SCENE)));
  }

  close(): void {
    clearTimeout(this.#timer);
    if (!this.shown) return;
    this.shown = null;
    const back = this.#back;
    // Once the table is no longer inert.
    setTimeout(() => back?.isConnected && back.focus({ preventScroll: true }), 0);
  }
}
