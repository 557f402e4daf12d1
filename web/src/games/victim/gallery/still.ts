/** A session in which nothing happens: one view, held still. */
import type { Memory, Seen, VI } from '@lurk/victim/public';
import { blank } from '@lurk/victim/public';
import { NAMES } from '../../../gallery/live-session.svelte';
import type { TableSession } from '../../../play/line/session';

const nothing = (): void => {};

export function stillOf(view: Seen): TableSession<VI, Memory> {
  const names = ['Mila', 'Anouk', 'Theo', 'Kestrel', 'Vesna', 'Oren'].slice(0, view.seats);
  return {
    table: {
      code: 'KQFMRT',
      game: 'victim',
      state: 'playing',
      host: NAMES[0] ?? '',
      seats: names.map((name, i) =>
        i === 3
          ? { kind: 'bot' as const, level: 'beginner' as const, name, side: null }
          : { kind: 'person' as const, id: name, name, side: null, ready: false, here: true, away: false },
      ),
      options: {},
      speed: 'normal',
      match: 'm',
      you: view.seat,
      watchers: 0,
    },
    names,
    view,
    log: [
      { t: 'roundBegan', round: view.open.round, inForce: [] },
      { t: 'phaseBegan', phase: 'victims' },
      { t: 'turnBegan', victim: 'anya', ap: 2 },
    ],
    latest: null,
    memory: blank(view.seat),
    showing: null,
    skipToTurn: () => {},
    wants: { emptyToo: true, passing: false },
    chats: [{ id: 1, from: names[1], name: names[1], text: 'Two steps and a 3. Go.', at: 0, gallery: false }],
    clock: { until: 35_000, totalMs: 60_000, at: 0 },
    line: 'open',
    givenWay: [],
    pending: null,
    skip: nothing,
    want: nothing,
    answer: nothing,
    unseal: nothing,
    giveWay: nothing,
    say: () => false,
    leave: nothing,
    back: nothing,
    rematch: nothing,
  };
}
