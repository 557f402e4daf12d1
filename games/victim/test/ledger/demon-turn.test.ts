/** 3.20, 3.21 The Demon's turn; Rage, Stamina, upgrades. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { demonFaces } from '../../facts/demons.ts';
import { DEMON_SEAT, demonTable } from '../demon.ts';
import { aTable, scenarios } from '../table.ts';

scenario('VI-277 at the start of its turn the Demon gains 1 Stamina', () => {
  expect(demonTable('witch', { stamina: 3 }).phase('demon').demon.stamina).toBe(4);
});
scenarios(
  'VI-278 %i players: %i AP',
  [
    [4, 2],
    [5, 2],
    [6, 3],
  ] as const,
  (players, ap) => {
    expect(demonTable('witch', {}, { players }).phase('demon').demon.turn.ap).toBe(ap);
  },
);
scenario('VI-279 with Rage 3 at the start it has 1 AP more, and keeps it when it spends the Rage', () => {
  const table = demonTable('witch', { rage: 3 }).phase('demon');
  expect(table.demon.turn.ap).toBe(3);
  table.answer(DEMON_SEAT, { pick: 'upgrade', with: 'special1' });
  expect([table.demon.rage, table.demon.turn.ap]).toEqual([1, 3]);
});
scenario('VI-280 with a Bullet token it has 1 AP less, and the token comes off at the end of the turn', () => {
  const table = demonTable('witch', { bullet: true }).phase('demon');
  expect([table.demon.turn.ap, table.demon.bullet]).toEqual([1, true]);
  table.answer(DEMON_SEAT, 'end');
  expect(table.demon.bullet).toBe(false);
});
scenario('VI-281 Hunt, Attack, both specials and the Death Skill are Main Actions of 1 AP', () => {
  const table = demonTable('werewolf', { rage: 3, stamina: 5 }).put('0,0', 'rolita', 'diego').critical('diego').phase('demon');
  expect(table.optionsOf(DEMON_SEAT)).toEqual(['hunt', 'attack', 'target', 'doubleSlash', 'death', 'upgrade', 'end']);
  table.dice([], [4]).answer(DEMON_SEAT, 'hunt').answer(DEMON_SEAT, 'keep').pass(DEMON_SEAT);
  expect(table.demon.turn.ap).toBe(2);
});
scenario('VI-282 the same Main Action is not taken twice in a turn', () => {
  const table = demonTable('witch', { rage: 3 }).dice([], [0]).phase('demon').answer(DEMON_SEAT, 'hunt');
  expect(table.optionsOf(DEMON_SEAT)).not.toContain('hunt');
});
scenario('VI-283 a Hunt granted by a skill comes in addition to the Main Action Hunt', () => {
  const table = demonTable('doppel', { upgrades: { passive: 0, special1: 1, special2: 0 }, rage: 3 }).put('0,0', 'rolita');
  table.dice([0, 0], [0, 1]).phase('demon').answer(DEMON_SEAT, 'hunt').answer(DEMON_SEAT, 'shadowSpikes');
  table.expectAsked('freeHunt', [DEMON_SEAT]).answer(DEMON_SEAT, 'hunt').expectAsked('huntMove', [DEMON_SEAT]);
});
scenario('VI-284 it may end its turn at any time; what AP are left are lost', () => {
  const table = demonTable('witch').phase('demon').answer(DEMON_SEAT, 'end');
  expect([table.open.phase, table.open.round]).toEqual(['victims', 2]);
});
scenario('VI-285, VI-080 it turns no tile, takes no Test, draws no card and picks nothing up where it goes', () => {
  const table = demonTable('witch', { at: '1,0' }).lay(['0,1', 'T25'], ['0,-1', 'T37', 5]).tokens('0,-1', { herb: true });
  const before = table.open.events.length;
  table.where((open) => open.victims.forEach((victim) => void Object.assign(victim, { at: '3,0' })));
  table.dice([], [5]).phase('demon').answer(DEMON_SEAT, 'hunt');
  expect(table.optionsOf(DEMON_SEAT)).toEqual(['body']);
  table.answer(DEMON_SEAT, { pick: 'body', with: '0,-1' });
  expect([table.demon.at, table.tile('0,-1').herb, table.open.events.length, table.open.map.length]).toEqual(['0,-1', true, before, 9]);
});
scenario('VI-286, VI-291, VI-249 of all Event cards only Black Magic touches the Demon: 1 Rage', () => {
  expect(demonTable('witch', { rage: 1 }).nextEvents('blackMagic').phase('event').demon.rage).toBe(2);
  expect(demonTable('witch', { rage: 1 }).nextEvents('snow').phase('event').demon.rage).toBe(1);
});
scenario('VI-287 Rage never goes beyond 3', () => {
  expect(demonTable('witch', { rage: 3 }).nextEvents('blackMagic').phase('event').demon.rage).toBe(3);
});
scenario('VI-288, VI-100 a Victim that becomes Critically Injured gives 1 Rage', () => {
  const table = demonTable('witch', { rage: 0 }).board('diego', { wounds: 1 }).put('0,0', 'diego').put('3,0', 'rolita', 'vivian');
  table.dice([0, 0], [5]).phase('demon').answer(DEMON_SEAT, { pick: 'attack', with: 'diego' });
  expect([table.victim('diego').wounds, table.demon.rage]).toEqual([2, 1]);
});
scenario('VI-289 each failed attack gives 1 Rage, of a special too', () => {
  const table = demonTable('witch', { stamina: 5 }).put('-1,0', 'rolita', 'diego');
  table.dice([2, 2, 2, 2]).phase('demon').answer(DEMON_SEAT, { pick: 'thunderCall', with: '-1,0' });
  expect(table.demon.rage).toBe(2);
});
scenario('VI-289a a use without any attack is no failure', () => {
  const table = demonTable('wendigo')
    .dice([], [0])
    .put('3,0', 'rolita', 'diego', 'vivian')
    .phase('demon')
    .answer(DEMON_SEAT, { pick: 'madCharge', with: 3 });
  expect([table.demon.at, table.demon.rage]).toEqual(['-1,0', 0]);
});
scenario('VI-290 a Hunt roll equal to the Rage gives 1 Rage', () => {
  expect(demonTable('witch', { rage: 2 }).dice([], [2]).phase('demon').answer(DEMON_SEAT, 'hunt').demon.rage).toBe(3);
});
scenario('VI-292, VI-293 Rage rises by itself in the Victims’ turns as well', () => {
  const table = demonTable('widow').board('rolita', { wounds: 1 }).tokens('2,0', { web: true }).put('2,0', 'rolita').dice([0]);
  table.inside('victims', ['victimTurn', 'over', { victim: 'rolita' }], ['web', 'spring', { victim: 'rolita' }]);
  expect([table.victim('rolita').wounds, table.demon.rage]).toEqual([2, 1]);
});
scenario('VI-294 a special costs its Stamina besides the AP, and is barred without it', () => {
  const table = demonTable('werewolf', { stamina: 0 }).put('0,0', 'rolita').phase('demon');
  expect(table.optionsOf(DEMON_SEAT)).not.toContain('doubleSlash');
  table.answer(DEMON_SEAT, { pick: 'target', with: 'rolita' });
  expect([table.demon.stamina, table.demon.turn.ap]).toEqual([0, 1]);
});
scenario('VI-295, RU-66 Stamina has no upper limit, unless the table wants one of 7', () => {
  expect(demonTable('witch', { stamina: 7 }).phase('demon').demon.stamina).toBe(8);
  expect(demonTable('witch', { stamina: 7 }, { staminaCap: true }).phase('demon').demon.stamina).toBe(7);
});
scenario('VI-296, VI-298 for 2 Rage each it upgrades skills between its actions, without AP', () => {
  const table = demonTable('witch', { rage: 2 }).phase('demon').answer(DEMON_SEAT, { pick: 'upgrade', with: 'passive' });
  expect([table.demon.rage, table.demon.upgrades.passive, table.demon.turn.ap]).toEqual([0, 1, 2]);
  expect(table.optionsOf(DEMON_SEAT)).not.toContain('upgrade');
  table.where(({ demon }) => void Object.assign(demon!, { rage: 2 })).answer(DEMON_SEAT, { pick: 'upgrade', with: 'special1' });
  expect(table.demon.upgrades).toEqual({ passive: 1, special1: 1, special2: 0 });
});
scenario('VI-297 there are 6 purple tokens', () => {
  const table = demonTable('witch', { rage: 3, upgrades: { passive: 1, special1: 3, special2: 2 } }).phase('demon');
  expect(table.optionsOf(DEMON_SEAT)).not.toContain('upgrade');
});
scenario('VI-299 the Passive Skill is upgraded once, and then the D10 is rolled', () => {
  const table = demonTable('witch', { rage: 3, upgrades: { passive: 1, special1: 0, special2: 0 } }).phase('demon');
  expect(() => table.answer(DEMON_SEAT, { pick: 'upgrade', with: 'passive' })).toThrow();
  expect(demonFaces(table.open, table.demon)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  table.dice([0, 0], [9]).put('0,0', 'rolita').answer(DEMON_SEAT, { pick: 'attack', with: 'rolita' });
  expect(table.open.attack?.score).toBe(9);
});
scenario('VI-300 a Passive Skill does not concern attacks of Active Skills', () => {
  const table = demonTable('widow', { stamina: 5 }).put('0,0', 'rolita').dice([0, 0]).phase('demon');
  table.answer(DEMON_SEAT, { pick: 'poisonMist', with: 'rolita' });
  expect([table.victim('rolita').wounds, table.victim('rolita').effects]).toEqual([1, []]);
});
scenario('VI-301 each purple token on a special adds 1 to its power', () => {
  const table = demonTable('phantom', { stamina: 5, upgrades: { passive: 0, special1: 2, special2: 0 } })
    .dice([2, 2])
    .phase('demon');
  table.answer(DEMON_SEAT, { pick: 'terrifyingDance', with: 'rolita' });
  expect(table.open.attack).toMatchObject({ score: 4, outcome: 'defended' });
});
scenario('VI-302 the Death Skill is not among what can be upgraded', () => {
  const table = demonTable('witch', { rage: 3 }).phase('demon');
  expect(() => table.answer(DEMON_SEAT, { pick: 'upgrade', with: 'death' })).toThrow();
});
scenario('22 the clock attacks, else hunts, else ends the turn', () => {
  expect(demonTable('witch').dice([0, 0], [5]).phase('demon').timeout(DEMON_SEAT).open.attack?.victim).toBe('rolita');
  const alone = aTable()
    .demonIs('witch', 'lucien')
    .put('0,0', 'rolita', 'diego', 'vivian')
    .critical('rolita', 'diego')
    .board('vivian', { hide: 'hidden' });
  expect(alone.phase('demon').timeout(DEMON_SEAT).open.phase).toBe('victims');
});
