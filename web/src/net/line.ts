/** A line to a table, whoever is at the other end. */
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
  /** Hangs up and opens anew: the other end knows a line by who opened it. */
  renew(): void;
  close(): void;
}
