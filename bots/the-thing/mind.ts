/** One seat's place at the table, as a beginner thinks from it: what it sees, what it takes the others for, and what it lets be seen of that. */
import type { Dice, View } from '@lurk/kernel';
import { type Action, type Memory, type Open, type Own, type Pawn, type Place, pawnsOf, type TT } from '@lurk/the-thing/public';
import { placeOf } from '../bot.ts';
import { type Belief, knownTo, professed } from './belief.ts';
import { effect } from './needs.ts';

export class Mind {
  readonly view: View<TT>;
  readonly open: Open;
  readonly own: Own;
  readonly me: Pawn;
  readonly dice: Dice;
  readonly #memory: Memory;
  #knows?: Belief;
  #says?: Belief;

  constructor(view: View<TT>, memory: Memory, dice: Dice) {
    const { seat, own } = placeOf(view);
    this.view = view;
    this.open = view.open;
    this.own = own;
    [this.me] = pawnsOf(view.open, seat);
    this.dice = dice;
    this.#memory = memory;
  }

  get isAlien(): boolean {
    return this.own.role === 'alien';
  }
  /** What it knows and holds likely. */
  get knows(): Belief {
    this.#knows ??= knownTo(this.open, this.#memory);
    return this.#knows;
  }
  /** What it acts on before everybody's eyes: a Human's true belief, or what a Human in its place would believe. */
  get says(): Belief {
    this.#says ??= this.isAlien ? professed(this.open, this.#memory, this.me) : this.knows;
    return this.#says;
  }

  /** The good an action does in a place, as far as this seat would say: the surer everybody is, the less there is to test. */
  good(action: Action, place: Place): number {
    const good = effect(this.view, action, place);
    return place === 'lab' && good > 0 ? good * Math.min(1, 0.1 + 1.5 * (1 - this.says.likeliest.chance)) : good;
  }
}
