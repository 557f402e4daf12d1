/**
 * A peek at a secret: what would tell it is rendered only while the peek is open. Held, it is open as long as the finger stays; tapped, it
 * stays open for a fixed time, the same for every secret. No sound, outline or vibration gives it away.
 */
const HELD_MS = 350;
const OPEN_MS = 9000;

export class Peek {
  open = $state(false);
  #since = 0;
  #wasOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  #set(open: boolean): void {
    clearTimeout(this.#timer);
    this.open = open;
    if (open) this.#timer = setTimeout(() => this.close(), OPEN_MS);
  }
  close(): void {
    this.#set(false);
  }
  toggle(): void {
    this.#set(!this.open);
  }
  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#wasOpen = this.open;
    this.#since = performance.now();
    this.#set(true);
  };
  /** Let go after a hold it closes; after a tap it does what a tap does. */
  up = (): void => {
    if (this.#since === 0) return;
    const held = performance.now() - this.#since >= HELD_MS;
    this.#since = 0;
    if (held || this.#wasOpen) this.close();
  };
  key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) this.toggle();
  };
}
