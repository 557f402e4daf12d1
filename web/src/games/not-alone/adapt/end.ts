/** The end of a match: who won, the race, and what there is to retell. */

import type { Seat } from '@lurk/kernel';
import { must } from '@lurk/kernel';
import {
  ASSIM_START,
  describeOutcome,
  type Event,
  personOf,
  RESCUE_START,
  type TurningPoint,
  tellTurningPoint,
  turningPoints,
} from '@lurk/not-alone/public';
import type { TableInfo } from '@lurk/table';
import { rematchOf } from '../../../play/showing/rematch';
import type { EndView } from '../model';
import { tracks } from './facts';
import { audience, look, type Perspective } from './perspective';

/** Whom each kind of moment served. */
const FOR_HUNTED: readonly TurningPoint['kind'][] = ['leap', 'lured', 'dodged', 'borrowed'];

export function endView(perspective: Perspective, log: readonly Event[], table: TableInfo): EndView {
  const { view, lang, code } = perspective;
  const { open, seats } = view;
  const rematch = rematchOf(table, view.seat);
  return {
    code,
    winner: must(open.winner, 'a winner'),
    ...must(describeOutcome(lang, open, view.seat), 'an outcome'),
    turns: open.turn,
    tracks: tracks({ ...perspective, latest: [] }),
    creature: look(perspective, open.creature),
    hunted: open.hunted.map((seat) => ({ seat: look(perspective, seat), will: personOf(open, seat).will, caught: timesCaught(log, seat) })),
    race: raceOf(log, seats, open.turn),
    points: turningPoints(log).map((point) => ({
      turn: point.turn,
      text: [tellTurningPoint(lang, point, audience(perspective))],
      good: FOR_HUNTED.includes(point.kind) ? 'hunted' : 'creature',
    })),
    ...(rematch ? { rematch } : {}),
  };
}

/** Turns in which this Hunted was caught. */
const timesCaught = (log: readonly Event[], seat: Seat): number => log.filter((event) => event.t === 'caught' && event.who === seat).length;

/** Both counters after each turn. */
function raceOf(log: readonly Event[], seats: number, turns: number): EndView['race'] {
  const race = Array.from({ length: turns }, (_, i) => ({ turn: i + 1, rescue: RESCUE_START(seats), assimilation: ASSIM_START(seats) }));
  let turn = 1;
  const from = (key: 'rescue' | 'assimilation', to: number): void => {
    // shown: a place in the chart.
    for (const at of race.slice(turn - 1)) at[key] = to;
  };
  for (const event of log) {
    if (event.t === 'turnBegan') turn = event.turn;
    if (event.t === 'rescueMoved') from('rescue', event.to);
    if (event.t === 'assimMoved') from('assimilation', event.to);
  }
  return race;
}
