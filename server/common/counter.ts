/** Counts events by kind. The kinds are fixed in the code, so that no counter can be named after a person or a table. */
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
