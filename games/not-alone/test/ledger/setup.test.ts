/** 3.1 Seats and set-up (NA-001 to NA-014a). */
import { begin, fastDice, type Seat } from '@lurk/kernel';
import { scenario, Table } from '@lurk/testkit';
import { expect } from 'vitest';
import { HUNT_IDS } from '../../data/hunt-cards.ts';
import { PLACES } from '../../data/places.ts';
import { SURVIVAL_IDS } from '../../data/survival-cards.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';
import { rules } from '../../rules.ts';
import type { NA, Options } from '../../types.ts';
import { aTable } from '../table.ts';

/** A table as it is before the first decision. */
const fresh = (seats: number, options: Partial<Options> = {}, seed = 'fresh'): Table<NA> =>
  new Table(rules, { seats, options: { ...DEFAULT_OPTIONS, ...options }, seed });
/** The same table with the side chosen and the cards dealt. */
function dealt(seats: number, options: Partial<Options> = {}, seed?: string): Table<NA> {
  const table = fresh(seats, options, seed);
  return table.answer(table.s.open.creature, 2);
}
const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
const PLAYERS = [2, 3, 4, 5, 6, 7];

scenario('NA-001 two to seven players: exactly one Creature, every other player one Hunted', () => {
  for (const seats of PLAYERS) {
    const { open } = fresh(seats).s;
    expect([open.creature, ...open.hunted].toSorted()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(open.people.map((person) => person === null)).toEqual(open.people.map((_, seat) => seat === open.creature));
  }
  for (const seats of [1, 8]) expect(() => begin(rules, { seats, options: DEFAULT_OPTIONS, dice: fastDice('x') })).toThrow('2 to 7');
});
scenario('NA-002 the Creature is a random seat by default, or the host, or anybody but the host, or the seat the host names', () => {
  const creatures = (options: Partial<Options>): Seat[] =>
    [...new Set(seeds.map((seed) => fresh(4, options, seed).s.open.creature))].toSorted();
  expect(creatures({})).toEqual([0, 1, 2, 3]);
  expect(creatures({ creature: 'host', host: 2 })).toEqual([2]);
  expect(creatures({ creature: 'notHost', host: 2 })).toEqual([0, 1, 3]);
  expect(creatures({ creature: 3, host: 2 })).toEqual([3]);
});
scenario('NA-003 Hunted order starts to the left of the Creature, goes round and never changes', () => {
  const table = fresh(5, { seating: 'arranged', creature: 2 });
  expect(table.s.open.hunted).toEqual([3, 4, 0, 1]);
  // The seating circle is the same for every choice of Creature.
  const circles = [0, 1, 2, 3, 4].map((creature) => {
    const { hunted } = fresh(5, { seating: 'random', creature }).s.open;
    const circle = [creature, ...hunted];
    const at = circle.indexOf(0);
    return [...circle.slice(at), ...circle.slice(0, at)];
  });
  expect(new Set(circles.map(String)).size).toBe(1);
  const later = aTable({ players: 5 }).goTo(1, 2, 3, 4).tokens({ creature: 8 }).until('explore');
  expect(later.open.turn).toBe(2);
  expect(later.open.hunted).toEqual([1, 2, 3, 4]);
});
scenario('NA-004 the Creature first chooses a side, openly, before any card is dealt', () => {
  const table = fresh(4, { creature: 1 });
  table.expectAsked('chooseSide', [1]);
  expect(table.optionsOf(1)).toEqual([1, 2]);
  expect(table.s.open.side).toBeNull();
  expect(rules.sizes(table.s)).toMatchObject({ hand: [0, 0, 0, 0], survival: [0, 0, 0, 0], hunt: 0, huntDeck: 0, survivalDeck: 0 });
  table.answer(1, 1);
  expect(table.told('public')[0]).toEqual({ t: 'sideChosen', side: 1 });
  expect(table.told(2)[0]).toEqual({ t: 'sideChosen', side: 1 });
  expect(table.s.open.side).toBe(1);
  table.expectAsked('w1a', [1]);
});
scenario('NA-005 both counters start on the space of the number of players, the Creature included', () => {
  const starts = PLAYERS.map((seats) => [seats, dealt(seats).s.open.rescue, dealt(seats).s.open.assim]);
  expect(starts).toEqual([
    [2, 13, 7],
    [3, 14, 8],
    [4, 15, 9],
    [5, 16, 10],
    [6, 17, 11],
    [7, 18, 12],
  ]);
});
scenario('NA-006 Artemia is one card of each place in two rows of five, and stays so when the reserve runs out', () => {
  const rows = [0, 1].map((row) =>
    Object.values(PLACES)
      .filter((p) => p.row === row)
      .sort((a, b) => a.col - b.col),
  );
  expect(rows.map((row) => row.map(({ no }) => no))).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
  ]);
  const table = aTable({ players: 2 }).goTo(5).tokens({ creature: 1 }).power(1, 8);
  expect(table.open.reserve[8]).toBe(0);
  table.goTo(4);
  table.tokens({ creature: 8 });
  expect(table.open.tokens.creature).toEqual([8]);
  table.until('resolveVisit').expectAsked('resolveVisit', [1]);
});
scenario('NA-007 each Hunted has 3 Will and the places 1 to 5 in hand', () => {
  for (const seats of PLAYERS) {
    const { open, own } = dealt(seats).s;
    for (const h of open.hunted) {
      expect(own[h].hand.toSorted()).toEqual([1, 2, 3, 4, 5]);
      expect(open.people[h]).toMatchObject({ will: 3, owned: [1, 2, 3, 4, 5], discard: [], front: [] });
    }
    expect(own[open.creature].hand).toEqual([]);
  }
});
scenario('NA-008 the reserve holds 1, 2 or 3 copies of the places 6 to 10 for 1, 2 to 3, 4 to 6 Hunted, face up', () => {
  const copies = PLAYERS.map((seats) => dealt(seats).s.open.reserve);
  expect(copies).toEqual([1, 2, 2, 3, 3, 3].map((n) => ({ 6: n, 7: n, 8: n, 9: n, 10: n })));
});
scenario('NA-009 Place cards of no use are out of the game: when the copies of the reserve are taken, nobody else gets that place', () => {
  const inPlay = PLAYERS.map((seats) => {
    const { open } = dealt(seats).s;
    const reserve = Object.values(open.reserve).reduce((a, b) => a + b);
    return 55 - 10 - reserve - open.people.reduce((sum, person) => sum + (person?.owned.length ?? 0), 0);
  });
  expect(inPlay).toEqual([35, 25, 20, 10, 5, 0]);

  const table = aTable({ players: 4 }).goTo(5, 5, 5).tokens({ creature: 1 }).power(1, 10).power(2, 10);
  table.expectAsked('resolveVisit', [3]);
  expect(() => table.answer(3, { pick: 'power', with: 10 })).toThrow('may not answer');
  table.power(3, 9);
  expect(table.person(3).owned).toEqual([1, 2, 3, 4, 5, 9]);
});
scenario('NA-010 the Marker starts off: the first use of the Beach puts it on and moves nothing', () => {
  const table = aTable().goTo(4, 2, 2);
  expect(table.open.marker).toBe(false);
  table.tokens({ creature: 10 }).power(1);
  expect(table.open.marker).toBe(true);
  expect(table.open.rescue).toBe(15);
  table.expectAsked('resolveVisit', [2]);
});
scenario('NA-011 20 Hunt cards and 15 Survival cards, shuffled separately, face down', () => {
  const decks = seeds.slice(0, 10).map((seed) => {
    const { s } = dealt(4, {}, seed);
    const hunt = [...s.vault.huntDeck, ...s.own[s.open.creature].hunt];
    const survival = [...s.vault.survivalDeck, ...s.own.flatMap((own) => own.survival)];
    expect(hunt.toSorted()).toEqual(HUNT_IDS.toSorted());
    expect(survival.toSorted()).toEqual(SURVIVAL_IDS.toSorted());
    return [s.vault.huntDeck.join(), s.vault.survivalDeck.join()];
  });
  expect(new Set(decks.map(([hunt]) => hunt)).size).toBe(10);
  expect(new Set(decks.map(([, survival]) => survival)).size).toBe(10);
  // Nobody sees the order: with the decks turned over every view stays as it was.
  const table = aTable();
  const before = [0, 1, 2, 3, 'public' as const].map((viewer) => table.seen(viewer).view);
  table.given(({ vault }) => {
    vault.huntDeck.reverse();
    vault.survivalDeck.reverse();
  });
  expect([0, 1, 2, 3, 'public' as const].map((viewer) => table.seen(viewer).view.open)).toEqual(before.map(({ open }) => open));
  expect(JSON.stringify(before[0])).not.toMatch(/despair|adrenaline/);
});
scenario('NA-012 each Hunted draws 1 Survival card, which they alone are told', () => {
  const table = dealt(4, { creature: 0 });
  expect(rules.sizes(table.s)).toMatchObject({ survival: [0, 1, 1, 1], survivalDeck: 12 });
  for (const h of [1, 2, 3])
    expect(table.toldOf(h, 'survivalDrawnCards')).toEqual([{ t: 'survivalDrawnCards', cards: table.s.own[h].survival }]);
  for (const viewer of [0, 'public' as const]) expect(table.toldOf(viewer, 'survivalDrawnCards')).toEqual([]);
});
scenario('NA-013 the Creature draws 3 Hunt cards, which she alone is told, and has the three tokens', () => {
  const table = dealt(4, { creature: 0 });
  expect(rules.sizes(table.s)).toMatchObject({ hunt: 3, huntDeck: 17 });
  expect(table.toldOf(0, 'huntDrawnCards')).toEqual([{ t: 'huntDrawnCards', cards: table.s.own[0].hunt }]);
  for (const viewer of [1, 2, 'public' as const]) {
    expect(table.toldOf(viewer, 'huntDrawnCards')).toEqual([]);
    expect(table.toldOf(viewer, 'huntDrawn')).toEqual([{ t: 'huntDrawn', count: 3 }]);
  }
  expect(table.s.open.tokens).toEqual({ creature: [], artemia: [], target: [] });
});
scenario('NA-014 expert mode is off unless the table switches it on, and then holds for every Hunted', () => {
  const willsAfterCollapse = (options: Partial<Options>): number[] => {
    const table = aTable(options).hunted(1, { will: 1 }).hunted(3, { will: 1 });
    table.goTo(4, 5, 4).tokens({ creature: 4 }).until('explore');
    return [1, 3].map((h) => table.person(h).will);
  };
  expect(willsAfterCollapse({})).toEqual([3, 3]);
  expect(willsAfterCollapse({ expert: true })).toEqual([2, 2]);
});
scenario('NA-014a the circle of seats is drawn at random unless the host has arranged it', () => {
  const orders = (seating: Options['seating']): string[] => [
    ...new Set(seeds.map((seed) => String(fresh(4, { seating, creature: 0 }, seed).s.open.hunted))),
  ];
  expect(orders('arranged')).toEqual(['1,2,3']);
  expect(orders('random').toSorted()).toEqual(['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1']);
});
