/** All that is kept, behind one small interface. Nothing here knows a rule; texts are JSON made elsewhere. */
import type { Chat, Dealt } from '@lurk/table';

export interface SessionRow {
  /** SHA-256 of the token: what is stored opens no session. */
  hash: string;
  player: string;
  name: string;
}
export interface TableRow {
  code: string;
  text: string;
  at: number;
}
export interface MatchRow {
  id: string;
  table: string;
  game: string;
  rulesVersion: string;
  options: string;
  /** Names of the seats and whether a bot began there. */
  seats: string;
  dealt: Dealt;
  state: 'playing' | 'over';
  /** Since when its clocks stand still. */
  asleep: number | null;
}
export interface InputRow {
  no: number;
  seat: number;
  key: string | null;
  text: string;
  at: number;
}
export interface FrameRow {
  /** -1 for the public. */
  viewer: number;
  n: number;
  text: string;
}
export interface SnapshotRow {
  /** The number of the last input in it. */
  no: number;
  text: string;
}

export interface Storage {
  /** All or nothing; durable when it returns. */
  together(work: () => void): void;

  session(hash: string): SessionRow | null;
  saveSession(row: SessionRow, at: number): void;

  table(code: string): TableRow | null;
  saveTable(row: TableRow, players: string[]): void;
  /** The tables this player has a seat at, the latest first. */
  tablesOf(player: string, most: number): TableRow[];

  match(id: string): MatchRow | null;
  addMatch(row: MatchRow): void;
  sleep(id: string, at: number | null): void;
  endMatch(id: string): void;

  /** An input and the frames it sent, one per viewer at most; number 0 is the beginning. */
  addInput(match: string, row: InputRow, told: FrameRow[]): void;
  saveSnapshot(match: string, row: SnapshotRow): void;
  snapshot(match: string): SnapshotRow | null;
  inputsAfter(match: string, no: number): InputRow[];
  lastKeys(match: string, most: number): { seat: number; key: string }[];
  framesAfter(match: string, viewer: number, n: number): FrameRow[];

  addChat(table: string, chat: Chat): void;
  chats(table: string, most: number): Chat[];

  /** Says that the server is running at this moment. */
  alive(at: number): void;
  /** Puts to sleep whatever was running when the server last was: its clocks stood still since. */
  wakeUp(now: number): number;
  close(): void;
}
