/** Spots kept for the leak drills: some at random, and some of every kind, since certain secrets are seldom there to be leaked. */
import { copyState, type GameTypes, type Match, resume, type Told, type Viewer } from '@lurk/kernel';
import type { Below } from '../play/player.ts';
import type { Proof, Swapped } from '../proof.ts';
import type { Watched } from './drills.ts';
import { whatComes } from './sift.ts';

/** How many spots are kept for each secret, by what the viewer gets there. */
const PER_KIND = 6;

export class Spots<G extends GameTypes> {
  readonly #module: Proof<G>;
  readonly #most: number;
  readonly #below: Below;
  readonly #kinds = new Map<string, number>();
  readonly #rare: Watched<G>[] = [];
  readonly #random: Watched<G>[] = [];
  #met = 0;

  constructor(module: Proof<G>, most: number, below: Below) {
    this.#module = module;
    this.#most = most;
    this.#below = below;
  }

  /** Looks at a spot; a spot that is kept is copied, since the match goes on. Its swaps are computed again on the copy. */
  meet(match: Match<G>, told: Told<G['Event']>[], viewer: Viewer, swaps: Swapped<G>[], again: (still: Match<G>) => Swapped<G>[]): void {
    const keep = (): Watched<G> => {
      const still = resume(this.#module, copyState(this.#module, match.s));
      return { match: still, told, viewer, swaps: again(still) };
    };
    if (this.#isRare(match, told, viewer, swaps)) this.#rare.push(keep());
    // A reservoir: every spot met has the same chance to be among those kept.
    const place = this.#met < this.#most ? this.#met : this.#below(this.#met + 1);
    this.#met++;
    if (place < this.#most) this.#random[place] = keep();
  }

  get all(): Watched<G>[] {
    return [...this.#rare, ...this.#random];
  }

  #isRare(match: Match<G>, told: Told<G['Event']>[], viewer: Viewer, swaps: Swapped<G>[]): boolean {
    const here = whatComes(match, told, viewer);
    let rare = false;
    for (const { secret } of swaps) {
      const kind = `${secret} ${here}`;
      const n = this.#kinds.get(kind) ?? 0;
      if (n === PER_KIND) continue;
      this.#kinds.set(kind, n + 1);
      rare = true;
    }
    return rare;
  }
}
