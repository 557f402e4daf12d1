/** A part of a page that nobody may ever ask for: fetched when it is first wanted, and kept from then on. */
import type { Component } from 'svelte';

export class Wanted<P extends object> {
  /** Null until it has come. */
  part = $state.raw<Component<P> | null>(null);

  constructor(isWanted: () => boolean, fetch: () => Promise<{ default: Component<P> }>) {
    $effect(() => {
      if (this.part || !isWanted()) return;
      fetch().then(
        ({ default: part }) => {
          this.part = part;
        },
        () => {},
      );
    });
  }
}
