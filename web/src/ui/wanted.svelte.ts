/** A part of a page that nobody may ever ask for: fetched when it is first wanted, and kept from then on. */
import type { Component } from 'svelte';

export class Wanted<P extends object> {
  /** Null until it has come. */
  part = $state.raw<Component<P> | null>(null);
  /** It could not be fetched. */
  failed = $state(false);
  readonly #fetch: () => Promise<{ default: Component<P> }>;

  constructor(isWanted: () => boolean, fetch: () => Promise<{ default: Component<P> }>) {
    this.#fetch = fetch;
    $effect(() => {
      if (!this.part && isWanted()) this.again();
    });
  }

  again(): void {
    this.failed = false;
    this.#fetch().then(
      ({ default: part }) => {
        this.part = part;
      },
      () => {
        this.failed = true;
      },
    );
  }
}
