/** Whole random matches under a second opinion (`oracle.ts`) that knows the specification and the public events, and nothing of the rules. */
import { expectClean, playRandomMatch, Report } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { party, theThing } from '../proof/index.ts';
import { Oracle } from './oracle.ts';
import { aTable } from './table.ts';

test('TT-044, TT-020 to TT-047 every sum, limit, phase and figure is what the events say', () => {
  const report = new Report();
  for (const game of [theThing, party])
    for (const mode of game.modes)
      for (let n = 0; n < 20; n++) {
        const seed = `oracle ${mode.name} ${n}`;
        let oracle: Oracle | null = null;
        report.guard(`${mode.name}, seed ${seed}`, () => {
          playRandomMatch(game, mode, seed, {
            dice: 'fast',
            onState({ s }, told) {
              oracle ??= new Oracle(s.open);
              for (const { to, event } of told) if (to === 'all') oracle.hear(event);
              oracle.compare(s.open);
              if (oracle.wrong.length > 0) throw new Error(oracle.wrong.join('; '));
              report.count('events', told.length);
            },
          });
          report.count('matches');
        });
      }
  expectClean('a second opinion', report);
});

test('the second opinion would notice: a word too many, a number that is off, somebody who is out', () => {
  const noticed = (...events: Parameters<Oracle['hear']>[0][]): boolean => {
    const oracle = new Oracle(aTable().open);
    for (const event of events) oracle.hear(event);
    return oracle.wrong.length > 0;
  };
  expect(noticed({ t: 'roundBegan', round: 1 }, { t: 'phaseBegan', phase: 'weather' })).toBe(false);
  expect(noticed({ t: 'roundBegan', round: 2 })).toBe(true);
  expect(noticed({ t: 'phaseBegan', phase: 'rest' })).toBe(true);
  expect(noticed({ t: 'fuelUsed', room: 'boiler', count: 1, fuel: 2 })).toBe(true);
  expect(noticed({ t: 'damaged', room: 'shed', count: 1, damage: 2, why: 'alien' })).toBe(true);
  expect(noticed({ t: 'suspicionMoved', pawn: 1, to: 3, why: 'dog' })).toBe(true);
  expect(noticed({ t: 'assimilated', pawn: 1, room: 'lab' }, { t: 'placed', pawn: 1, place: 'lab', how: 'work' })).toBe(true);
  expect(noticed({ t: 'dogPlaced', room: 'lab' }, { t: 'dogPlaced', room: 'lab' })).toBe(true);
});
