/** 3.31 End of the game: what the conditions are. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { CharacterId } from '../../data/characters.ts';
import { escapesNeeded, verdict, winnersOf } from '../../facts/end.ts';
import type { Status } from '../../types.ts';
import { aTable, scenarios } from '../table.ts';

const left =
  (status: Status, ...who: CharacterId[]) =>
  (table: ReturnType<typeof aTable>) =>
    who.reduce((each, character) => each.board(character, { status, at: null }), table);

scenarios(
  'VI-397 %i players: %i Victims in the bunker win',
  [
    [2, 2],
    [3, 3],
    [4, 2],
    [5, 3],
    [6, 2],
  ] as const,
  (players, needed) => {
    const table = aTable({ players });
    expect(escapesNeeded(table.open)).toBe(needed);
    const escaping: CharacterId[] = ['rolita', 'diego', 'vivian'];
    expect(verdict(left('escaped', ...escaping.slice(0, needed - 1))(table).open)).toBe(null);
    expect(verdict(left('escaped', ...escaping.slice(0, needed))(table).open)).toEqual({ winner: 'victims', why: 'escaped' });
  },
);
scenario('VI-397, RU-86 three at six players by table option', () => {
  expect(escapesNeeded(aTable({ players: 6, escapesAtSix: 3 }).open)).toBe(3);
});
scenario('VI-398, RU-87 the Demon wins once all in the forest are Critically Injured, hidden ones too; who escaped does not count', () => {
  const table = aTable().demonIs('witch', 'lucien').critical('diego').board('vivian', { wounds: 2, hide: 'hidden' });
  expect(verdict(table.open)).toBe(null);
  expect(verdict(left('escaped', 'rolita')(table).open)).toEqual({ winner: 'demon', why: 'allCritical' });
});
scenario('VI-399 two eliminations', () => {
  const table = aTable().demonIs('witch', 'lucien');
  expect(verdict(table.is({ eliminated: 1 }).open)).toBe(null);
  expect(verdict(table.is({ eliminated: 2 }).open)).toEqual({ winner: 'demon', why: 'eliminated' });
});
scenario('VI-400, VI-402 the Darkness; before there is a Demon everybody loses', () => {
  const table = aTable().is({ events: ['darkness'] });
  expect(verdict(table.open)).toEqual({ winner: 'nobody', why: 'darkness' });
  expect(winnersOf(table.open, 'nobody')).toEqual([]);
  expect(verdict(table.demonIs('witch', 'lucien').open)).toEqual({ winner: 'demon', why: 'darkness' });
});
scenario('VI-402, VI-403 before the possession: all Critically Injured lose, enough escapes win', () => {
  const { open } = aTable().critical('rolita', 'diego', 'vivian', 'lucien');
  expect(verdict(open)).toEqual({ winner: 'nobody', why: 'allCritical' });
  expect(winnersOf(aTable().open, 'victims')).toEqual([0, 1, 2, 3]);
});
scenario('VI-404, VI-405 Victims win or lose together, the eliminated too; the Demon and an Enslaved Victim’s player with it', () => {
  const table = left('eliminated', 'rolita')(aTable().demonIs('werewolf', 'lucien').board('diego', { status: 'enslaved' }));
  expect([winnersOf(table.open, 'victims'), winnersOf(table.open, 'demon')]).toEqual([
    [0, 2],
    [1, 3],
  ]);
});
scenario('VI-406 the Victims’ condition is looked at first', () => {
  const table = left(
    'escaped',
    'rolita',
    'diego',
  )(
    aTable()
      .demonIs('witch', 'lucien')
      .critical('vivian')
      .is({ eliminated: 2, events: ['darkness'] }),
  );
  expect(verdict(table.open)).toEqual({ winner: 'victims', why: 'escaped' });
});
