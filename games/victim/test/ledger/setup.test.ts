/** 3.2 Set-up. */
import { diceOver, fastDice } from '@lurk/kernel';
import { scenario, Table } from '@lurk/testkit';
import { expect } from 'vitest';
import { CHARACTER, CHARACTERS, RECOMMENDED } from '../../data/characters.ts';
import { DEMONS } from '../../data/demons.ts';
import { EVENT_CARDS } from '../../data/events.ts';
import { ITEM_CARDS } from '../../data/items.ts';
import { charactersOf, curseRound, demonPoints } from '../../data/setup.ts';
import { BUNKER, TILES } from '../../data/tiles.ts';
import { DEFAULT_OPTIONS, type Options } from '../../options.ts';
import { rules } from '../../rules.ts';
import { setup } from '../../setup.ts';
import type { VI } from '../../types.ts';
import { scenarios } from '../table.ts';

const COUNTS = [2, 3, 4, 5, 6];
const laidOut = (players: number, seed = 'x') => setup(DEFAULT_OPTIONS, players, diceOver(fastDice(seed)));
const fresh = (players: number, options: Partial<Options> = {}) =>
  new Table<VI>(rules, { seats: players, options: { ...DEFAULT_OPTIONS, ...options } });
/** Everybody chooses the first that is free. */
function chosen(players: number, options: Partial<Options> = {}): Table<VI> {
  const table = fresh(players, options);
  for (let n = 0; n < chosenBy(players); n++) table.timeout((table.s.open.first + n) % players);
  return table;
}
/** How many characters are chosen: the last of the six goes to the last player without a question. */
const chosenBy = (players: number): number => Math.min(charactersOf(players), CHARACTERS.length - 1);
const sorted = (list: readonly (string | number)[]): (string | number)[] => list.toSorted();

scenarios('VI-011, VI-014, VI-015, VI-016 %i players: boards, starter items, figures on the Start tile', COUNTS, (players: number) => {
  const { open, circle, vault } = chosen(players).s;
  expect(open.victims).toHaveLength({ 2: 4, 3: 6, 4: 4, 5: 5, 6: 6 }[players] ?? 0);
  for (const { character, stats, wounds, at } of open.victims) {
    expect([stats, wounds, at]).toEqual([CHARACTER[character].start, 0, '0,0']);
    expect(circle[character].facts.items).toEqual([CHARACTER[character].starter]);
  }
  const inHands = open.victims.map(({ character }) => CHARACTER[character].starter);
  expect(sorted([...vault.items, ...inHands])).toEqual(sorted(ITEM_CARDS));
});
scenarios('VI-012, VI-025 %i players choose in seat order from the first, a character once', COUNTS, (players: number) => {
  const table = fresh(players);
  const { first } = table.s.open;
  const order = Array.from({ length: charactersOf(players) }, (_, n) => (first + n) % players);
  for (const [n, seat] of order.slice(0, chosenBy(players)).entries()) {
    table.expectAsked('chooseCharacter', [seat]);
    expect(table.optionsOf(seat)).toEqual(CHARACTERS.slice(0, CHARACTERS.length - n));
    table.answer(seat, CHARACTERS[CHARACTERS.length - 1 - n]);
  }
  table.expectAsked('victimAction', [first]);
  expect(table.s.open.victims.map(({ seat }) => seat)).toEqual(order);
  expect(table.s.open.victims.map(({ character }) => character)).toEqual(CHARACTERS.toReversed().slice(0, order.length));
});
scenario('VI-013 the four recommended characters are what four players get who do not choose', () => {
  expect(chosen(4).s.open.victims.map(({ character }) => character)).toEqual(RECOMMENDED);
});
scenarios('VI-017, VI-018, VI-019 stacks of 20 and 19, the Bunker among the bottom three of one (%s)', ['a', 'b', 'c', 'd'], (seed) => {
  const { A, B } = laidOut(4, seed).vault.stacks;
  expect([A.length, B.length]).toEqual([20, 19]);
  expect([...A.slice(0, 3), ...B.slice(0, 3)]).toContain(BUNKER);
  expect(sorted(['T01', ...A, ...B])).toEqual(TILES);
});
scenario('VI-019 the Bunker can lie at each of the six places', () => {
  const places = new Set<string>();
  for (let n = 0; n < 100; n++) {
    const { A, B } = laidOut(4, `seed ${n}`).vault.stacks;
    places.add(A.includes(BUNKER) ? `A${A.indexOf(BUNKER)}` : `B${B.indexOf(BUNKER)}`);
  }
  expect([...places].sort()).toEqual(['A0', 'A1', 'A2', 'B0', 'B1', 'B2']);
});
scenario('VI-020, VI-021 Event and item cards are shuffled, the Darkness is the last Event', () => {
  const one = laidOut(4, 'one').vault;
  expect(one.events).not.toEqual(laidOut(4, 'two').vault.events);
  expect(one.events[0]).toBe('darkness');
  expect(sorted(one.events.slice(1))).toEqual(sorted(EVENT_CARDS));
  const deck = (seed: string) => {
    const table = new Table<VI>(rules, { seats: 4, options: DEFAULT_OPTIONS, seed });
    for (let n = 0; n < 4; n++) table.timeout((table.s.open.first + n) % 4);
    return table.s.vault.items;
  };
  expect(deck('one')).not.toEqual(deck('two'));
});
scenario('VI-022, VI-023 tokens and Curse cards are shuffled, each by itself', () => {
  const [one, two] = [laidOut(4, 'one').vault, laidOut(4, 'two').vault];
  expect(sorted(one.numbers)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(sorted(one.symbols)).toEqual(sorted(['+', '+', '-', '-', '*', '*', '/', '/']));
  expect(one.gates.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(sorted(one.curses)).toEqual(sorted(DEMONS));
  expect([one.numbers, one.symbols, one.gates, one.curses]).not.toEqual([two.numbers, two.symbols, two.gates, two.curses]);
});
scenario('VI-024 the first player is any of them', () => {
  const firsts = new Set(Array.from({ length: 60 }, (_, n) => laidOut(5, `seed ${n}`).open.first));
  expect(sorted([...firsts])).toEqual([0, 1, 2, 3, 4]);
});
scenario('VI-177, RU-43 a hand is its player’s alone, and everybody’s with open hands; its size is public', () => {
  const table = chosen(4);
  const [{ character, seat }] = table.s.open.victims;
  expect(table.s.circle[character].members).toEqual([seat]);
  expect(table.toldOf('public', 'drewItems')).toEqual([]);
  expect(table.toldOf(seat, 'drewItems')).toHaveLength(1);
  expect(rules.sizes(table.s).hand[character]).toBe(1);
  expect(chosen(4, { openHands: true }).s.circle[character].members).toEqual([0, 1, 2, 3]);
});
scenario('RU-109 hardy Victims start with one Vitality more, within their track', () => {
  const { victims } = chosen(6, { hardy: true }).s.open;
  expect(victims.map(({ stats }) => stats.vit)).toEqual([3, 3, 3, 3, 3, 5]);
});
scenario('VI-029, VI-278 the round of the Curse Phase and the points of the Demon by players', () => {
  expect(COUNTS.map(curseRound)).toEqual([3, 2, 3, 2, 2]);
  expect(COUNTS.map(demonPoints)).toEqual([2, 2, 2, 2, 3]);
});
