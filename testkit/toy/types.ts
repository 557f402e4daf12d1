/** Fever: a small game that uses everything the kernel offers. In a dark house one guest carries a fever, and it spreads by night. */
import { type Choice, type GameTypes, procedureOf, type Seat } from '@lurk/kernel';

/** Cards are numbers, so that no two are alike; the even ones are candles, the odd ones charms. */
export type Card = number;
export const CARDS = 18;
export const isCandle = (card: Card): boolean => card % 2 === 0;
export const ROOMS = ['attic', 'cellar', 'hall'] as const;
export type Room = (typeof ROOMS)[number];
export const POSTS = ['door', 'stairs'] as const;
/** What the lamp bearer decides: who carries the lamp next, the order of drawing, the watch, and whether to bar the door. */
export type Chores = { lamp: Seat; rota: Seat[]; posts: Seat[]; bars: number };
export const HAND = 3;

export interface Toy extends GameTypes {
  Open: {
    /** Nights still to come, this one included, and how many of them bars on the door will spare the guests. */
    nights: number;
    barred: number;
    /** Who carries the lamp, and so runs the house. */
    lamp: Seat;
    /** The order in which guests draw. */
    rota: Seat[];
    /** Guests on watch, who neither do harm nor are asked to. */
    posts: Seat[];
    traded: Seat[];
    discard: Card[];
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
    | { t: 'traded'; seat: Seat; cards: Card[] }
    | { t: 'found'; rooms: Choice[] }
    | { t: 'played'; seat: Seat; card: Card }
    | { t: 'woke'; ill: boolean }
    | { t: 'spread'; ill: Seat[] }
    | { t: 'chores'; chores: Choice };
  Frames: { night: null; draw: { seats: Seat[] }; trade: { seat: Seat }; card: { seat: Seat; card: Card } };
}
export const procedure = procedureOf<Toy>();
