/** A connection to a table; the other end may be a server or a match in this page. */
import type { ClientMessage, ServerMessage } from '@lurk/table';

export type LineState = 'open' | 'connecting' | 'offline';

export interface LineEvents {
  /** Open (again): time to say what one follows, and what is still unanswered. */
  opened(): void;
  heard(message: ServerMessage): void;
  changed(state: LineState): void;
}

export interface Line {
  readonly state: LineState;
  /** False if it could not be said: the line is not open. */
  say(message: ClientMessage): boolean;
  /** Closes the connection and opens a new one: the other end knows a connection by the session that opened it. */
  renew(): void;
  close(): void;
}
