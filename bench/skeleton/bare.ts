/** The anchor: the same game as a hand-written mutable loop. No validation, no frames, no events, nothing generic. */
import type { Dice, Seat } from '@lurk/kernel';
import { CREATURE, closeRound, HUNTED, hunt, type Outcome, PLACES, pick, setUp, type Table, takeBack, visit } from './rules.ts';

export interface Bare extends Table {
  dice: number[];
  over: Outcome | null;
}

/** The kernel's fast dice, written out by hand. */
export class PlainDice implements Dice {
  s: number[];
  constructor(s: number[]) {
    this.s = s;
  }
  below(_label: string, n: number): number {
    const { s } = this;
    const fair = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const t = (s[0] + s[1] + s[3]) | 0;
      s[3] = (s[3] + 1) | 0;
      s[0] = s[1] ^ (s[1] >>> 9);
      s[1] = (s[2] + (s[2] << 3)) | 0;
      s[2] = (((s[2] << 21) | (s[2] >>> 11)) + t) | 0;
      if (t >>> 0 < fair) return (t >>> 0) % n;
    }
  }
  shuffle<T>(label: string, list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(label, i + 1);
      const held = list[i];
      list[i] = list[j];
      list[j] = held;
    }
    return list;
  }
  take<T>(label: string, list: T[]): T {
    return list.splice(this.below(label, list.length), 1)[0];
  }
}

/** The words a seed number starts its two streams with: the table's and the players'. */
export const words = (seed: number, stream: number): number[] => [seed | 0, 0x9e3779b9 | 0, stream, 1];

export function begin(seed: number): Bare {
  const dice = words(seed, 1);
  const { open, own, circle, vault } = setUp(new PlainDice(dice));
  return { open, own, circle, vault, dice, over: null };
}

export function whoIsNext(b: Table): Seat {
  for (const seat of HUNTED) if (b.own[seat].pick === 0) return seat;
  return CREATURE;
}

export const options = (b: Table, seat: Seat): number[] => (seat === CREATURE ? PLACES : b.own[seat].hand);

export function act(b: Bare, dice: Dice, seat: Seat, place: number): void {
  if (seat !== CREATURE) {
    pick(b, seat, place);
    return;
  }
  b.open.token = place;
  for (const hunted of HUNTED) {
    visit(b, hunted);
    takeBack(b, hunted);
  }
  hunt(b, dice);
  b.over = closeRound(b);
}

export function play(seed: number): Bare {
  const b = begin(seed);
  const dice = new PlainDice(b.dice);
  const player = new PlainDice(words(seed, 2));
  while (b.over === null) {
    const seat = whoIsNext(b);
    const open = options(b, seat);
    act(b, dice, seat, open[player.below('player', open.length)]);
  }
  return b;
}
