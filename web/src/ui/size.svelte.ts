import { MediaQuery } from 'svelte/reactivity';

/**
 * One place decides what counts as a small screen. Components read the attributes it writes on <html>
 * in their CSS, and this object in their markup, so both always agree.
 */
class Size {
  /** A tablet held upright has no room beside the board either. */
  readonly #small = new MediaQuery('(max-width: 700px), (max-height: 560px), (max-width: 920px) and (orientation: portrait)');
  readonly #wide = new MediaQuery('(orientation: landscape)');

  get small(): boolean {
    return this.#small.current;
  }

  /** A phone lying on its side: board left, sheet right. */
  get lying(): boolean {
    return this.small && this.#wide.current;
  }

  /** Call once, in the root component. */
  mirrorToDocument(): void {
    $effect.pre(() => {
      const data = document.documentElement.dataset;
      data.size = this.small ? 'small' : 'large';
      data.turn = this.lying ? 'lying' : 'upright';
    });
  }
}

export const size = new Size();
