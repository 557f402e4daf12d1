/**
 * A look at what only one person may see: held, or tapped and tapped again. What is covered and what is shown are the same boxes;
 * the look ends by itself when the finger, the focus or the page goes elsewhere.
 */

/** Shorter than this, a press is a tap, and what it shows stays until the next. */
const TAP_MS = 280;

export class Peek {
  shown = $state(false);
  /** Somebody has looked, at least once. */
  done = $state(false);
  #since = 0;
  #stays = false;

  readonly on = {
    onpointerdown: (event: PointerEvent): void => {
      if (event.button !== 0) return;
      this.#since = event.timeStamp;
      if (this.#stays) this.hide();
      else this.#show(false);
    },
    onpointerup: (event: PointerEvent): void => {
      if (!this.shown) return;
      if (event.timeStamp - this.#since < TAP_MS) this.#stays = true;
      else this.hide();
    },
    onpointercancel: (): void => this.hide(),
    onpointerleave: (): void => {
      if (!this.#stays) this.hide();
    },
    oncontextmenu: (event: Event): void => event.preventDefault(),
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (event.repeat) return;
      if (this.shown) this.hide();
      else this.#show(true);
    },
    onblur: (): void => this.hide(),
  };

  #show(stays: boolean): void {
    this.#stays = stays;
    this.shown = true;
    this.done = true;
  }
  hide(): void {
    this.#stays = false;
    this.shown = false;
  }
  /** Another thing lies there now. */
  forget(): void {
    this.hide();
    this.done = false;
  }
}
