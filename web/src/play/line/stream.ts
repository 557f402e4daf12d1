/** What a viewer has been told of a match: one fold over the messages of its stream. */
import type { Decision, GameTypes } from '@lurk/kernel';
import { applyPatch, fromWire, type ServerMessage, type WireView } from '@lurk/table';
import type { Beat } from './session';

type Event = GameTypes['Event'];

export interface StreamState {
  readonly match: string | null;
  /** The number of the last frame; 0 before the first view. */
  readonly n: number;
  readonly wire: WireView | null;
  readonly log: readonly Event[];
  readonly latest: Beat<Event> | null;
  /** When this seat's clock answers, in the server's time. */
  readonly due: number | null;
  /** Who lets the others go first; until anything happens. */
  readonly givenWay: readonly number[];
}

export const NO_STREAM: StreamState = { match: null, n: 0, wire: null, log: [], latest: null, due: null, givenWay: [] };

/** What this viewer is asked. */
export const questionOf = ({ wire }: StreamState): Decision | null => wire && fromWire(wire).decision;

/** What closed this question before an answer to it came; null while that is not known here. */
export const overtaking = (told: StreamState, decision: number): readonly Event[] | null =>
  told.latest && questionOf(told)?.id !== decision ? told.latest.events : null;

/** The state after this message; null if a message before it is missing, so that a full view must be requested. */
export function hear(told: StreamState, message: ServerMessage): StreamState | null {
  switch (message.t) {
    case 'view': {
      const { match, n, view, log, due } = message;
      // A full view brings no news: the events that led to it were seen, or missed, before.
      return { match, n, due, wire: view, log, latest: null, givenWay: [] };
    }
    case 'frame': {
      const { n, events = [], patch, due = told.due } = message;
      // Sent again after a reconnect.
      if (told.wire && n <= told.n) return told;
      if (!told.wire || n !== told.n + 1) return null;
      const beat = { n, events };
      return {
        ...told,
        n,
        due,
        wire: applyPatch(told.wire, patch),
        log: beat.events.length ? [...told.log, ...beat.events] : told.log,
        latest: beat.events.length ? beat : told.latest,
        givenWay: [],
      };
    }
    case 'givesWay':
      return { ...told, givenWay: [...told.givenWay, message.seat] };
    case 'clock':
      return { ...told, due: message.due };
    case 'table':
      // Back in the lobby, or a new deal: nothing of the last match holds any more.
      return told.match !== null && message.table.match !== told.match ? NO_STREAM : told;
  }
  return told;
}
