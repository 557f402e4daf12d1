/** What matches have come across: every question, every offer, every event and every way of ending. What is never reached is never tested. */
import type { GameTypes, Match, Told } from '@lurk/kernel';
import type { Proof } from '../proof.ts';

export class Reached<G extends GameTypes> {
  readonly #counts = new Map<string, number>();
  readonly #game: Proof<G>;

  constructor(game: Proof<G>) {
    this.#game = game;
    for (const [kind, { offer }] of Object.entries(game.asks)) {
      this.#counts.set(`asks ${kind}`, 0);
      if (offer) this.#counts.set(`offers ${kind}`, 0);
    }
    for (const event of game.kinds) this.#counts.set(`tells ${event}`, 0);
    for (const ending of game.endings) this.#counts.set(`ends ${ending}`, 0);
  }

  /** After every input, with what was told. */
  readonly watch = ({ s }: Match<G>, told: Told<G['Event']>[]): void => {
    for (const { event } of told) this.#count(`tells ${event.t}`);
    const { ask, stack, over } = s.control;
    if (over !== null) this.#count(`ends ${this.#game.endingOf(over)}`);
    const kind = stack.at(-1)?.asking?.kind;
    if (!ask || !kind) return;
    this.#count(`asks ${kind}`);
    if (ask.offers.some((offer) => offer !== null)) this.#count(`offers ${kind}`);
  };

  #count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  get never(): string[] {
    return [...this.#counts].flatMap(([what, times]) => (times === 0 ? [what] : []));
  }

  toString(): string {
    return [...this.#counts].map(([what, times]) => `${what} ${times}`).join(', ');
  }
}
