/** Every rule of docs/rules/embers.md. */
import { pace, view } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { rules } from '../rules.ts';
import { CURSED, HAND, isCurse } from '../types.ts';
import { aTable, KEEPER } from './table.ts';

scenario('EM-01 both Curses are dealt, three cards to each', () => {
  for (const seats of [3, 4, 5, 6]) {
    const table = aTable({ seats });
    const { own, vault } = table.s;
    expect(view(table.match, 'public').sizes.hands).toEqual(new Array(seats).fill(HAND));
    expect(own.map(({ hand }) => hand.length)).toEqual(new Array(seats).fill(HAND));
    expect(own.flatMap(({ hand }) => hand).filter(isCurse)).toHaveLength(2);
    expect(vault.rest.filter(isCurse)).toEqual([]);
  }
});

scenario('EM-02 the Cursed know each other, and nobody else knows', () => {
  const { match } = aTable().hands({ 0: [0, 1, 2], 2: [-1, 6, 7] });
  expect([0, 1, 2, 3].map((seat) => view(match, seat).circles[CURSED]?.cursed)).toEqual([[0, 2], undefined, [0, 2], undefined]);
});

scenario('EM-03 the fire passes to the left every night', () => {
  const table = aTable({ nights: 2 }).trade();
  expect(table.s.open.keeper).toBe(1);
  table.expectAsked('name', [1]);
});

scenario('EM-03 the first keeper is drawn by lot', () => {
  const first = (n: number): number => aTable({ seed: `fire ${n}` }).toldOf('public', 'nightBegan')[0].keeper;
  expect([...new Set(Array.from({ length: 30 }, (_, n) => first(n)))].toSorted()).toEqual([0, 1, 2, 3]);
});

scenario('EM-04 the keeper names another player', () => {
  const table = aTable().expectAsked('name', [KEEPER]);
  expect(table.optionsOf(KEEPER)).toEqual([1, 2, 3]);
  table.answer(KEEPER, 2).expectAsked('give', [KEEPER, 2]);
});

scenario('EM-04, EM-05, EM-07 everybody sees whom the table waits for; only the accusation has a long clock', () => {
  const waiting = () => view(table.match, 'public').ask?.waiting;
  const clock = (seat: number) => table.decisionOf(seat).deadline;
  const table = aTable({ nights: 2 }).trade();
  expect([waiting(), clock(1)]).toEqual([[1], 'normal']);
  table.answer(1, 0);
  expect([waiting(), clock(0)]).toEqual([[0, 1], 'normal']);
  table.answer(0, table.hand(0)[0]).answer(1, table.hand(1)[0]);
  expect([waiting(), clock(3)]).toEqual([[0, 1, 2, 3], 'long']);
});

scenario('EM-05 keeper and named give each other a card, and only they are told which', () => {
  const table = aTable().hands({ 0: [0, 1, 2], 1: [-1, 6, 7] });
  table.trade(1, 6);
  expect([table.hand(0), table.hand(1)].map((hand) => hand.toSorted((a, b) => a - b))).toEqual([
    [0, 2, 6],
    [-1, 1, 7],
  ]);
  expect(table.toldOf(0, 'received')).toEqual([{ t: 'received', card: 6, from: 1 }]);
  expect(table.toldOf(1, 'received')).toEqual([{ t: 'received', card: 1, from: 0 }]);
  for (const other of [2, 3, 'public'] as const) expect(table.toldOf(other, 'received')).toEqual([]);
});

scenario('EM-04, EM-05, EM-07 the named one is told at once; what is given or accused closes no sooner than at a glance', () => {
  const table = aTable();
  const paces = [pace(table.match)];
  table.answer(KEEPER, 1);
  paces.push(pace(table.match));
  table.answer(KEEPER, table.hand(KEEPER)[0]).answer(1, table.hand(1)[0]);
  paces.push(pace(table.match));
  expect(paces).toEqual(['none', 'glance', 'glance']);
});

scenario('EM-05, EM-08 whom one has named may be taken back; cards given and accusations laid open may not', () => {
  const table = aTable().answer(KEEPER, 1);
  expect(table.mayTakeBack).toBe(true);
  table.answer(KEEPER, table.hand(KEEPER)[0]).answer(1, table.hand(1)[0]);
  expect(table.mayTakeBack).toBe(false);
  expect(table.accuse(2).mayTakeBack).toBe(false);
});

scenario('EM-06 with a Curse goes the role, and with the role who knows', () => {
  const table = aTable({ nights: 2 }).hands({ 0: [0, 1, 2], 2: [-1, 6, 7] });
  const before = table.toldOf(3, 'areCursed');
  table.trade(0);
  expect(table.s.circle[CURSED]).toEqual({ members: [1, 2], facts: { cursed: [1, 2] } });
  expect(view(table.match, KEEPER).circles).toEqual({});
  const said = (seat: number) => table.toldOf(seat, 'areCursed').at(-1)?.cursed;
  expect([said(1), said(2)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(table.toldOf(3, 'areCursed')).toEqual(before);
});

scenario('EM-07 after the last night, and not before, everybody accuses another player', () => {
  const table = aTable({ nights: 2 }).trade();
  table.expectAsked('name', [1]).trade().expectAsked('accuse', [0, 1, 2, 3]);
  expect(table.optionsOf(2)).toEqual([0, 1, 3]);
});

scenario('EM-08 the player accused most often burns, for all to see; a tie is drawn by lot', () => {
  const table = aTable().hands({ 0: [0, 1, 2], 2: [-1, 6, 7] });
  table.trade(1).accuse(2);
  expect(table.toldOf('public', 'accused')).toEqual([{ t: 'accused', by: [2, 2, 3, 2] }]);
  expect(table.toldOf('public', 'burnt')).toEqual([{ t: 'burnt', seat: 2, hand: [-1, 6, 7] }]);
  const burnt = new Set<number | null>();
  for (let n = 0; n < 30; n++) {
    const tied = aTable({ seed: `tie ${n}` }).trade();
    for (const seat of [0, 1, 2, 3]) tied.answer(seat, (seat + 1) % 4);
    burnt.add(tied.s.open.burnt);
  }
  expect([...burnt].toSorted()).toEqual([0, 1, 2, 3]);
});

scenario('EM-05, EM-06, EM-08, EM-09 what shows everybody a card, a Curse or a vote cannot be taken back', () => {
  const told = aTable()
    .hands({ 0: [0, 1, 2], 2: [-1, 6, 7] })
    .trade(0)
    .accuse(2)
    .told(1);
  const shows = told.filter((event) => ['card', 'cursed', 'by', 'hand', 'winner'].some((key) => key in event)).map(({ t }) => t);
  expect(new Set(shows)).toEqual(new Set(['received', 'areCursed', 'accused', 'burnt', 'won']));
  expect(new Set(shows.filter((t) => !rules.final.includes(t)))).toEqual(new Set(['received', 'areCursed']));
});

scenario('EM-09 the Guests win if the burnt hand holds a Curse, the Cursed if not', () => {
  const table = () =>
    aTable()
      .hands({ 0: [0, 1, 2], 2: [-1, 6, 7] })
      .trade(1);
  table().accuse(2).expectOver({ winner: 'guests', night: 1 });
  table().accuse(3).expectOver({ winner: 'cursed', night: 1 });
});
