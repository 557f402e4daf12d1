/** Short lines that come and go. Said once, even if many things fail for the same reason. */
import type { ToastLine } from './ui/Toast.svelte';

/** In the reader's language, whichever that is while it is shown. */
type Said = Omit<ToastLine, 'text'> & { readonly text: () => string };

const SHOWN_MS = 5_000;

class Toasts {
  lines = $state.raw<readonly Said[]>([]);
  #count = 0;

  say(text: () => string, tone: ToastLine['tone'] = 'info'): void {
    if (this.lines.some((line) => line.text() === text())) return;
    const id = ++this.#count;
    this.lines = [...this.lines, { id, text, tone }];
    setTimeout(() => {
      this.lines = this.lines.filter((line) => line.id !== id);
    }, SHOWN_MS);
  }
}

export const toasts = new Toasts();
