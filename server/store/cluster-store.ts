/**
 * What servers that share one store need of it beside storage. The store alone is the truth: a notification only makes the others read again, and a
 * lease only saves them work. A lost notification or a second lease holder costs time, never a move.
 */
import type { Seat } from '@lurk/kernel';
import type { InputRow, ToldRow } from './storage.ts';

/** Another server has changed these tables first (optimistic concurrency control): nothing of the batch is stored. */
export class Conflict extends Error {
  readonly tables: readonly string[];
  constructor(tables: readonly string[]) {
    super(`${tables.length} tables were changed by another server`);
    this.tables = tables;
  }
}

/** One change of a table, stored only if the table's version is still `from`. */
export interface Revision {
  readonly code: string;
  /** The version it builds upon. */
  readonly from: number;
  /** What it changes beside adding inputs. */
  readonly table: boolean;
  readonly chats: boolean;
  /** It changes something of the match that inputs do not say: a server that has the match in memory reads it again. */
  readonly match: boolean;
}

/** How far a server knows a table. */
export interface Known {
  readonly version: number;
  readonly match: string | null;
  readonly no: number;
  /** Who is connected through other servers is to be read too. */
  readonly who: boolean;
}
/** Nothing of it yet. */
export const UNKNOWN: Known = { version: -1, match: null, no: 0, who: false };

/** What has changed at a table since a known version. */
export interface TableUpdate {
  version: number;
  /** The table's text, if that has changed. */
  table: string | null;
  chats: boolean;
  match: boolean;
  inputs: (InputRow & ToldRow)[];
  /** Who is connected through each other server; null if that was not asked for. */
  others: Attending[] | null;
}

/** Who follows a table through one server. */
export interface Attending {
  players: string[];
  /** Those of them whose page is visible; older servers do not say, and mean all. */
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
/** Sent to the other servers as a hint; nothing relies on its arriving. */
export type Notification =
  | AboutTables
  | { t: 'bye'; player: string }
  | { t: 'forgot' }
  | { t: 'seen'; code: string; seat: Seat; n: number }
  | { t: 'sign'; code: string; seat: Seat }
  | { t: 'way'; code: string; seat: Seat };

export interface NotificationHandler {
  received(note: Notification): void;
  /** The connection was made anew: notifications may have been lost. */
  missed(): void;
}

/** What a server learns from its heartbeat. */
export interface Beat {
  /** False if its last heartbeat had expired, and with it all its leases. */
  kept: boolean;
  /** The servers alive, as one text to compare. */
  living: string;
  /** Milliseconds by the store's own clock. */
  at: number;
}

export interface ClusterStore {
  /** How long a heartbeat is valid, in milliseconds; then the server's leases are free. */
  readonly life: number;
  /** Milliseconds by the clock all servers go by: that of the store, or what living servers have kept of it if it was set meanwhile. */
  clock(): Promise<number>;
  listen(handler: NotificationHandler): void;
  notify(note: Notification): Promise<void>;
  updateSince(code: string, known: Known): Promise<TableUpdate | null>;
  /** Those of these tables whose stored version is another, or that are gone. */
  behind(known: ReadonlyMap<string, number>): Promise<string[]>;
  /** This server's heartbeat, and how far its time is ahead of the store's own clock. */
  beat(ahead: number): Promise<Beat>;
  /** Acquires the leases of those of these tables that no living server holds; `gap` is for how long none did. */
  acquireLeases(codes: readonly string[]): Promise<{ code: string; gap: number }[]>;
  releaseLease(code: string): Promise<void>;
  /** Those of these tables whose lease this server holds; it releases any other the store says it holds. */
  reconcileLeases(codes: readonly string[]): Promise<string[]>;
  /** Those of these players whose session has ended. */
  ended(players: readonly string[]): Promise<string[]>;
  /** Who follows a table through this server; null for nobody. */
  attend(code: string, who: Attending | null): Promise<void>;
  /** This server stops: its leases are free at once. */
  leave(): Promise<void>;
}
