/**
 * The storage interface. It knows no rules: texts are JSON made elsewhere, rows are plain data. A change is data too: a batch of writes, stored atomically
 * while the server goes on.
 */
import type { Chat, Dealt, FirstDealt } from '@lurk/table';
import type { ClusterStore, Revision } from './cluster-store.ts';

export interface SessionRow {
  /** SHA-256 of the token: what is stored opens no session. */
  hash: string;
  player: string;
  name: string;
}
export interface TableRow {
  code: string;
  /** As in its text: tables are cleaned by state and age. */
  state: string;
  text: string;
  at: number;
}
export interface MatchRow {
  id: string;
  table: string;
  game: string;
  rulesVersion: string;
  options: string;
  /** Names of the seats, whether a bot began there, and from which input on somebody answered in its place. */
  seats: string;
  dealt: Dealt | FirstDealt;
  state: 'playing' | 'over';
  /** Since when its clocks stand still. */
  asleep: number | null;
  /** What the record of a finished match says of its end; null while it is played, and where an older Lurk ended it. */
  result: string | null;
}
export interface InputRow {
  no: number;
  seat: number;
  key: string | null;
  text: string;
  at: number;
}
/** What an input told, each piece once; empty where it was not kept and must be told again from the inputs. */
export interface ToldRow {
  no: number;
  told: string;
}
export interface SnapshotRow {
  /** The number of the last input in it. */
  no: number;
  text: string;
}
/** A page of a list that is walked in the order of age. */
export interface Older {
  than: number;
  most: number;
}

/** Everything that can be written, and what it takes. */
export interface Writes {
  saveSession(row: SessionRow, at: number): void;
  dropSession(hash: string): void;
  /** Says that these sessions were used, of those last seen before `stale`. */
  seen(hashes: string[], at: number, stale: number): void;

  saveTable(row: TableRow, players: string[]): void;
  /** The table, who sits at it and what was said. */
  dropTable(code: string): void;
  addChat(table: string, chat: Chat): void;

  addMatch(row: MatchRow): void;
  /** Who sits where; null for bots. */
  seated(id: string, players: (string | null)[]): void;
  /** Somebody answers for a bot's seat from this input on. */
  handed(id: string, to: { seat: number; player: string; name: string; from: number }): void;
  sleep(id: string, at: number | null): void;
  endMatch(id: string, at: number, result: string): void;
  /** The record takes the place of inputs, streams and snapshot. */
  archive(match: string, record: string): void;
  /** A finished match whose rules are no longer known is not to be archived. */
  leaveAsItIs(match: string): void;
  dropMatch(id: string): void;

  /** An input and what it told; number 0 is the beginning. */
  addInput(match: string, row: InputRow & ToldRow): void;
  saveSnapshot(match: string, row: SnapshotRow): void;

  /** Says that the server is running at this moment. */
  alive(at: number): void;
}

/** One of them, as data. */
export type Write = { [N in keyof Writes]: readonly [N, ...Parameters<Writes[N]>] }[keyof Writes];
export type Batch = readonly Write[];

/** What cleaning up needs: everything by age, and a little at a time. */
export interface Upkeep {
  /** All or nothing, without waiting for the disk: durable with the next commit. */
  soon(batch: Batch): Promise<void>;
  /** Forgets sessions not seen for long; says how many. */
  dropSessions(older: Older): Promise<number>;
  /** Tables in this state that have not changed for long, after this one in the order of age. */
  idleTables(state: string, older: Older, after: { at: number; code: string }): Promise<{ at: number; code: string }[]>;
  /** Matches that ended long ago and still have their inputs one by one. */
  toArchive(older: Older): Promise<string[]>;
  /** Matches that ended long ago, and unfinished ones nobody has come back to. */
  endedMatches(older: Older): Promise<string[]>;
  abandoned(older: Older): Promise<{ id: string; table: string }[]>;
  /** Gives up to so many unused pages back to the disk, as far as there are more than the spare ones; says whether it did. */
  shrink(pages: number, spare: number): Promise<boolean>;
}

export interface Reads {
  session(hash: string): Promise<SessionRow | null>;

  table(code: string): Promise<TableRow | null>;
  /** The tables this player has a seat at, the latest first. */
  tablesOf(player: string, most: number): Promise<TableRow[]>;
  /** The last of each range of numbers, so many of each, oldest first. */
  chats(table: string, most: number): Promise<Chat[]>;

  match(id: string): Promise<MatchRow | null>;
  /** The record of a finished match, once it was archived. */
  record(id: string): Promise<string | null>;
  snapshot(match: string): Promise<SnapshotRow | null>;
  inputsAfter(match: string, no: number): Promise<InputRow[]>;
  lastKeys(match: string, most: number): Promise<{ seat: number; key: string }[]>;
  toldFrom(match: string, no: number): Promise<ToldRow[]>;
}

/** Calls take effect in order: a read sees every write asked for before it. */
export interface Storage extends Reads, Upkeep {
  /** Resolves, with what is wrong, once pages are found damaged: by the check in the background, or by a query. */
  readonly damaged: Promise<string>;
  /** All or nothing; durable when it is done. Where servers share the store, rejects with Conflict if a revision is not the next of its table. */
  commit(batch: Batch, revisions?: readonly Revision[]): Promise<void>;
  /** Takes a player's name out of every match, and what they said out of every table; says which matches. */
  forgetPlayer(player: string, nobody: string): Promise<string[]>;
  /** Puts to sleep whatever was running when the server last was: its clocks stood still since. Says for how long. */
  wakeUp(now: number): Promise<number>;
  close(): Promise<void>;
}

/** A store that is only read, as it lies: nothing in it is changed, and servers may be using it. */
export interface ReadOnly extends Pick<Reads, 'match' | 'record' | 'inputsAfter'> {
  /** The ids of all matches; those of a table in the order they were played. */
  matches(): Promise<string[]>;
  close(): Promise<void>;
}

/** A store of many servers. */
export interface SharedStorage extends Storage {
  readonly cluster: ClusterStore;
}
export const clusterIn = (storage: Storage | SharedStorage): ClusterStore | null => ('cluster' in storage ? storage.cluster : null);
