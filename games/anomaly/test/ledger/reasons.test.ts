/** The reasons of the public overlay (AN-187, section 8.1): for every zone struck out, what everybody heard, as things lay then. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Zone } from '../../data/board.ts';
import { possible, whyNot } from '../../deduction/index.ts';
import type { Event } from '../../types.ts';
import { publicTrail } from '../trail.ts';

const placed: Event = { t: 'placed', students: [{ seat: 1 }, { seat: 2 }] };
const foundIn = (zone: Zone): Event => ({ t: 'anomalyRevealed', zone, why: 'feed', pawns: [] });
const sensorIn = (zone: Zone): Event => ({ t: 'sensorPlaced', pawn: 0, zone });
const moved: Event = { t: 'anomalyMoved', how: 'move', sensor: null };

/** Why each of these zones is out for the Anomaly: the event, and how. */
const reasons = (events: Event[], ...zones: Zone[]): unknown[] =>
  zones.map((zone) => {
    const struck = whyNot(publicTrail(events), null, zone);
    return struck && [struck.event.t, struck.as];
  });

scenario('AN-187 a zone that can be has no reason; one struck out keeps the event that did it last', () => {
  const events: Event[] = [
    placed,
    { t: 'tracked', pawn: 0, symbol: 'CORE', yes: false },
    { t: 'tracked', pawn: 0, symbol: 'FIRE', yes: false },
  ];
  expect(reasons(events, 'Q-NW', 'C-NW', 'L-N')).toEqual([null, ['tracked', null], ['tracked', null]]);
  const trail = publicTrail(events);
  // C-NW was out before: the second answer is no reason for it.
  expect([whyNot(trail, null, 'C-NW')!.event, whyNot(trail, null, 'L-N')!.event]).toEqual([events[1], events[2]]);
});
scenario('AN-106 AN-188 after a move: the zone it was in has been left, a far one was out of reach', () => {
  const events = [placed, foundIn('L-N'), moved];
  expect(possible(publicTrail(events)).anomaly).toEqual(['Q-NW', 'Q-NE', 'C-NW', 'C-NE']);
  expect(reasons(events, 'L-N', 'L-S', 'Q-NE')).toEqual([['anomalyMoved', 'left'], ['anomalyMoved', null], null]);
});
scenario('AN-070 a sensor is a reason where it lay in reach at the time; one that is placed later never is', () => {
  expect(reasons([placed, foundIn('L-N'), sensorIn('Q-NE'), sensorIn('L-S'), moved], 'Q-NE', 'L-S', 'Q-NW')).toEqual([
    ['anomalyMoved', 'sensor'],
    ['anomalyMoved', null],
    null,
  ]);
  // Q-SE was too far, then a sensor came there: still too far.
  const late: Event[] = [placed, foundIn('L-N'), moved, sensorIn('Q-SE')];
  expect(reasons(late, 'Q-SE')).toEqual([['anomalyMoved', null]]);
  // The sensor that does tell is a reason by itself.
  const told: Event = { t: 'anomalyMoved', how: 'move', sensor: 'Q-NE' };
  expect(possible(publicTrail([placed, foundIn('L-N'), sensorIn('Q-NE'), told])).anomaly).toEqual(['Q-NE']);
});
scenario('AN-053 AN-126 a Student who moves leaves the zone behind, and has then to fit the symbol shown', () => {
  const student = (events: Event[], zone: Zone): unknown => {
    const struck = whyNot(publicTrail(events), 0, zone);
    return struck && [struck.event.t, struck.as];
  };
  const walk: Event[] = [
    placed,
    { t: 'studentRevealed', pawn: 0, zone: 'L-N' },
    { t: 'studentMoved', pawn: 0, how: 'move', zone: null },
    { t: 'symbolShown', pawn: 0, symbol: 'CORE', shown: ['LABS', 'CORE'] },
  ];
  expect(['L-N', 'L-S', 'Q-NW', 'C-NW'].map((zone) => student(walk, zone as Zone))).toEqual([
    ['studentMoved', 'left'],
    ['studentMoved', null],
    ['symbolShown', null],
    null,
  ]);
  // Nobody else has moved by it.
  expect(whyNot(publicTrail(walk), 1, 'L-N')).toBe(null);
});
