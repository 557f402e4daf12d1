/** 3.2 Set-up (AN-018 to AN-032). */
import type { Seat } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { RING, ZONES, type Zone } from '../../data/board.ts';
import { DECK } from '../../data/cards.ts';
import { SUPPLY } from '../../data/components.ts';
import { RADIATION_IDS } from '../../data/radiation.ts';
import { SYMBOLS, SYMBOLS_OF } from '../../data/symbols.ts';
import { startTrack } from '../../facts/health.ts';
import { electricityLeft, sensorsLeft, trapsLeft } from '../../facts/supply.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';
import type { Options } from '../../types.ts';
import { ANOMALY, aNewTable, EVERYBODY, type TableOptions } from '../table.ts';
import { draws } from './plain.ts';

const SEEDS = Array.from({ length: 200 }, (_, i) => `seed ${i}`);
scenario('AN-018 no sensor, trap, electricity or radiation lies anywhere, and the supplies are full', () => {
  const table = aNewTable().expectOpen({ sensors: [], electricity: [], radiation: [] });
  expect(table.s.own.flatMap(({ pawns }) => pawns)).toEqual([]);
  const { open, sizes } = table;
  expect([sensorsLeft(open), trapsLeft({ open, sizes, seats: table.s.own.length }), electricityLeft(open)]).toEqual([3, 6, 8]);
  expect(SUPPLY.radiation).toBe(sizes.radiation);
  aNewTable().start('L-N', ['Q-SW', 'Q-SE', 'L-S']).expectTraps(0).expectTraps(1).expectTraps(2);
});
scenario('AN-019 RU-72 the twelve radiation tokens, all different, are shuffled into one stack', () => {
  const stacks = SEEDS.slice(0, 20).map((seed) => aNewTable({ seed }).s.vault.radiation);
  for (const stack of stacks) expect(stack.toSorted()).toEqual(RADIATION_IDS.toSorted());
  expect(new Set(stacks.map(String)).size).toBe(20);
});
scenario('AN-020 RU-22 nobody knows a token before it is drawn; with the forecast the top one is public at all times', () => {
  const hidden = aNewTable().start('L-N', ['Q-SW', 'Q-SE', 'L-S']);
  for (const viewer of EVERYBODY) expect(JSON.stringify(hidden.seen(viewer))).not.toMatch(/"R-[QLC]/);
  const told = aNewTable({ radiationForecast: 'visible' }).start('L-N', ['Q-SW', 'Q-SE', 'L-S']);
  const top = told.open.forecast!;
  expect(RADIATION_IDS).toContain(top);
  told.expectTold('public', { t: 'radiationForecast', token: top });
  expect(told.s.vault.radiation).toHaveLength(11);
  told.roundEnds();
  expect(told.open.radiation[0].token).toBe(top);
  expect(told.toldOf('public', 'radiationForecast').at(-1)!.token).toBe(told.open.forecast);
  expect(told.open.forecast).not.toBe(top);
  // With the last token drawn there is none to foretell.
  const last = told.given(({ vault }) => vault.radiation.splice(0)).is({ fed: true });
  const before = last.toldOf('public', 'radiationForecast').length;
  last.roundEnds().expectOpen({ forecast: null }).expectTimes(before, 'radiationForecast');
});
scenario('AN-021 the 36 action cards are shuffled into the draw pile, and the discard pile is empty', () => {
  const decks = SEEDS.slice(0, 20).map((seed) => {
    const { s, open } = aNewTable({ seed });
    expect(open.discard).toEqual([]);
    expect([...s.vault.deck, ...s.own.flatMap(({ hand }) => hand)].toSorted()).toEqual(DECK.toSorted());
    return String(s.vault.deck);
  });
  expect(new Set(decks).size).toBe(20);
});
scenario('AN-022 RU-01 RU-02 the markers: left end, right end and the middle, which an option moves to either side', () => {
  expect(aNewTable().open.track).toEqual({ students: 0, zero: 10, anomaly: 20 });
  for (const students of [1, 2, 3]) aNewTable({ students }).expectHealth(10, 10);
  aNewTable({ healthPerSide: 7 }).expectHealth(7, 7);
  aNewTable({ healthPerSide: 8, zeroOffset: 2 }).expectHealth(10, 6);
  expect(startTrack({ ...DEFAULT_OPTIONS, healthPerSide: 8, zeroOffset: -3 })).toEqual({ students: 0, zero: 5, anomaly: 16 });
});
scenario(
  'AN-019 AN-021 AN-024 fuel, radiation and cards are each drawn with dice of their own: one throw per ring, then two shuffles',
  () => {
    expect(draws(aNewTable())).toEqual({ fuel: 3, radiation: RADIATION_IDS.length - 1, deck: DECK.length - 1 });
  },
);

const fuelAt = (options: TableOptions): Zone[][] => SEEDS.map((seed) => aNewTable({ ...options, seed }).open.fuel.toSorted());
const layouts = (options: TableOptions = {}): string[] => [...new Set(fuelAt(options).map(String))];

scenario('AN-023 RU-03 six fuel tokens in six zones, two of each ring, the two not neighbours', () => {
  for (const layout of layouts()) {
    const zones = layout.split(',') as Zone[];
    expect(new Set(zones).size).toBe(6);
    for (const ring of ['core', 'labs', 'quarters']) {
      const pair = zones.filter((zone) => RING[zone] === ring).join(' ');
      expect(['C-NW C-SE', 'C-NE C-SW', 'L-N L-S', 'L-E L-W', 'Q-NW Q-SE', 'Q-NE Q-SW']).toContain(pair);
    }
  }
  aNewTable().expectTold('public', { t: 'fuelPlaced', zones: aNewTable().open.fuel });
});
scenario('AN-024 all 8 layouts come up about equally often, and all 24 with any labs', () => {
  expect(layouts()).toHaveLength(8);
  expect(layouts({ fuelLayout: 'random-any-labs' })).toHaveLength(24);
  const often = SEEDS.map((seed) => aNewTable({ seed }).open.fuel.join());
  for (const layout of new Set(often)) {
    const times = often.filter((other) => other === layout).length;
    expect(times).toBeGreaterThan(10);
    expect(times).toBeLessThan(45);
  }
});
scenario('AN-029 AN-197a a starting zone is asked of each pawn by its name: the Anomaly, or the number of the Student', () => {
  const asked = (table: ReturnType<typeof aNewTable>, seat: Seat): unknown => table.decisionOf(seat).shape;
  expect(asked(aNewTable(), ANOMALY)).toMatchObject({ t: 'assign', keys: ['anomaly'], to: ZONES });
  expect(asked(aNewTable(), 2)).toMatchObject({ keys: [1] });
  expect(asked(aNewTable({ advanced: true }), 1)).toMatchObject({ keys: [0, 1], to: ZONES });
});
scenario('AN-025 the Anomaly is the seat named, the host, anybody but the host, or anybody at all', () => {
  const seats = (options: Partial<Options>): Seat[] =>
    [...new Set(SEEDS.slice(0, 60).map((seed) => aNewTable({ ...options, seed }).open.anomaly))].toSorted();
  expect(seats({ anomaly: 'random' })).toEqual([0, 1, 2, 3]);
  expect(seats({ anomaly: 'host', host: 2 })).toEqual([2]);
  expect(seats({ anomaly: 'notHost', host: 2 })).toEqual([0, 1, 3]);
  expect(seats({ anomaly: 3 })).toEqual([3]);
  expect(aNewTable({ anomaly: 2 }).open.students.map(({ seat }) => seat)).toEqual([0, 1, 3]);
});
scenario('AN-026 RU-04 the Anomaly starts with 3 AP, no cards and no evolution', () => {
  expect(aNewTable().expectOpen({ ap: 3, cards: [], evolutions: [], fed: false, reactiveUsed: false }).s.own[ANOMALY].hand).toEqual([]);
});
scenario(
  'AN-027 each Student has one tracking card of each of the nine symbols: every zone offers its three, whatever the others show',
  () => {
    const seen = new Set<unknown>();
    for (const zone of ZONES) {
      const table = aNewTable().answer(0, ['L-N']).answer(1, [zone]).answer(2, [zone]).answer(3, [zone]);
      for (const seat of [1, 2, 3]) {
        const choices = table.choicesOf(seat, `${seat - 1}`);
        expect(choices).toEqual(SYMBOLS_OF[zone]);
        for (const symbol of choices) seen.add(symbol);
      }
      const symbol = SYMBOLS_OF[zone][0];
      for (const seat of [1, 2, 3]) table.answer(seat, { [`${seat - 1}`]: symbol });
      expect(table.open.students.map(({ shown }) => shown)).toEqual([[symbol], [symbol], [symbol]]);
    }
    expect([...seen].toSorted()).toEqual(SYMBOLS.toSorted());
  },
);
scenario('AN-028 seven cards for one Student, four each for two, three each for three, seen by the holder alone', () => {
  for (const [students, cards] of [
    [1, 7],
    [2, 4],
    [3, 3],
  ]) {
    const table = aNewTable({ students });
    expect(table.s.own.map(({ hand }) => hand.length)).toEqual([0, ...Array(students).fill(cards)]);
    table.expectTold('public', { t: 'drawn', counts: [0, ...Array(students).fill(cards)], why: 'setup' });
    table.expectTold(1, { t: 'drawnCards', cards: table.s.own[1].hand }).expectUntold(ANOMALY, 'drawnCards');
    expect(table.seen(1)).toMatchObject({ view: { own: { hand: table.s.own[1].hand } } });
  }
});
scenario('AN-029 AN-030 RU-23 everybody chooses among all twelve at once, in secret, before any tracking card is shown', () => {
  const table = aNewTable().expectAsked('startingZone', [0, 1, 2, 3]);
  for (const seat of [0, 1, 2, 3]) expect(table.choicesOf(seat)).toEqual([...ZONES]);
  table.answer(1, ['Q-NE']).answer(2, ['Q-NE']).answer(3, ['L-S']);
  // The Anomaly is the last to choose, and knows nothing yet.
  table.expectAsked('startingZone', [0]);
  expect(table.open.students.map(({ shown }) => shown)).toEqual([[], [], []]);
  table.expectUntold(ANOMALY, 'symbolShown');
  const other = aNewTable().answer(1, ['C-SE']).answer(2, ['L-N']).answer(3, ['Q-SW']);
  for (const viewer of [0, 'public' as const]) expect(table.seen(viewer)).toEqual(other.seen(viewer));
  table.answer(0, ['L-W']).expectAsked('firstCard', [1, 2, 3]);
  table.expectAt('anomaly', 'L-W').expectAt(0, 'Q-NE').expectAt(1, 'Q-NE').expectAt(2, 'L-S');
  for (const viewer of [0, 1, 2, 3]) expect(table.toldOf(viewer, 'startedAt')).toHaveLength(1);
  table.expectUntold('public', 'startedAt');
  // What all hear is who is on the board, not where.
  table.expectTold('public', { t: 'placed', students: [{ seat: 1 }, { seat: 2 }, { seat: 3 }] });
});
scenario('AN-031 each Student shows one symbol of the starting zone; they are turned up together', () => {
  const begun = () => aNewTable().answer(0, ['L-W']).answer(1, ['Q-NE']).answer(2, ['C-SW']).answer(3, ['L-S']);
  const table = begun().expectChoices(2, ['1'], ['CORE', 'COLD', 'BIOLOGY']);
  expect(() => table.answer(1, { 0: 'CORE' })).toThrow('may not answer');
  table.answer(1, { 0: 'PHYSICS' }).answer(2, { 1: 'COLD' }).expectUntold('public', 'symbolShown');
  const other = begun().answer(1, { 0: 'PHYSICS' }).answer(2, { 1: 'CORE' });
  for (const viewer of [0, 1, 3, 'public' as const]) expect(table.seen(viewer)).toEqual(other.seen(viewer));
  table.answer(3, { 2: 'AI' });
  table.expectLike('symbolShown', { pawn: 0, symbol: 'PHYSICS' }, { pawn: 1, symbol: 'COLD' }, { pawn: 2, symbol: 'AI' });
  expect(table.open.students.map(({ shown }) => shown)).toEqual([['PHYSICS'], ['COLD'], ['AI']]);
});
scenario('AN-032 the first round begins with a Student turn', () => {
  aNewTable().start('L-N', ['Q-SW', 'Q-SE', 'L-S']).expectStudents().expectOpen({ round: 1, side: 'students' });
});
