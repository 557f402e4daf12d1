/** Lines said since the chat was last looked at: the badge of its tab. Lines already there on arrival do not count. */
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
