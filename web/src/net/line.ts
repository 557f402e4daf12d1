/** A connection to a table; the other end may be a server or a match in this page. */
import type { ClientMessage, ServerMessage } from '@lurk/table';

export type LineState = 'open' | 'connecting' | 'offline';

export interface LineEvents {
  /** Opened or reopened: follow the table again, and resend what is unanswered. */
  opened(): void;
  heard(message: ServerMessage): void;
  changed(state: LineState): void;
}

export interface Line {
  readonly state: LineState;
  /** False if it could not be sent: the connection is not open. */
  say(message: ClientMessage): boolean;
  /** Closes the connection and opens a new one: the other end knows a connection by the session that opened it. */
  renew(): void;
  close(): void;
}
