/** Whole matches under a second opinion (`oracle.ts`) that knows the specification and the public events, and nothing of the rules. */
import { expectClean, playRandomMatch, Report } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { DEMONS } from '../data/demons.ts';
import { early, late, victim, walled } from '../proof/index.ts';
import { sizes } from '../sizes.ts';
import type { Open } from '../types.ts';
import { Oracle } from './oracle.ts';
import { aTable } from './table.ts';

test('VI-004 to VI-075, VI-264 to VI-402 every step, sum, limit and figure is what the events say', () => {
  const report = new Report();
  // A match that is begun in the middle is arranged without a word: it is watched from then on.
  const games = [
    { game: victim, matches: 3, from: () => true },
    ...DEMONS.map((demon) => ({ game: late(demon), matches: 1, from: ({ demon: there }: Open) => there !== null })),
    ...[early(), walled()].map((game) => ({ game, matches: 1, from: ({ round }: Open) => round > 0 })),
  ];
  for (const { game, matches, from } of games)
    for (const mode of game.modes)
      for (let n = 0; n < matches; n++) {
        const seed = `oracle ${mode.name} ${n}`;
        let oracle: Oracle | null = null;
        let states = 0;
        report.guard(`${game.name}, ${mode.name}, seed ${seed}`, () => {
          playRandomMatch(game, mode, seed, {
            dice: 'fast',
            onState({ s }, told) {
              const { hand } = sizes(s);
              if (oracle) for (const { to, event } of told) if (to === 'all') oracle.hear(event);
              if (from(s.open)) oracle ??= new Oracle(s.open, hand);
              if (!oracle) return;
              // The whole board is read now and then: what differs once differs from then on.
              if (states++ % 8 === 0 || s.open.end) oracle.compare(s.open, hand);
              if (oracle.wrong.length > 0) throw new Error(oracle.wrong.slice(0, 4).join('; '));
              report.count('events', told.length);
            },
          });
          report.count('matches');
        });
      }
  expectClean('a second opinion', report);
});

test('the second opinion would notice: a step across a wall, a Wound too many, a gate that does not open, an end too soon', () => {
  const noticed = (...events: Parameters<Oracle['hear']>[0][]): boolean => {
    const table = aTable().lay(['1,0', 'T03', 1], ['0,1', 'T02']).demonIs('witch', 'lucien');
    const oracle = new Oracle(table.open, { rolita: 0, diego: 0, vivian: 0, lucien: 0 });
    for (const event of events) oracle.hear(event);
    return oracle.wrong.length > 0;
  };
  const wound = (wounds: number) => ({ t: 'wounded', victim: 'diego', wounds, why: 'attack' }) as const;
  expect(noticed({ t: 'roundBegan', round: 2, inForce: [] }, wound(1))).toBe(false);
  expect(noticed({ t: 'roundBegan', round: 3, inForce: [] })).toBe(true);
  expect(noticed(wound(2))).toBe(true);
  expect(noticed({ t: 'stepped', victim: 'diego', from: '0,0', to: '1,0', how: 'run' })).toBe(true);
  expect(noticed({ t: 'statMoved', victim: 'diego', stat: 'agi', to: 4, why: 'test' })).toBe(true);
  expect(noticed({ t: 'bunkerOpened', victim: 'diego' })).toBe(true);
  expect(noticed({ t: 'rageMoved', to: 2, why: 'critical' })).toBe(true);
  expect(noticed({ t: 'demonRolled', by: 'demon', die: 'd6', face: 6, why: 'hunt' })).toBe(true);
  expect(noticed({ t: 'attackHit', victim: 'diego', score: 2, defence: 2 })).toBe(true);
  expect(noticed({ t: 'discarded', victim: 'diego', items: ['vest'], why: 'takenOff' })).toBe(true);
  expect(noticed({ t: 'won', winner: 'demon', why: 'allCritical', winners: [3] })).toBe(true);
});
