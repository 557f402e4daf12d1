/** What a seat can answer ahead is what it will be asked, as far as it can tell. */
import { begin, fastDice, view } from '@lurk/kernel';
import { plansOf, scenario } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { foresight } from '../asks/foreseen.ts';
import { victim } from '../proof/index.ts';
import { aTable, type VictimTable } from './table.ts';

test('VI-041 what is foreseen is asked, and a plan is taken unless something came between', () => {
  const met = Array.from({ length: 8 }, (_, i) => plansOf(victim, foresight, victim.modes[2]!, `foreseen ${i}`)).flat();
  expect(new Set(met.map(({ kind }) => kind))).toEqual(new Set(['victimAction']));
  expect(met.length).toBeGreaterThan(30);
  expect(met.filter(({ taken }) => taken).length / met.length).toBeGreaterThan(0.7);
  expect(met.filter(({ same }) => same).length / met.length).toBeGreaterThan(0.9);
});

test('nothing can be foreseen by those who watch, nor before the first round', () => {
  const { seats, options } = victim.modes[2]!;
  const { match } = begin(victim, { seats, options, dice: fastDice('first') });
  for (const viewer of [...Array(seats).keys(), 'public' as const]) expect(foresight.foreseen(view(match, viewer))).toBe(null);
});

const planned = (table: VictimTable, seat: number) => foresight.foreseen(table.seen(seat))?.about ?? null;

scenario('VI-033 one plans the next turn that is still to come: this round’s in turn order, else the next round’s', () => {
  const table = aTable().turnOf('diego');
  expect([0, 1, 2, 3].map((seat) => planned(table, seat))).toEqual([
    { round: 2, victim: 'rolita' },
    { round: 2, victim: 'diego' },
    { round: 1, victim: 'vivian' },
    { round: 1, victim: 'lucien' },
  ]);
});
scenario('VI-033 of several Victims the first that is still to come is planned with, and none that has left the forest', () => {
  const table = aTable({ players: 2 }).turnOf('rolita');
  expect(planned(table, 0)).toEqual({ round: 1, victim: 'vivian' });
  table.board('vivian', { status: 'eliminated', at: null });
  expect(planned(table, 0)).toEqual({ round: 2, victim: 'rolita' });
});
scenario('VI-026 between the turns of a round one plans the next round; before the first there is nothing to plan from', () => {
  expect(planned(aTable(), 2)).toEqual({ round: 2, victim: 'vivian' });
  expect(planned(aTable().is({ round: 0 }), 2)).toBeNull();
});
scenario('VI-099 whoever could only end the turn plans nothing', () => {
  const table = aTable().critical('vivian').turnOf('diego');
  expect([planned(table, 2), planned(table, 3)]).toEqual([null, { round: 1, victim: 'lucien' }]);
  expect(planned(table.lay(['1,0', 'T03']), 2)).toEqual({ round: 1, victim: 'vivian' });
});
scenario('VI-041 a plan is told from others by the round and by whose turn it is', () => {
  const table = aTable();
  expect(foresight.about(table.seen(1))).toEqual({ round: 1, victim: null });
  expect(foresight.about(table.turnOf('diego').seen(1))).toEqual({ round: 1, victim: 'diego' });
});
