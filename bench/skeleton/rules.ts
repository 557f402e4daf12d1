/**
 * A skeleton of a one-against-many game: five seats, fifteen rounds, five decisions a round. All contenders share these functions;
 * they differ only in what surrounds them.
 */
import type { Compartments, Dice, Seat } from '@lurk/kernel';

export const SEATS = 5;
export const CREATURE = 0;
export const HUNTED: Seat[] = [1, 2, 3, 4];
export const PLACES = [1, 2, 3, 4, 5];
const ROUNDS = 15;
const WILL = 3;
const HUNT_CARDS = 12;
const HUNT_HAND = 3;

export interface Skeleton {
  Open: {
    round: number;
    rescue: number;
    assimilation: number;
    token: number;
    struck: boolean;
    will: number[];
    discards: number[][];
    hunts: number[];
  };
  /** `hand`: places for the hunted, hunt cards for the creature. `pick`: the place gone to, face down; 0 for none. */
  Own: { hand: number[]; pick: number };
  Shared: object;
  Vault: { deck: number[] };
  Sizes: { hands: number[]; deck: number };
  Event:
    | { t: 'picked' }
    | { t: 'token'; place: number }
    | { t: 'visited'; seat: Seat; place: number; caught: boolean }
    | { t: 'back'; seat: Seat; cards: number[] }
    | { t: 'hunted'; card: number }
    | { t: 'drew'; card: number }
    | { t: 'round'; round: number; rescue: number; assimilation: number };
  Options: object;
  Frames: { match: null; round: null; resolve: null; visit: { seat: number } };
}
export type Table = Compartments<Skeleton>;
export type Outcome = 'hunted' | 'creature';

export function setUp(dice: Dice): Table {
  const deck = dice.shuffle(
    'hunt',
    Array.from({ length: HUNT_CARDS }, (_, i) => i + 1),
  );
  return {
    open: {
      round: 1,
      rescue: 0,
      assimilation: 0,
      token: 0,
      struck: false,
      will: [0, WILL, WILL, WILL, WILL],
      discards: [[], [], [], [], []],
      hunts: [],
    },
    own: [{ hand: deck.splice(0, HUNT_HAND), pick: 0 }, ...HUNTED.map(() => ({ hand: PLACES.slice(), pick: 0 }))],
    circle: {},
    vault: { deck },
  };
}

export function pick(s: Table, seat: Seat, place: number): void {
  const own = s.own[seat];
  own.hand.splice(own.hand.indexOf(place), 1);
  own.pick = place;
}

/** Turns a pick over and does what its place does. Says whether the creature was there. */
export function visit(s: Table, seat: Seat): boolean {
  const { open } = s;
  const own = s.own[seat];
  const place = own.pick;
  const caught = place === open.token;
  if (caught) {
    open.struck = true;
    open.will[seat]--;
  } else if (place % 2 === 1) open.rescue++;
  else if (open.discards[seat].length > 0) own.hand.push(open.discards[seat].shift()!);
  open.discards[seat].push(place);
  own.pick = 0;
  return caught;
}

/** Takes everything back, for want of cards or of will; returns the cards. */
export function takeBack(s: Table, seat: Seat): number[] | null {
  const { open } = s;
  const { hand } = s.own[seat];
  if (hand.length > 0 && open.will[seat] > 0) return null;
  const cards = open.discards[seat];
  for (const card of cards) hand.push(card);
  open.discards[seat] = [];
  if (open.will[seat] === 0) {
    open.will[seat] = WILL;
    open.assimilation++;
  } else open.will[seat]--;
  return cards;
}

/** The creature's oldest hunt card is played and another drawn. Returns the card played. */
export function hunt(s: Table, dice: Dice): number {
  const { hand } = s.own[CREATURE];
  const { hunts } = s.open;
  const { vault } = s;
  const card = hand.shift()!;
  hunts.push(card);
  if (vault.deck.length === 0) {
    vault.deck = dice.shuffle('hunt', hunts.slice());
    hunts.length = 0;
  }
  hand.push(vault.deck.pop()!);
  return card;
}

/** Counts the round; the outcome once the last one is over. */
export function closeRound({ open }: Table): Outcome | null {
  open.rescue++;
  if (open.struck) open.assimilation++;
  open.struck = false;
  open.token = 0;
  if (open.round === ROUNDS) return open.rescue >= 2.5 * open.assimilation ? 'hunted' : 'creature';
  open.round++;
  return null;
}
