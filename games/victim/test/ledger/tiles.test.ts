/** 3.6 Turning and placing tiles. */
import { diceOver, fastDice, must } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { type Rotation, SIDES, type Side, TILES, type TileId } from '../../data/tiles.ts';
import { type Cell, neighbour, opposite } from '../../facts/hex.ts';
import { linkedTo, pathsOf, stepsFrom } from '../../facts/map.ts';
import { breaksThrough, isSealed, lying, rotationsFor, stacksLeft, turnableSides } from '../../facts/placing.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';
import { setup } from '../../setup.ts';
import { aTable, scenarios, type VictimTable } from '../table.ts';

/** Rolita turns the top tile of stack A behind this side of her tile. */
const turning = (table: VictimTable, side: Side): VictimTable =>
  table.inside(
    'victims',
    ['victimTurn', 'act', { victim: 'rolita' }],
    ['turnTile', 'turn', { victim: 'rolita', side, stack: 'A', tile: null }],
  );
const pubOf = ({ open, s }: VictimTable) => ({
  open,
  seats: open.players,
  sizes: { ...NO_SIZES, stacks: { A: s.vault.stacks.A.length, B: s.vault.stacks.B.length } },
});
const NO_SIZES = {
  hand: { rolita: 0, diego: 0, vivian: 0, lucien: 0, anya: 0, sean: 0 },
  ...{ items: 0, events: 0, numbers: 0, symbols: 0, gates: 0 },
};

scenario('VI-061 a tile can be turned behind a path side without a tile', () => {
  const table = aTable().lay(['1,0', 'T03'], ['2,0', 'T05']);
  expect(turnableSides(pubOf(table), '0,0')).toEqual([1, 2, 3, 4, 5]);
  // T03 lies East and West, and has a tile on both sides.
  expect(turnableSides(pubOf(table), '1,0')).toEqual([]);
});
scenario('VI-062, VI-073 from a stack that is not empty; from none if both are', () => {
  const table = aTable().vault({ stacks: { A: [], B: ['T03'] } });
  expect(stacksLeft(pubOf(table))).toEqual(['B']);
  expect(turnableSides(pubOf(table.vault({ stacks: { A: [], B: [] } })), '0,0')).toEqual([]);
});
scenario('VI-063, VI-067 the top tile comes to the chosen cell, and nobody moves', () => {
  const table = turning(aTable().nextTiles('A', 'T05'), 2);
  expect(table.toldOf('public', 'tileTurned')).toEqual([{ t: 'tileTurned', victim: 'rolita', stack: 'A', cell: '0,-1', tile: 'T05' }]);
  table.timeout(0);
  expect([table.tile('0,-1').tile, table.victim('rolita').at, table.s.vault.stacks.A.length]).toEqual(['T05', '0,0', 19]);
});
scenarios('VI-064, VI-065 behind side %i the new tile shows a path there, whatever the tile', SIDES, (side: Side) => {
  const { open } = aTable();
  const facing = SIDES[(side + 3) % 6];
  for (const tile of TILES.slice(1)) {
    const rotations = rotationsFor(open, tile, neighbour('0,0', side), facing, 30);
    expect(rotations.length, tile).toBeGreaterThan(0);
    for (const rotation of rotations) expect(pathsOf(tile, rotation), tile).toContain(facing);
  }
});
scenarios(
  'VI-064a %s has %i different ways to lie; with one nobody is asked',
  [
    ['T03', 1],
    ['T07', 1],
    ['T29', 1],
    ['T05', 2],
    ['T09', 3],
    ['T11', 2],
    ['T12', 4],
  ] as [TileId, number][],
  (tile, ways) => {
    const table = turning(aTable().nextTiles('A', tile), 0);
    if (ways > 1) expect(table.expectAsked('orientTile', [0]).optionsOf(0)).toHaveLength(ways);
    else expect(table.expectAsked('victimAction', [0]).tile('1,0').tile).toBe(tile);
  },
);
scenario('VI-066 where a path meets an obstacle there is an obstacle, and the tile may lie like that', () => {
  // The tile in the North-East is straight from North-West to South-East and shows its back to the East.
  const table = turning(aTable().lay(['1,-1', 'T03', 2]).nextTiles('A', 'T29'), 0);
  expect([linkedTo(table.open, '1,0').includes('0,0'), linkedTo(table.open, '1,0').includes('1,-1')]).toEqual([true, true]);
  const blocked = turning(aTable().lay(['1,-1', 'T03']).nextTiles('A', 'T29'), 0);
  expect(linkedTo(blocked.open, '1,0').includes('1,-1')).toBe(false);
});
scenario('VI-068a a tile is seen before it is oriented, and its token comes after', () => {
  const table = turning(aTable().nextTiles('A', 'T37'), 0).expectAsked('orientTile', [0]);
  expect(table.toldOf('public', 'tokenPut')).toEqual([]);
  table.timeout(0);
  expect(
    table
      .told('public')
      .slice(-3)
      .map(({ t }) => t),
  ).toEqual(['tileTurned', 'tileLaid', 'tokenPut']);
});
scenarios(
  'VI-069, VI-070 %s brings its %s token',
  [
    ['T37', 'herb'],
    ['T38', 'herb'],
    ['T39', 'box'],
    ['T40', 'box'],
  ] as [TileId, 'herb' | 'box'][],
  (tile, token) => {
    const table = turning(aTable().nextTiles('A', tile), 3).until('victimAction');
    expect(table.tile('-1,0')).toMatchObject({ tile, herb: token === 'herb', box: token === 'box' });
  },
);
scenario('VI-071 the Bunker tile shows a Gate token', () => {
  const table = turning(
    aTable()
      .nextTiles('A', 'T02')
      .vault({ gates: [3, 9] }),
    0,
  );
  expect([table.open.gate, table.s.vault.gates]).toEqual([9, [3]]);
});
scenario('VI-072 turning a Test tile triggers nothing', () => {
  const table = turning(aTable().nextTiles('A', 'T29'), 0).expectAsked('victimAction', [0]);
  expect(table.toldOf('public', 'rolled')).toEqual([]);
});
/** A ring of six bends around an empty cell: closed once all six lie. `missing`: those that do not. */
const BENDS: readonly TileId[] = ['T05', 'T06', 'T15', 'T20', 'T21', 'T37'];
const ringAround = (centre: Cell, missing: readonly Side[] = []): [Cell, TileId, Rotation][] =>
  SIDES.filter((side) => !missing.includes(side)).map((side) => [neighbour(centre, side), BENDS[side], SIDES[(side + 2) % 6]]);
const bare = () => aTable().is({ map: [] });

scenario('VI-074 a way to lie that would close the map is forbidden while tiles remain', () => {
  const { open } = bare().lay(...ringAround('0,0', [0]));
  expect(isSealed(open)).toBe(false);
  // From the tile in the North-West: one bend would close the ring, the other leads out of it.
  expect(rotationsFor(open, 'T05', '1,0', 2, 5).map((rotation) => pathsOf('T05', rotation))).toEqual([[0, 2]]);
  expect(rotationsFor(open, 'T05', '1,0', 2, 0).map((rotation) => pathsOf('T05', rotation))).toEqual([
    [0, 2],
    [2, 4],
  ]);
});
scenario('VI-074 unless every way to lie would', () => {
  const { open } = bare().lay(...ringAround('0,0', [0]), ...ringAround('3,0'));
  expect(rotationsFor(open, 'T07', '1,0', 2, 5)).toEqual([0]);
  expect(isSealed(bare().lay(...ringAround('0,0'), ...ringAround('3,0')).open)).toBe(true);
});
scenario('VI-075, VI-075b with the map closed a tile is turned behind an obstacle, and that border is open for good', () => {
  const table = bare()
    .lay(...ringAround('0,0'))
    .put('1,0', 'rolita')
    .nextTiles('A', 'T03');
  expect(turnableSides(pubOf(table), '1,0')).toEqual([0, 1, 3, 5]);
  turning(table, 0).expectAsked('victimAction', [0]);
  expect(pathsOf('T03', table.tile('2,0').rotation)).toContain(3);
  expect([linkedTo(table.open, '1,0').includes('2,0'), linkedTo(table.open, '2,0').includes('1,0')]).toEqual([true, true]);
  expect(table.open.bridges).toEqual([{ cell: '1,0', side: 0, by: 'breakthrough' }]);
  // The map is open again, so nobody breaks through any more.
  expect(turnableSides(pubOf(table), '1,0')).toEqual([]);
});
scenarios('VI-075a, VI-073 all 40 tiles find a place and are linked, no matter who lays them (%s)', ['a', 'b', 'c', 'd', 'e'], (seed) => {
  const dice = diceOver(fastDice(seed));
  const { open, vault } = setup(DEFAULT_OPTIONS, 4, dice);
  const deck = [...vault.stacks.A, ...vault.stacks.B];
  while (deck.length > 0) {
    const pub = { open, seats: 4, sizes: { ...NO_SIZES, stacks: { A: deck.length, B: 0 } } };
    const places = open.map.flatMap(({ cell }) => turnableSides(pub, cell).map((side) => ({ cell, side })));
    const { cell, side } = dice.take('place', places);
    const tile = must(deck.pop());
    const to = neighbour(cell, side);
    if (breaksThrough(open, cell, side)) open.bridges.push({ cell, side, by: 'breakthrough' });
    open.map.push(lying(tile, to, dice.take('rotation', rotationsFor(open, tile, to, opposite(side), deck.length))));
    expect(linkedTo(open, cell).includes(to)).toBe(true);
  }
  expect(stepsFrom('0,0', (cell) => linkedTo(open, cell)).size).toBe(40);
});
/** Further away with every call: neighbours are worked out once for each cell, and this is about the working out. */
let away = 500;
scenario('VI-001 the six neighbours of a cell nobody has asked for yet', () => {
  const cell: Cell = `${++away},-7`;
  expect(SIDES.map((side) => neighbour(cell, side))).toEqual([
    `${away + 1},-7`,
    `${away + 1},-8`,
    `${away},-8`,
    `${away - 1},-7`,
    `${away - 1},-6`,
    `${away},-6`,
  ]);
});
