/** A counted set: how many of something each name holds. */
export class Holdings {
  readonly #held = new Map<string, number>();

  of(name: string): number {
    return this.#held.get(name) ?? 0;
  }

  add(name: string): void {
    this.#held.set(name, this.of(name) + 1);
  }

  drop(name: string): void {
    const left = this.of(name) - 1;
    if (left > 0) this.#held.set(name, left);
    else this.#held.delete(name);
  }
}
