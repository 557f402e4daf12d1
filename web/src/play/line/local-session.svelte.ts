/** A table in this browser: a match against bots in a worker, kept on this device, with no server needed. */

import { SOLO, type SoloWish } from '../../offline/messages';
import { readStored, store } from '../../storage';
import { type PageWants, WireSession } from './wire-session.svelte';
import { hearWorker, tellWorker } from './worker';

/** What the home page says of the match kept here. */
export interface SoloNote {
  readonly game: string;
  readonly names: readonly string[];
}
const NOTE = 'solo';
export const soloNote = (): SoloNote | null => readStored<SoloNote | null>(NOTE, null);

/** Begins what is wished for; without a wish, goes on with the match kept on this device. */
export function localSession(wish: SoloWish | null, page: PageWants): WireSession {
  const session: WireSession = new WireSession({
    code: SOLO,
    page,
    open(events) {
      const stop = hearWorker((message) => {
        if ('nothing' in message) {
          store(NOTE, undefined);
          session.gone = true;
        }
        if (!('say' in message)) return;
        events.heard(message.say);
        if (message.say.t === 'table') note(message.say.table);
      });
      tellWorker({ do: 'sit', wish });
      queueMicrotask(events.opened);
      return {
        state: 'open',
        say(message) {
          tellWorker({ do: 'say', message });
          return true;
        },
        renew() {},
        close: stop,
      };
    },
  });
  return session;
}

function note({ game, state, seats }: WireSession['table']): void {
  const names = seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
  store(NOTE, state === 'over' ? undefined : ({ game, names } satisfies SoloNote));
}
