/** What the seats of a table remember of the events they were told: the shared part is kept once, the rest per seat. */
import type { Json } from './json.ts';
import type { Fold, GameModule } from './module.ts';
import type { GameTypes, Seat, Told } from './types.ts';

/** What seats remember of a game in which nothing is told that does not stay in sight. */
export const forgetful: Fold<unknown, null> = { blank: () => null, remember: () => null };

export interface Remembered {
  common: Json;
  /** By seat. */
  own: Json[];
}

export class Memories<G extends GameTypes> {
  readonly #game: GameModule<G>;
  #common: Json;
  readonly #own: Json[];

  constructor(game: GameModule<G>, { common, own }: Remembered) {
    this.#game = game;
    this.#common = common;
    this.#own = own;
  }

  static blank<G extends GameTypes>(game: GameModule<G>, seats: number): Memories<G> {
    const { apart } = game;
    const own = Array.from({ length: seats }, (_, seat) => (apart ? apart.own.blank(seat, seats) : game.blank(seat, seats)));
    return new Memories(game, { common: apart ? apart.common.blank(null, seats) : null, own });
  }

  hear(told: readonly Told<G['Event']>[]): void {
    const { apart } = this.#game;
    const { remember } = apart ? apart.own : this.#game;
    for (const { to, event } of told) {
      if (apart && to === 'all') this.#common = apart.common.remember(this.#common, event);
      for (const seat of this.#own.keys()) if (to === 'all' || to.includes(seat)) this.#own[seat] = remember(this.#own[seat], event);
    }
  }

  /** All that a seat remembers. */
  of(seat: Seat): Json {
    const own = this.#own[seat];
    return this.#game.apart ? { ...(this.#common as object), ...(own as object) } : own;
  }

  get remembered(): Remembered {
    return { common: this.#common, own: this.#own };
  }
}
