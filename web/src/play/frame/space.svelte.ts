import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** From here on the frame of every table shows all its areas at once (TableFrame, "wide"). */
const WIDE = { width: 1200, height: 740 };

/**
 * How much room this table has: what its frame measures, else the window. Markup asks this object and styles ask the attributes it writes
 * on <html>, so that both always agree with the frame.
 */
class Space {
  #frame = $state.raw<readonly [width: number, height: number] | null>(null);

  get width(): number {
    return this.#frame?.[0] ?? innerWidth.current ?? WIDE.width;
  }
  get height(): number {
    return this.#frame?.[1] ?? innerHeight.current ?? WIDE.height;
  }
  /** Hand and panels share one place. */
  get small(): boolean {
    return this.width < WIDE.width || this.height < WIDE.height;
  }
  /** Board left, the rest right. */
  get lying(): boolean {
    return this.small && this.width / this.height >= 1.1;
  }

  /** Call once in whatever fills the screen. */
  follow(frame?: () => HTMLElement | undefined): void {
    $effect(() => {
      const node = frame?.();
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
    $effect.pre(() => {
      const data = document.documentElement.dataset;
      data.space = this.small ? 'small' : 'large';
      data.lying = String(this.lying);
    });
  }
}

export const space = new Space();
