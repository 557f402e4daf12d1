/** The odds that screens show are those of the engine's own dice: 100,000 rolls of each kind, made by the very steps that roll in a match. */
import { type Dice, diceOver, fastDice } from '@lurk/kernel';
import { expect, test } from 'vitest';
import type { CharacterId, Stat } from '../data/characters.ts';
import { demonFaces } from '../facts/demons.ts';
import { chanceOf } from '../facts/odds.ts';
import { rollDemonDie } from '../rules/demon-die.ts';
import { roll } from '../rules/roll.ts';
import type { C, Frames, RollWhy } from '../types.ts';
import { aTable, type VictimTable } from './table.ts';

const ROLLS = 100_000;
/** How many standard deviations a frequency may be off; the seeds are fixed, so what passes once passes always. */
const SPREAD = 4;

/** What a step needs of the engine; nobody listens. */
function contextOf<L>(table: VictimTable, at: L, dice: Dice): C<L> {
  const silent = () => {};
  return { s: table.match.s, at, dice, tell: { all: silent, seat: silent, circle: silent } } as unknown as C<L>;
}
/** Steps that are taken for their dice alone: what would come next is of no interest here. */
const forTheDice = (..._next: unknown[]): void => {};
function expectFrequencies(found: ReadonlyMap<number, number>, chance: (result: number) => number): void {
  const results = [...found.keys()];
  let certain = 0;
  for (let result = Math.min(...results); result <= Math.max(...results); result++) {
    const p = chance(result);
    certain += p;
    const off = Math.abs((found.get(result) ?? 0) - ROLLS * p);
    expect([result, off <= SPREAD * Math.sqrt(ROLLS * p * (1 - p))]).toEqual([result, true]);
  }
  expect(certain).toBeCloseTo(1, 3);
}

const KINDS: [why: RollWhy, stat: Stat, victim: CharacterId, how: string, arranged: (table: VictimTable) => VictimTable][] = [
  ['run', 'agi', 'diego', 'plain', (table) => table],
  [
    'run',
    'agi',
    'diego',
    'in Snow, with Shoes, encouraged',
    (table) =>
      table
        .is({ inForce: ['snow'] })
        .board('diego', { worn: ['shoes'] })
        .stats('rolita', { agi: 5 }),
  ],
  ['agile', 'agi', 'rolita', 'in Snow', (table) => table.is({ inForce: ['snow'] })],
  ['adrenaline', 'agi', 'vivian', 'with Shoes', (table) => table.stats('vivian', { agi: 3 }).board('vivian', { worn: ['shoes'] })],
  ['test', 'luk', 'diego', 'poisoned, with an Amulet', (table) => table.board('diego', { effects: ['poisoned'], worn: ['amulet'] })],
  ['decode', 'int', 'lucien', 'with a Calculator', (table) => table.board('lucien', { worn: ['calculator'] })],
  ['heal', 'int', 'rolita', 'plain', (table) => table],
  ['selfHeal', 'int', 'vivian', 'at 5', (table) => table.stats('vivian', { int: 5 })],
  ['search', 'luk', 'diego', 'at 5', (table) => table.stats('diego', { luk: 5 })],
  ['hide', 'luk', 'rolita', 'poisoned to one die', (table) => table.board('rolita', { effects: ['poisoned'] })],
  ['defence', 'vit', 'rolita', 'with a Vest', (table) => table.board('rolita', { worn: ['vest'] })],
  ['swarm', 'agi', 'rolita', 'plain', (table) => table],
  ['curse', 'int', 'diego', 'plain', (table) => table],
];
for (const [place, [why, stat, victim, how, arranged]] of KINDS.entries()) {
  // Both kinds of dice have their turn.
  const victimDice = place % 2 === 0 ? 'low' : 'high';
  test(`2.12 ${why} by ${stat}, ${how}, ${victimDice} dice: chance and frequency are one`, () => {
    const table = arranged(aTable({ victimDice }));
    const at: Frames['roll'] = { victim, stat, why };
    const c = contextOf(table, at, diceOver(fastDice(`odds ${why} ${victimDice}`)));
    const found = new Map<number, number>();
    for (let n = 0; n < ROLLS; n++) {
      forTheDice(roll.steps.roll(c, []), roll.steps.result(c, []));
      const result = table.roll.result ?? Number.NaN;
      found.set(result, (found.get(result) ?? 0) + 1);
    }
    const chance = (atLeast: number): number => chanceOf(table.open, table.victim(victim), stat, why, atLeast);
    expectFrequencies(found, (result) => chance(result) - chance(result + 1));
  });
}

for (const [passive, demonDice] of [
  [0, 'low'],
  [1, 'low'],
  [0, 'plain'],
  [1, 'plain'],
] as const)
  test(`VI-299 the Demon's die, ${passive ? 'D10' : 'D6'}, ${demonDice}: every face as often as any other`, () => {
    const table = aTable({ demonDice }).demonIs('witch', 'lucien', '0,0', { upgrades: { passive, special1: 0, special2: 0 } });
    const c = contextOf(table, null, diceOver(fastDice(`demon ${passive} ${demonDice}`)));
    const found = new Map<number, number>();
    for (let n = 0; n < ROLLS; n++) {
      const face = rollDemonDie(c, 'demon', 'attack');
      found.set(face, (found.get(face) ?? 0) + 1);
    }
    const faces = demonFaces(table.open, table.demon);
    expectFrequencies(found, (face) => (faces.includes(face) ? 1 / faces.length : 0));
  });
