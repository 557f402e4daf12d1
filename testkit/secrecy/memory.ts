/** What every viewer remembers of a match as it goes: a fold over what each was told, and nothing else. */
import type { GameModule, GameTypes, Json, Match, Told, Viewer } from '@lurk/kernel';
import { type Lens, viewersOf } from './lens.ts';

export class Memories<G extends GameTypes> {
  readonly #module: GameModule<G>;
  readonly #lens: Lens<G>;
  readonly #seats: number;
  readonly #of = new Map<Viewer, Json>();

  constructor(module: GameModule<G>, lens: Lens<G>, seats: number) {
    this.#module = module;
    this.#lens = lens;
    this.#seats = seats;
  }

  hear(match: Match<G>, told: Told<G['Event']>[]): void {
    if (told.length === 0) return;
    for (const viewer of viewersOf(match.s)) {
      let memory = this.of(viewer);
      for (const { event } of this.#lens.messages(match, told, viewer)) memory = this.#module.remember(memory, event);
      this.#of.set(viewer, memory);
    }
  }

  of(viewer: Viewer): Json {
    return this.#of.get(viewer) ?? this.#module.blank(viewer === 'public' ? null : viewer, this.#seats);
  }
}
