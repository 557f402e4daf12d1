/** What the load is made of: games of six sockets, one move at a time each. */
import type { WireView } from '../../table/index.ts';

export const SEATS = 6;

export interface Game {
  /** Makes the next move, if it can be made now. */
  move(): boolean;
  /** The move under way: when it was sent, and when the last byte of it came in. */
  sent: number;
  last: number;
  busy: boolean;
  /** Received so far on all its sockets: the insides of messages, without what surrounds them on the wire. */
  bytes: number;
  close(): void;
}

/** A move of a real match, as it was said and told: what each seat was sent, and what its sender was sent besides. */
export interface Recorded {
  in: string;
  out: (string | null)[];
  ok: string;
  /** What each seat had before it afterwards: for a peer that sends whole states. */
  views: WireView[];
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
