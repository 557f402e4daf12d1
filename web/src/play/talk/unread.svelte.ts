/** How many lines were said since the talk was last looked at: the badge of its tab. What was there on arrival is no news. */
export class Unread {
  readonly #count: () => number;
  #seen = $state(0);

  constructor(count: () => number, looking: () => boolean) {
    this.#count = count;
    this.#seen = count();
    $effect.pre(() => {
      if (looking()) this.#seen = count();
    });
  }

  get n(): number {
    return Math.max(0, this.#count() - this.#seen);
  }
}
