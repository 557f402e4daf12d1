/**
 * What servers that share one store need of it beside keeping things. The store is the truth and nothing else is: whatever servers say to each
 * other only makes the others look again, and whoever leads a match only spares them the work. Lost words and two leaders cost time, and no move.
 */
import type { Seat } from '@lurk/kernel';
import type { InputRow, ToldRow } from './storage.ts';

/** Another server has changed these tables meanwhile: nothing of the batch is stored. */
export class Overtaken extends Error {
  readonly tables: readonly string[];
  constructor(tables: readonly string[]) {
    super(`${tables.length} tables were changed by another server`);
    this.tables = tables;
  }
}

/** One change of a table, upon all before it: stored only if there was no other since. */
export interface Turn {
  readonly code: string;
  /** How many changes it builds upon. */
  readonly from: number;
  /** What it changes beside adding inputs. */
  readonly table: boolean;
  readonly chats: boolean;
  /** Something of the match that inputs do not say: whoever has it in memory reads it anew. */
  readonly match: boolean;
}

/** How far a server knows a table. */
export interface Known {
  readonly version: number;
  readonly match: string | null;
  readonly no: number;
  /** Who is there with the others is to be read too. */
  readonly who: boolean;
}
/** Nothing of it yet. */
export const UNKNOWN: Known = { version: -1, match: null, no: 0, who: false };

/** What has happened at a table since. */
export interface News {
  version: number;
  /** The table's text, if that has changed. */
  table: string | null;
  chats: boolean;
  match: boolean;
  inputs: (InputRow & ToldRow)[];
  /** Who is there with each other server; null if nobody asked. */
  others: Attending[] | null;
}

/** Who follows a table by way of one server. */
export interface Attending {
  players: string[];
  /** Those of them who have the table before their eyes; servers of before that was known do not say, and mean all. */
  lookers?: string[];
  watchers: number;
  /** Who of them calls for a bot, by seat. */
  calls: Record<Seat, string[]>;
}

/** Something has been changed at these tables; or who is there. */
export interface AboutTables {
  t: 'look' | 'who';
  codes: readonly string[];
}
/** Said to the other servers; nobody relies on its being heard. */
export type Word =
  | AboutTables
  | { t: 'bye'; player: string }
  | { t: 'forgot' }
  | { t: 'seen'; code: string; seat: Seat; n: number }
  | { t: 'sign'; code: string; seat: Seat }
  | { t: 'way'; code: string; seat: Seat };

export interface Ears {
  heard(word: Word): void;
  /** Words may have been missed. */
  deaf(): void;
}

/** What a server learns when it says that it lives. */
export interface Beat {
  /** False if it was given up meanwhile, and with it all it led. */
  kept: boolean;
  /** Those that live. */
  living: string;
  /** Milliseconds by the store's own clock. */
  at: number;
}

export interface Shared {
  /** A server that has given no sign for so long leads nothing any more, in milliseconds. */
  readonly life: number;
  /** Milliseconds by the clock all servers go by: that of the store, or what those that live have kept of it if it was set meanwhile. */
  clock(): Promise<number>;
  listen(ears: Ears): void;
  tell(word: Word): Promise<void>;
  news(code: string, known: Known): Promise<News | null>;
  /** Those of these tables that are further on than known here, or gone. */
  behind(known: ReadonlyMap<string, number>): Promise<string[]>;
  /** Says that this server lives, and how far its time is ahead of the store's own clock. */
  beat(ahead: number): Promise<Beat>;
  /** Takes the lead at those of these tables that no living server leads; with how long nobody has. */
  lead(codes: readonly string[]): Promise<{ code: string; gap: number }[]>;
  letGo(code: string): Promise<void>;
  /** Those of these tables that this server leads; whatever else it leads without knowing is free from now on. */
  leads(codes: readonly string[]): Promise<string[]>;
  /** Those of these players whose session has ended. */
  ended(players: readonly string[]): Promise<string[]>;
  /** Who follows a table by way of this server; null for nobody. */
  attend(code: string, who: Attending | null): Promise<void>;
  /** This server is no more. */
  leave(): Promise<void>;
}
