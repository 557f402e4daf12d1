/**
 * Which of the swaps met are compared: the first of every kind, then one in so many. A long match meets the same kind thousands of times,
 * and what tells kinds apart is what a leak hangs on: the secret, the question, and whether the viewer is asked or told something.
 */
import type { GameTypes, Match, Told, Viewer } from '@lurk/kernel';
import { EFFORT } from '../effort.ts';
import type { Below } from '../play/player.ts';

/** How many of a kind are always compared. */
const FIRST = 8;

/** What the viewer gets at this spot, in a word: asked, told something, both or neither. */
export function whatComes<G extends GameTypes>({ s }: Match<G>, told: Told<G['Event']>[], viewer: Viewer): string {
  const asked = viewer !== 'public' && s.control.ask?.decisions[viewer] ? 'asked' : '';
  const heard = told.some(({ to }) => to === 'all' || (viewer !== 'public' && to.includes(viewer))) ? 'heard' : '';
  return `${asked} ${heard}`;
}

/** Which swaps are made at one spot, told before they are: making one takes a copy of the whole state. */
export interface Sieve {
  isWanted(secret: string): boolean;
  /** One of this secret could be made. */
  met(secret: string): void;
}
export const ALL: Sieve = { isWanted: () => true, met() {} };

export class Sift<G extends GameTypes> {
  readonly #oneIn: number;
  readonly #below: Below;
  readonly #met = new Map<string, number>();

  constructor(oneIn: number, below: Below) {
    this.#oneIn = Math.max(1, Math.round(oneIn / EFFORT));
    this.#below = below;
  }

  at(match: Match<G>, told: Told<G['Event']>[], viewer: Viewer): Sieve {
    const here = `${match.s.control.stack.at(-1)?.asking?.kind} ${whatComes(match, told, viewer)}`;
    const metOf = (secret: string): number => this.#met.get(`${secret} ${here}`) ?? 0;
    return {
      isWanted: (secret) => metOf(secret) < FIRST || this.#below(this.#oneIn) === 0,
      met: (secret) => this.#met.set(`${secret} ${here}`, metOf(secret) + 1),
    };
  }
}
