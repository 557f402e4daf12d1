/** 2.2 What is in the box, counted. */
import { expect, test } from 'vitest';
import { GATES, gatesOf } from '../data/bunker.ts';
import { CHARACTER, CHARACTERS, STATS } from '../data/characters.ts';
import { DEMON, DEMONS } from '../data/demons.ts';
import { EVENT_CARDS } from '../data/events.ts';
import { ITEM_CARDS, ITEMS } from '../data/items.ts';
import { TILE, TILE_KINDS, TILES } from '../data/tiles.ts';
import { TUNABLE } from '../data/tunable.ts';

test('2.5 40 tiles: 1 + 1 + 10 + 6 + 6 + 4 + 8 + 2 + 2, with 136 path sides, each with two or more', () => {
  expect(TILES).toHaveLength(40);
  expect(TILE_KINDS.map((kind) => TILES.filter((tile) => TILE[tile].kind === kind).length)).toEqual([1, 1, 10, 6, 6, 4, 8, 2, 2]);
  expect(TILES.reduce((sides, tile) => sides + TILE[tile].paths.length, 0)).toBe(136);
  for (const tile of TILES) expect(TILE[tile].paths.length, tile).toBeGreaterThan(1);
});
test('VI-082, VI-083 two Test tiles for each statistic, open on all six sides', () => {
  const tests = TILES.map((tile) => TILE[tile]).filter(({ kind }) => kind === 'test');
  for (const stat of STATS) expect(tests.filter((tile) => tile.test === stat).map(({ paths }) => paths.length)).toEqual([6, 6]);
});
test('2.6 22 item cards: three of each single-use kind, one of each equipment', () => {
  expect(ITEM_CARDS).toHaveLength(22);
  expect(ITEMS.map((item) => ITEM_CARDS.filter((card) => card === item).length)).toEqual([3, 3, 3, 3, 3, 3, 1, 1, 1, 1]);
});
test('2.7 24 Event cards beside the Darkness, three of each', () => {
  expect(EVENT_CARDS).toHaveLength(24);
  expect(EVENT_CARDS).not.toContain('darkness');
});
test('2.3 starting values add up to 11 and maxima to 15; each character starts one point short of its Passive Skill', () => {
  for (const character of CHARACTERS) {
    const { start, max, unlocks } = CHARACTER[character];
    const sum = (stats: typeof start): number => STATS.reduce((all, stat) => all + stats[stat], 0);
    expect([sum(start), sum(max)], character).toEqual([11, 15]);
    expect(
      STATS.reduce((short, stat) => short + Math.max(0, (unlocks[stat] ?? 0) - start[stat]), 0),
      character,
    ).toBe(1);
    for (const stat of STATS) expect(max[stat]).toBeLessThanOrEqual(5);
  }
});
test('2.3 no two characters have the same starter item', () => {
  expect(new Set(CHARACTERS.map((character) => CHARACTER[character].starter)).size).toBe(6);
});
test('2.9 costs and powers of the six Demons', () => {
  const row = ({ cost, power }: { cost: number; power: number }): number[] => [cost, power];
  expect(DEMONS.map((id) => [...row(DEMON[id].special1), ...row(DEMON[id].special2)])).toEqual([
    [1, 2, 2, 3],
    [1, 2, 1, 2],
    [1, 3, 2, 3],
    [1, 2, 2, 3],
    [1, 2, 1, 2],
    [1, 2, 2, 2],
  ]);
});
test('2.10 6 Number, 8 Symbol and 10 Gate tokens', () => {
  expect([TUNABLE.numbers.length, TUNABLE.symbols.length, gatesOf('low').length]).toEqual([6, 8, GATES]);
  expect([gatesOf('low').at(0), gatesOf('low').at(-1), gatesOf('high').at(-1)]).toEqual([3, 12, 16]);
});
