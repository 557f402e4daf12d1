/** Fever: a small game that uses everything the kernel offers. In a dark house one guest carries a fever, and it spreads by night. */
import type { Choice, GameTypes, Seat } from '@lurk/kernel';

/** Cards are numbers, so that no two are alike; the kind is what counts. */
export type Card = number;
export const CARDS = 18;
export const kindOf = (card: Card): 'candle' | 'chain' | 'charm' => (['candle', 'chain', 'charm'] as const)[card % 3]!;
export const ROOMS = ['attic', 'cellar', 'hall'];
export const POSTS = ['door', 'stairs'];
export const HAND = 3;
export const NIGHTS = 4;

export interface Toy extends GameTypes {
  Open: {
    night: number;
    /** Who carries the lamp, and so runs the house. */
    lamp: Seat;
    /** The order in which guests draw. */
    rota: Seat[];
    /** Guests on watch, who can do no harm that night. */
    posts: Seat[];
    chained: Seat | null;
    barred: number;
    rooms: (string | null)[];
    /** Who has traded a card tonight. */
    traded: Seat[];
    discard: Card[];
    /** The bell may be rung once. */
    bell: boolean;
  };
  Own: { hand: Card[]; ill: boolean; dozing: boolean };
  /** Those who carry the fever know each other. */
  Shared: { ill: Seat[] };
  Vault: { deck: Card[] };
  Sizes: { hands: number[]; deck: number };
  Options: { nights: number };
  Event:
    | { t: 'drew'; seat: Seat }
    | { t: 'got'; card: Card }
    | { t: 'peeked'; card: Card | null }
    | { t: 'traded'; seat: Seat; card: Card }
    | { t: 'reshuffled' }
    | { t: 'found'; rooms: (string | null)[] }
    | { t: 'played'; seat: Seat; card: Card; on: Seat | null }
    | { t: 'woke'; ill: boolean }
    | { t: 'spread'; ill: Seat[] }
    | { t: 'chores'; chores: Choice }
    | { t: 'votes'; votes: Choice[] }
    | { t: 'examined'; seat: Seat; ill: boolean }
    | { t: 'tidied'; cards: Card[] }
    | { t: 'ended'; ill: Seat[] };
}
