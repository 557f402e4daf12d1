/** 3.28 to 3.30 Widow, Doppelgänger and Phantom. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { diceFor } from '../../facts/rolls.ts';
import { isFrightened } from '../../facts/skills.ts';
import { isCaught, webCells } from '../../facts/targets.ts';
import type { Cell, Demon } from '../../types.ts';
import { DEMON_SEAT, demonTable } from '../demon.ts';
import type { TableOptions, VictimTable } from '../table.ts';

const plain = { passive: 0, special1: 0, special2: 0 };
const upgraded = { passive: 0, special1: 1, special2: 1 };
const attacked = (table: VictimTable) => table.toldOf('public', 'attacked').map(({ victim, score }) => [victim, score]);

const widow = (state: Partial<Demon> = {}, options: TableOptions = {}): VictimTable =>
  demonTable('widow', { stamina: 5, ...state }, options);
const spring = (table: VictimTable): VictimTable =>
  table
    .tokens('2,0', { web: true })
    .put('2,0', 'rolita')
    .inside('victims', ['victimTurn', 'over', { victim: 'rolita' }], ['web', 'spring', { victim: 'rolita' }]);

scenario('VI-367 Venomous Fangs: a successful Attack poisons', () => {
  const attack = (dice: number[]) =>
    widow({ at: '1,0' }).dice(dice, [3]).phase('demon').answer(DEMON_SEAT, { pick: 'attack', with: 'rolita' }).victim('rolita').effects;
  expect([attack([0, 0]), attack([2, 2])]).toEqual([['poisoned'], []]);
});
scenario('VI-368 a Poisoned Victim rolls one die less by any statistic; its statistics stay', () => {
  const rolita = widow()
    .board('rolita', { effects: ['poisoned'] })
    .victim('rolita');
  expect([rolita.stats, (['agi', 'vit', 'int', 'luk'] as const).map((stat) => diceFor(rolita, stat))]).toEqual([
    { agi: 4, vit: 2, int: 3, luk: 2 },
    [3, 1, 2, 1],
  ]);
});
scenario('VI-369 a Web is put on a tile without figures and without a Web', () => {
  const table = widow().tokens('3,0', { web: true }).phase('demon');
  expect(webCells(table.open)).toEqual(['2,0', '-1,0', '1,-1', '-1,1']);
  table.answer(DEMON_SEAT, { pick: 'spiderWeb', with: { put: ['2,0'], remove: [] } });
  expect([table.tile('2,0').web, table.demon.stamina, table.demon.turn.ap]).toEqual([true, 5, 1]);
});
scenario('VI-370 who arrives exposed and standing on a Web is poisoned and attacked with the skill’s power; the Web is gone', () => {
  const table = widow().tokens('1,0', { web: true });
  expect(isCaught(table.open, table.victim('rolita'))).toBe(true);
  expect(isCaught(table.board('rolita', { hide: 'hidden' }).open, table.victim('rolita'))).toBe(false);
  const sprung = spring(widow().dice([0]));
  expect([sprung.victim('rolita').effects, attacked(sprung), sprung.tile('2,0').web]).toEqual([['poisoned'], [['rolita', 2]], false]);
});
scenario('VI-371, VI-289a what came of it is seen: a Web that fails gives 1 Rage, a Firework stops it', () => {
  const defended = spring(widow().dice([2]));
  expect([defended.open.attack?.outcome, defended.demon.rage]).toEqual(['defended', 1]);
  const stopped = spring(widow().hand('rolita', 'firework')).answer(0, 'firework');
  expect([stopped.open.attack?.outcome, stopped.victim('rolita').effects]).toEqual(['firework', ['poisoned']]);
});
scenario('VI-373, VI-373a upgraded she may put two Webs on different tiles; only one where there is one legal tile', () => {
  const table = widow({ upgrades: upgraded })
    .phase('demon')
    .answer(DEMON_SEAT, { pick: 'spiderWebTwo', with: { put: ['2,0', '3,0'], remove: [] } });
  expect([table.tile('2,0').web, table.tile('3,0').web]).toEqual([true, true]);
  expect(widow().phase('demon').optionsOf(DEMON_SEAT)).not.toContain('spiderWebTwo');
  const webbed = (...cells: Cell[]) => cells.reduce((each, cell) => each.tokens(cell, { web: true }), widow({ upgrades: upgraded }));
  expect(webbed('2,0', '3,0', '-1,0').phase('demon').optionsOf(DEMON_SEAT)).toContain('spiderWebTwo');
  expect(webbed('2,0', '3,0', '-1,0', '1,-1').phase('demon').optionsOf(DEMON_SEAT)).not.toContain('spiderWebTwo');
  expect(webbed('2,0', '3,0', '-1,0', '1,-1', '-1,1').phase('demon').optionsOf(DEMON_SEAT)).not.toContain('spiderWeb');
});
/** Six Webs lie; a seventh and an eighth can be put, as nobody is there. */
const OLD: Cell[] = ['1,0', '2,0', '3,0', '-1,0', '1,-1', '-1,1'];
const NEW: Cell[] = ['5,0', '6,0'];
const sixWebs = (): VictimTable => {
  const table = widow({ at: '4,0', upgrades: upgraded }).lay(['4,0', 'T05'], ['5,0', 'T06'], ['6,0', 'T07']);
  for (const cell of OLD) table.tokens(cell, { web: true });
  return table.put('4,0', 'rolita', 'diego', 'vivian').phase('demon');
};
/** All ways to take so many of a list. */
const some = (list: Cell[], count: number): Cell[][] =>
  count === 0 ? [[]] : list.flatMap((cell, at) => some(list.slice(at + 1), count - 1).map((rest) => [cell, ...rest]));

scenario('VI-374, RU-111 there are 6 Webs at most: any six may be left that hold a new one', () => {
  const ways = NEW.flatMap((_, more) => some(NEW, more + 1).flatMap((put) => some(OLD, put.length).map((remove) => ({ put, remove }))));
  const left = ways.map(({ put, remove }) => {
    const table = sixWebs().answer(DEMON_SEAT, { pick: put.length > 1 ? 'spiderWebTwo' : 'spiderWeb', with: { put, remove } });
    return table.open.map.filter(({ web }) => web).map(({ cell }) => cell);
  });
  const wanted = some([...OLD, ...NEW], OLD.length).filter((six) => six.some((cell) => NEW.includes(cell)));
  expect(left.map((six) => six.toSorted().join(' ')).sort()).toEqual(wanted.map((six) => six.toSorted().join(' ')).sort());
});
scenario('VI-374, RU-111 seven Webs, or the same six as before, are not to be had', () => {
  const use = (put: Cell[], remove: Cell[]) => () => sixWebs().answer(DEMON_SEAT, { pick: 'spiderWeb', with: { put, remove } });
  expect(use(['5,0'], [])).toThrow();
  expect(use(['5,0'], ['5,0'])).toThrow();
  expect(use(['5,0'], ['1,0'])).not.toThrow();
});
scenario('VI-375 a Web attacks with the power the skill has when it springs', () => {
  expect(attacked(spring(widow({ upgrades: { passive: 0, special1: 2, special2: 0 } }).dice([0])))).toEqual([['rolita', 4]]);
});
scenario('VI-376 Poison Mist: one or two exposed standing Victims on her tile or an adjacent one', () => {
  const table = widow().put('2,0', 'vivian').dice([0, 0, 0, 0]).phase('demon');
  expect(() => table.answer(DEMON_SEAT, { pick: 'poisonMist', with: 'vivian' })).toThrow();
  expect(attacked(table.answer(DEMON_SEAT, { pick: 'poisonMistTwo', with: ['diego', 'rolita'] }))).toEqual([
    ['rolita', 3],
    ['diego', 3],
  ]);
});
scenario('VI-377 upgraded, each Victim hit is poisoned', () => {
  const mist = (upgrades: Demon['upgrades']) =>
    widow({ upgrades }).dice([0, 0]).phase('demon').answer(DEMON_SEAT, { pick: 'poisonMist', with: 'rolita' }).victim('rolita').effects;
  expect([mist(upgraded), mist(plain)]).toEqual([['poisoned'], []]);
});
scenario('VI-378 Toxic Scar: all other exposed standing Victims are poisoned', () => {
  const table = widow({ rage: 3, at: '1,0' }, { players: 6 }).critical('diego', 'anya').board('sean', { hide: 'hidden' }).phase('demon');
  table.answer(DEMON_SEAT, { pick: 'death', with: 'diego' });
  expect(table.open.victims.map(({ character, effects }) => [character, effects.length])).toEqual([
    ['rolita', 1],
    ['diego', 0],
    ['vivian', 1],
    ['lucien', 0],
    ['anya', 0],
    ['sean', 0],
  ]);
});

const doppel = (state: Partial<Demon> = {}): VictimTable => demonTable('doppel', { stamina: 5, shadows: ['0,0'], ...state });
scenario('VI-379 Shadow Rush: the steps of a Hunt are divided between body and Shadows', () => {
  const table = doppel().dice([], [3]).phase('demon').answer(DEMON_SEAT, 'hunt');
  expect(table.optionsOf(DEMON_SEAT)).toEqual(['body', 0]);
  table.answer(DEMON_SEAT, { pick: 0, with: '2,0' }).answer(DEMON_SEAT, { pick: 'body', with: '1,0' });
  expect([table.demon.at, table.demon.shadows, table.kind]).toEqual(['1,0', ['2,0'], 'demonAction']);
});
scenario('VI-379a alternately, and only a piece that has entered a Test tile stops', () => {
  const table = doppel().dice([], [4]).phase('demon').answer(DEMON_SEAT, 'hunt');
  table.answer(DEMON_SEAT, { pick: 'body', with: '1,-1' });
  expect(table.optionsOf(DEMON_SEAT)).toEqual([0]);
  table.answer(DEMON_SEAT, { pick: 0, with: '1,0' }).answer(DEMON_SEAT, { pick: 0, with: '2,0' }).pass(DEMON_SEAT);
  expect(table.demon.shadows).toEqual(['2,0']);
});
scenario('VI-380 its Attack is aimed at one Victim on the tile of the body or of a Shadow', () => {
  const table = doppel({ shadows: ['1,0'] })
    .put('0,0', 'diego')
    .dice([0, 0], [5])
    .phase('demon');
  expect(attacked(table.answer(DEMON_SEAT, { pick: 'attack', with: 'rolita' }))).toEqual([['rolita', 5]]);
  expect(
    attacked(
      doppel({ shadows: ['1,0'] })
        .put('0,0', 'diego')
        .dice([0, 0], [5])
        .phase('demon')
        .answer(DEMON_SEAT, { pick: 'attack', with: 'diego' }),
    ),
  ).toEqual([['diego', 5]]);
});
scenario('VI-382 Shadows move by links and Curse tiles as the body does', () => {
  const table = doppel({ shadows: ['-1,0'] })
    .lay(['-2,0', 'T28'], ['4,0', 'T27'])
    .dice([], [2])
    .phase('demon')
    .answer(DEMON_SEAT, 'hunt');
  expect(table.answer(DEMON_SEAT, { pick: 0, with: '4,0' }).demon.shadows).toEqual(['4,0']);
});
scenario('VI-383 Shadow Spikes: everybody on the tiles of body and Shadows, once each', () => {
  const table = doppel({ at: '1,0', shadows: ['1,0', '2,0'] })
    .put('2,0', 'vivian')
    .put('3,0', 'diego')
    .dice([0, 0, 0, 0])
    .phase('demon');
  expect(attacked(table.answer(DEMON_SEAT, 'shadowSpikes'))).toEqual([
    ['rolita', 2],
    ['vivian', 2],
  ]);
});
scenario('VI-384 upgraded, if one of these attacks succeeds it may hunt once, without AP', () => {
  const spikes = (dice: number[], upgrades = upgraded) =>
    doppel({ at: '1,0', upgrades }).put('3,0', 'diego', 'vivian').dice(dice, [4]).phase('demon').answer(DEMON_SEAT, 'shadowSpikes');
  expect([spikes([0, 0]).kind, spikes([2, 2]).kind, spikes([0, 0], plain).kind]).toEqual(['freeHunt', 'demonAction', 'demonAction']);
  const hunting = spikes([0, 0]).answer(DEMON_SEAT, 'hunt').expectAsked('huntMove', [DEMON_SEAT]).pass(DEMON_SEAT);
  expect([hunting.expectAsked('demonAction', [DEMON_SEAT]).demon.turn.ap, hunting.optionsOf(DEMON_SEAT)]).toEqual([
    1,
    expect.arrayContaining(['hunt']),
  ]);
});
scenario(
  'VI-385, VI-090 Dimension Shift: a Victim at most 3 tiles away and a piece change places, then it is attacked; nothing springs',
  () => {
    const table = doppel({ shadows: ['-1,0'] })
      .tokens('-1,0', { web: true })
      .put('3,0', 'rolita')
      .dice([0, 0])
      .phase('demon');
    expect(() => table.answer(DEMON_SEAT, { pick: 'dimensionShift', with: { pick: 'rolita', with: 0 } })).toThrow();
    table.answer(DEMON_SEAT, { pick: 'dimensionShift', with: { pick: 'rolita', with: 'body' } });
    expect([table.demon.at, table.victim('rolita').at, attacked(table)]).toEqual(['3,0', '0,0', [['rolita', 2]]]);
    const shadow = doppel({ shadows: ['-1,0'] })
      .put('1,0', 'rolita')
      .tokens('-1,0', { web: true })
      .dice([2, 2])
      .phase('demon');
    shadow.answer(DEMON_SEAT, { pick: 'dimensionShift', with: { pick: 'rolita', with: 0 } });
    expect([shadow.demon.shadows, shadow.victim('rolita').at, shadow.tile('-1,0').web]).toEqual([['1,0'], '-1,0', true]);
  },
);
scenario('VI-386, VI-386a upgraded, a hit lets it hunt once: its own roll, match and Shadow Rush', () => {
  const table = doppel({ upgrades: upgraded })
    .dice([0, 0], [2])
    .phase('demon')
    .answer(DEMON_SEAT, { pick: 'dimensionShift', with: { pick: 'rolita', with: 'body' } });
  table.expectAsked('freeHunt', [DEMON_SEAT]).answer(DEMON_SEAT, 'hunt').expectAsked('huntMove', [DEMON_SEAT]);
  expect(table.optionsOf(DEMON_SEAT)).toEqual(['body', 0]);
});
scenario('VI-387 Splitting: a new Shadow on the Victim’s tile, as long as there are red tokens', () => {
  const split = (...shadows: Cell[]) =>
    doppel({ rage: 3, at: '1,0', shadows }).critical('diego').phase('demon').answer(DEMON_SEAT, { pick: 'death', with: 'diego' }).demon
      .shadows;
  expect(split('0,0')).toEqual(['0,0', '1,0']);
  expect(split('0,0', '0,0', '0,0', '0,0', '0,0', '0,0').length).toBe(6);
});
scenario('VI-325, VI-388 a Death Skill also reaches a Shadow’s tile', () => {
  const table = doppel({ rage: 3, shadows: ['1,0'] })
    .critical('diego')
    .phase('demon')
    .answer(DEMON_SEAT, { pick: 'death', with: 'diego' });
  expect([table.victim('diego').status, table.demon.shadows]).toEqual(['eliminated', ['1,0', '1,0']]);
});

const phantom = (state: Partial<Demon> = {}, options: TableOptions = {}): VictimTable =>
  demonTable('phantom', { stamina: 5, ...state }, options);
scenario('VI-389 Fright: a successful Attack frightens', () => {
  const attack = (dice: number[]) =>
    phantom({ at: '1,0' }).dice(dice, [3]).phase('demon').answer(DEMON_SEAT, { pick: 'attack', with: 'rolita' }).victim('rolita').effects;
  expect([attack([0, 0]), attack([2, 2])]).toEqual([['frightened'], []]);
});
scenario('VI-390, VI-391 Fright takes effect after the end of the Demon’s turn', () => {
  const table = phantom({ at: '1,0' }).dice([0, 0], [3]).phase('demon').answer(DEMON_SEAT, { pick: 'attack', with: 'rolita' });
  expect(isFrightened(table.open, table.victim('rolita'))).toBe(false);
  table.answer(DEMON_SEAT, 'end');
  expect(isFrightened(table.open, table.victim('rolita'))).toBe(true);
});
scenario('VI-392 Terrifying Dance: one or two exposed standing Victims on its tile or an adjacent one', () => {
  const table = phantom().put('2,0', 'vivian').dice([0, 0, 0, 0]).phase('demon');
  expect(() => table.answer(DEMON_SEAT, { pick: 'terrifyingDance', with: 'vivian' })).toThrow();
  expect(attacked(table.answer(DEMON_SEAT, { pick: 'terrifyingDanceTwo', with: ['rolita', 'diego'] }))).toEqual([
    ['rolita', 2],
    ['diego', 2],
  ]);
});
scenario('VI-393 upgraded, each Victim hit is frightened', () => {
  const dance = (upgrades: Demon['upgrades']) =>
    phantom({ upgrades }).dice([0, 0]).phase('demon').answer(DEMON_SEAT, { pick: 'terrifyingDance', with: 'rolita' }).victim('rolita')
      .effects;
  expect([dance(upgraded), dance(plain)]).toEqual([['frightened'], []]);
});
scenario('VI-394 Behind You! moves it to any exposed standing Victim, its own tile included, and attacks', () => {
  const table = phantom().put('3,0', 'rolita').dice([0, 0]).phase('demon').answer(DEMON_SEAT, { pick: 'behindYou', with: 'rolita' });
  expect([table.demon.at, attacked(table)]).toEqual(['3,0', [['rolita', 2]]]);
  const here = phantom().put('0,0', 'rolita').dice([0, 0]).phase('demon').answer(DEMON_SEAT, { pick: 'behindYou', with: 'rolita' });
  expect(here.toldOf('public', 'demonMoved')).toEqual([]);
  expect(() => phantom().critical('rolita').phase('demon').answer(DEMON_SEAT, { pick: 'behindYou', with: 'rolita' })).toThrow();
});
scenario('VI-395 upgraded, a hit frightens', () => {
  const behind = (upgrades: Demon['upgrades']) =>
    phantom({ upgrades }).dice([0, 0]).phase('demon').answer(DEMON_SEAT, { pick: 'behindYou', with: 'rolita' }).victim('rolita').effects;
  expect([behind(upgraded), behind(plain)]).toEqual([['frightened'], []]);
});
scenario('VI-396 Haunting Hum: all other exposed standing Victims are frightened', () => {
  const table = phantom({ rage: 3, at: '1,0' }, { players: 6 }).critical('diego', 'anya').board('sean', { hide: 'hidden' }).phase('demon');
  table.answer(DEMON_SEAT, { pick: 'death', with: 'diego' });
  expect(table.open.victims.filter(({ effects }) => effects.includes('frightened')).map(({ character }) => character)).toEqual([
    'rolita',
    'vivian',
  ]);
});
