/** What every viewer remembers of a match as it goes: a fold over what each was told, and nothing else. */
import { canonical, type GameModule, type GameTypes, type Json, type Match, type Told, type Viewer } from '@lurk/kernel';
import type { Report } from '../report.ts';
import { type Lens, viewersOf } from './lens.ts';

export class Memories<G extends GameTypes> {
  readonly #module: GameModule<G>;
  readonly #lens: Lens<G>;
  readonly #seats: number;
  readonly #of = new Map<Viewer, Json>();
  readonly #heard = new Map<Viewer, G['Event'][]>();

  constructor(module: GameModule<G>, lens: Lens<G>, seats: number) {
    this.#module = module;
    this.#lens = lens;
    this.#seats = seats;
  }

  hear(match: Match<G>, told: Told<G['Event']>[]): void {
    if (told.length === 0) return;
    for (const viewer of viewersOf(match.s)) {
      const events = this.#lens.messages(match, told, viewer).map(({ event }) => event);
      this.#heard.set(viewer, [...(this.#heard.get(viewer) ?? []), ...events]);
      this.#of.set(viewer, this.#fold(this.of(viewer), events));
    }
  }

  /** Whoever folds what they alone have heard remembers the same as they do beside all others: nothing is kept anywhere else. */
  checkAlone(report: Report): void {
    for (const [viewer, events] of this.#heard)
      if (canonical(this.#fold(this.#blank(viewer), events)) !== canonical(this.of(viewer)))
        report.fail(`viewer ${viewer} remembers something else beside the others than alone`);
  }

  #fold(memory: Json, events: readonly G['Event'][]): Json {
    return events.reduce((so, event) => this.#module.remember(so, event), memory);
  }
  #blank(viewer: Viewer): Json {
    return this.#module.blank(viewer === 'public' ? null : viewer, this.#seats);
  }

  of(viewer: Viewer): Json {
    return this.#of.get(viewer) ?? this.#blank(viewer);
  }
}
