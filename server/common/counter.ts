/** How often each of a few kinds of things has happened. The kinds are known beforehand: whoever counts learns no names from it. */
export class Counter<K extends string> {
  readonly #counts: Map<K, number>;

  constructor(kinds: readonly K[]) {
    this.#counts = new Map(kinds.map((kind) => [kind, 0]));
  }

  add(kind: K): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  get byKind(): ReadonlyMap<K, number> {
    return this.#counts;
  }
}
