/** 3.19, 3.32 The Curse Phase, and what it does to tables where each plays two. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { DemonId } from '../../data/demons.ts';
import { DEMON } from '../../data/demons.ts';
import { curseRound } from '../../data/setup.ts';
import { aTable, scenarios, type TableOptions, type VictimTable } from '../table.ts';

/** The card of this Demon is drawn next; everybody rolls one die. */
const cursed = (demon: DemonId, options: TableOptions = {}): VictimTable =>
  aTable(options).given(({ open, vault }) => {
    vault.curses = [...vault.curses.filter((other) => other !== demon), demon];
    open.round = curseRound(open.players);
    for (const victim of open.victims) victim.stats = { agi: 1, vit: 1, int: 1, luk: 1 };
  });
/** Rolita, Diego, Vivian, Lucien. */
const DIEGO_LOWEST = [1, 0, 2, 2];

scenarios(
  'VI-264, VI-271 the card names %s, its statistic and its Rage',
  [
    ['werewolf', 'int', 1],
    ['wendigo', 'vit', 0],
    ['widow', 'agi', 0],
    ['phantom', 'luk', 0],
  ] as const,
  (demon, stat, rage) => {
    const table = cursed(demon).phase('curse');
    expect(table.toldOf('public', 'curseDrawn')).toEqual([{ t: 'curseDrawn', demon, stat }]);
    expect([table.demon.demon, DEMON[demon].rage]).toEqual([demon, rage]);
  },
);
scenario('VI-265 every Victim in the forest rolls, standing or not, hidden or not', () => {
  const table = cursed('werewolf')
    .critical('diego')
    .board('vivian', { hide: 'hidden' })
    .board('rolita', { status: 'escaped', at: null })
    .phase('curse');
  expect(table.toldOf('public', 'rollsShown')[0].rolls.map(({ victim }) => victim)).toEqual(['diego', 'vivian', 'lucien']);
});
scenario(
  'VI-266, VI-266a equipment counts; a standing Victim with a card is asked at once, and sees only their own dice till all are in',
  () => {
    const table = cursed('werewolf')
      .hand('rolita', 'manual')
      .hand('diego', 'hammer')
      .board('diego', { worn: ['calculator'] })
      .dice(DIEGO_LOWEST)
      .phase('curse');
    expect([table.asked, table.own(0).rolls.map(({ victim }) => victim), table.open.rolls]).toEqual([[0, 1], ['rolita'], []]);
    table.timeout(0).timeout(1);
    expect(table.toldOf('public', 'rollsShown')[0].rolls.map(({ result }) => result)).toEqual([1, 1, 2, 2]);
    // Without the Calculator Diego would be the lowest alone.
    expect(table.toldOf('public', 'tieRolled')[0].rolls.map(({ victim }) => victim)).toEqual(['rolita', 'diego']);
  },
);
scenario('VI-267, VI-269 the lowest is possessed: the Demon stands where the Victim was', () => {
  const table = cursed('werewolf').lay(['1,0', 'T03']).put('1,0', 'diego').dice(DIEGO_LOWEST).phase('curse');
  expect(table.demon).toMatchObject({ demon: 'werewolf', was: 'diego', seat: 1, at: '1,0', rage: 1 });
  expect(table.victim('diego')).toMatchObject({ status: 'possessed', at: null });
});
scenario('VI-268 who ties for the lowest rolls one die, again and again among those still tied', () => {
  const table = cursed('werewolf').dice([0, 0, 1, 1, 1, 1, 2, 0]).phase('curse');
  expect(table.toldOf('public', 'tieRolled').map(({ rolls }) => rolls.map(({ face }) => face))).toEqual([
    [1, 1],
    [2, 0],
  ]);
  expect(table.demon.was).toBe('diego');
});
scenario('VI-270 its cards are discarded, its Wounds, states and tokens are gone', () => {
  const table = cursed('werewolf')
    .board('diego', { wounds: 1, worn: ['vest'], hide: 'hidden', effects: ['poisoned'] })
    .hand('diego', 'pistol');
  table.is({ groundAnalyze: 'diego' }).dice([1, 1, 1]).phase('curse').timeout(1);
  expect(table.victim('diego')).toMatchObject({ wounds: 0, worn: [], hide: 'none', effects: [] });
  expect([table.handOf('diego'), table.open.discard, table.open.groundAnalyze]).toEqual([[], ['pistol', 'vest'], null]);
});
scenario('VI-272, VI-031 Stamina starts at 3, and its first turn follows in the same round', () => {
  const table = cursed('werewolf').dice(DIEGO_LOWEST).phase('curse').expectAsked('demonAction', [1]);
  expect([table.demon.stamina, table.open.round]).toEqual([4, 3]);
});
scenario('VI-273, VI-381 the Doppelgänger begins with one Shadow on its tile', () => {
  expect(cursed('doppel').dice(DIEGO_LOWEST).phase('curse').demon.shadows).toEqual(['0,0']);
  expect(cursed('werewolf').dice(DIEGO_LOWEST).phase('curse').demon.shadows).toEqual([]);
});
scenario('VI-274, VI-410, VI-034 two players: the other Victim of the possessed player goes over as it is, hand and all', () => {
  const table = cursed('werewolf', { players: 2 })
    .hand('lucien', 'firework')
    .board('lucien', { wounds: 1 })
    .dice(DIEGO_LOWEST)
    .phase('curse')
    .timeout(1);
  expect(table.victim('lucien')).toMatchObject({ seat: 0, wounds: 1, status: 'forest' });
  expect(table.open.victims.filter(({ status, seat }) => status === 'forest' && seat === 0).length).toBe(3);
  expect(table.open.victims.map(({ character }) => character)).toEqual(['rolita', 'diego', 'vivian', 'lucien']);
  expect([table.seen(0).circles.lucien, table.seen(1).circles.lucien]).toEqual([{ items: ['firework'] }, undefined]);
  expect([table.toldOf(0, 'handIs').length, table.toldOf(1, 'handIs').length, table.toldOf('public', 'handedOver').length]).toEqual([
    1, 0, 1,
  ]);
});
scenario('VI-275, VI-411 three players: the other Victim leaves the game, which is no elimination', () => {
  // Diego's player has Anya too.
  const table = cursed('werewolf', { players: 3 }).hand('anya', 'hammer').dice([1, 0, 1, 1, 2, 2]).phase('curse').timeout(1);
  expect(table.victim('anya')).toMatchObject({ status: 'removed', at: null });
  expect([table.open.discard, table.open.eliminated, table.open.end]).toEqual([['hammer'], 0, null]);
  expect([0, 2].map((seat) => table.open.victims.filter((victim) => victim.status === 'forest' && victim.seat === seat).length)).toEqual([
    2, 2,
  ]);
});
scenario('VI-275a a second Victim that has escaped stays in the bunker and counts', () => {
  const table = cursed('werewolf', { players: 2 }).board('lucien', { status: 'escaped', at: null }).dice([1, 0, 1]).phase('curse');
  expect(table.victim('lucien')).toMatchObject({ status: 'escaped', seat: 1 });
});
scenario('VI-276 after the possession the end is looked at', () => {
  cursed('werewolf')
    .critical('rolita', 'vivian', 'lucien')
    .dice(DIEGO_LOWEST)
    .phase('curse')
    .expectOver({ winner: 'demon', why: 'allCritical', round: 3 });
});
scenario('VI-407, VI-408, VI-409 two and three players hold two characters each, every one with a hand of its own', () => {
  for (const players of [2, 3]) {
    const table = aTable({ players });
    const held = Array.from({ length: players }, (_, seat) => table.open.victims.filter((victim) => victim.seat === seat).length);
    expect(held).toEqual(held.map(() => 2));
  }
  const table = aTable({ players: 2 }).hand('rolita', 'vest').hand('vivian', 'manual');
  expect([table.seen(0).circles.rolita, table.seen(0).circles.vivian, table.seen(1).circles.rolita]).toEqual([
    { items: ['vest'] },
    { items: ['manual'] },
    undefined,
  ]);
});
