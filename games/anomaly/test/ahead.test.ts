/** What an act would find, as everybody knows: shown before it is done, so it must be what then happens. */
import { expect, test } from 'vitest';
import { hasSymbol } from '../data/symbols.ts';
import { type Hits, hitsOf, possible, presentAt, type Trail, trackSplit } from '../deduction/index.ts';
import type { Aim, Event } from '../types.ts';
import { publicTrail } from './trail.ts';

const placed: Event = { t: 'placed', students: [{ seat: 1 }, { seat: 2 }] };
const hitsAt = (trail: Trail, { pawn, zone, aim }: { pawn: number; zone: 'L-N' | 'L-S'; aim: Aim }): Hits =>
  hitsOf(presentAt(trail, zone), { pawn, aim, morph: trail.ground.evolutions.includes('morph') });
const found = (zone: 'L-N' | 'L-S', pawns: number[]): Event => ({ t: 'anomalyRevealed', zone, why: 'feed', pawns });

test('yes and no split the zones still possible for the Anomaly between them', () => {
  const trail = publicTrail([placed, found('L-N', []), { t: 'anomalyMoved', how: 'move', sensor: null }]);
  const { yes, no } = trackSplit(trail, 'FIRE');
  expect([...yes, ...no].sort()).toEqual(possible(trail).anomaly.toSorted());
  expect([yes.every((zone) => hasSymbol(zone, 'FIRE')), no.some((zone) => hasSymbol(zone, 'FIRE'))]).toEqual([true, false]);
});

test('AN-088, AN-089 an attack hits the Anomaly if it is there, else the Students but the attacker; AN-094 an explosion spares nobody', () => {
  const trail = publicTrail([placed, found('L-N', [0])]);
  expect(presentAt(trail, 'L-N')).toEqual({ anomaly: 'sure', sure: [0], maybe: [] });
  expect(hitsAt(trail, { pawn: 1, zone: 'L-N', aim: 'zone' })).toEqual({ sure: ['anomaly'], maybe: [] });
  expect(hitsAt(trail, { pawn: 0, zone: 'L-N', aim: 'fuel' })).toEqual({ sure: ['anomaly', 0], maybe: [] });
  // Student 2 was not found there; elsewhere it can be no one but Student 2.
  expect(hitsAt(trail, { pawn: 0, zone: 'L-S', aim: 'zone' })).toEqual({ sure: [], maybe: [1] });
  expect(hitsAt(trail, { pawn: 1, zone: 'L-S', aim: 'zone' })).toEqual({ sure: [], maybe: [] });
});

test('AN-144 where Morph may hide behind a Student, nothing is sure', () => {
  const trail = publicTrail([placed, { t: 'evolved', evolution: 'morph' }, found('L-N', [0])]);
  expect(hitsAt(trail, { pawn: 1, zone: 'L-N', aim: 'zone' })).toEqual({ sure: [], maybe: ['anomaly', 0] });
});
