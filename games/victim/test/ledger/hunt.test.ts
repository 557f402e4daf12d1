/** 3.22 Hunt. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { huntReach } from '../../facts/targets.ts';
import { newHunt } from '../../rules/hunt.ts';
import type { Cell } from '../../types.ts';
import { DEMON_SEAT, demonTable } from '../demon.ts';
import type { VictimTable } from '../table.ts';

const hunting = (table: VictimTable, die: number): VictimTable => table.dice([], [die]).phase('demon').answer(DEMON_SEAT, 'hunt');
const reach = (table: VictimTable, left: number): Record<Cell, number> =>
  Object.fromEntries(huntReach(table.open, { ...newHunt('demon', 'action'), left }, 'body'));

scenario('VI-303 it moves up to as many steps as its die shows, or stays', () => {
  const table = hunting(demonTable('witch'), 2);
  expect(() => table.answer(DEMON_SEAT, { pick: 'body', with: '3,0' })).toThrow();
  expect(table.answer(DEMON_SEAT, { pick: 'body', with: '2,0' }).demon.at).toBe('2,0');
  expect(hunting(demonTable('witch'), 2).pass(DEMON_SEAT).demon.at).toBe('0,0');
});
scenario('VI-304 a roll equal to the Rage: it does not move and gains 1 Rage', () => {
  const table = hunting(demonTable('witch', { rage: 1 }), 1).expectAsked('demonAction', [DEMON_SEAT]);
  expect([table.demon.at, table.demon.rage]).toEqual(['0,0', 2]);
});
scenario('VI-305 at Rage 3 a 3 means no movement, and the Rage stays 3', () => {
  const table = hunting(demonTable('witch', { rage: 3 }), 3).expectAsked('demonAction', [DEMON_SEAT]);
  expect([table.demon.at, table.demon.rage]).toEqual(['0,0', 3]);
});
scenario('VI-306 a 0 with another Rage: no step and no Rage', () => {
  const table = hunting(demonTable('witch', { rage: 1 }), 0).expectAsked('demonAction', [DEMON_SEAT]);
  expect([table.demon.at, table.demon.rage]).toEqual(['0,0', 1]);
});
scenario('VI-307 each step goes to a linked tile on the map', () => {
  const table = demonTable('witch').lay(['0,1', 'T03', 1]);
  expect(reach(table, 1)).toEqual({ '1,0': 1, '1,-1': 1, '-1,0': 1, '-1,1': 1 });
});
scenario('VI-308 from a Curse tile any other Curse tile is one step away', () => {
  const table = demonTable('witch', { at: '3,0' }).lay(['4,0', 'T28'], ['-2,0', 'T27']);
  expect(reach(table, 2)).toEqual({ '2,0': 1, '4,0': 1, '1,0': 2, '-2,0': 2 });
});
scenario('VI-309 on a Test tile it must stop; on a later Hunt it leaves freely', () => {
  const table = demonTable('witch').lay(['2,-1', 'T03']);
  expect(reach(table, 3)).not.toHaveProperty('2,-1');
  expect(
    reach(
      table.where(({ demon }) => void Object.assign(demon!, { at: '1,-1' })),
      1,
    ),
  ).toHaveProperty('2,-1');
});
scenario('VI-310 Victims and figures do not stop it', () => {
  expect(hunting(demonTable('witch'), 3).answer(DEMON_SEAT, { pick: 'body', with: '3,0' }).demon.at).toBe('3,0');
});
scenario('24 the clock takes the shortest way towards the nearest exposed standing Victim', () => {
  const table = demonTable('witch').put('3,0', 'rolita').put('-1,0', 'diego').board('diego', { hide: 'hidden' }).critical('vivian');
  expect(hunting(table, 2).timeout(DEMON_SEAT).demon.at).toBe('2,0');
});
