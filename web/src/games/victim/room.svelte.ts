import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** From here on the frame of every table shows all its areas at once (TableFrame, "wide"). */
const WIDE = { width: 1200, height: 740 };

/** How much room this table has: what its frame measures, else the window. */
class Room {
  #frame = $state.raw<readonly [width: number, height: number] | null>(null);

  /** Hand and panels share one place. */
  get small(): boolean {
    const width = this.#frame?.[0] ?? innerWidth.current ?? WIDE.width;
    const height = this.#frame?.[1] ?? innerHeight.current ?? WIDE.height;
    return width < WIDE.width || height < WIDE.height;
  }

  /** Call once in whatever fills the screen. */
  follow(frame: () => HTMLElement | undefined): void {
    $effect(() => {
      const node = frame();
      if (!node) return;
      const watch = new ResizeObserver(([entry]) => {
        if (entry) this.#frame = [entry.contentRect.width, entry.contentRect.height];
      });
      watch.observe(node);
      return () => {
        watch.disconnect();
        this.#frame = null;
      };
    });
  }
}

export const room = new Room();
