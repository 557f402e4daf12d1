/** The components add up to the box (section 2.1), and the tables agree with each other. */
import { expect, test } from 'vitest';
import { ACROSS, BAYS, BY_THE_REACTOR, NEIGHBOURS, PHASING_NEIGHBOURS, RANGE, RING, ZONES, zonesAt, zonesOf } from './board.ts';
import { BOTTOMS, bottomOf, DECK, KINDS, TOPS, topOf } from './cards.ts';
import { ADAPTIVE_PRICE, EVOLUTIONS, HAND_LIMIT, SUPPLY } from './components.ts';
import { ANY_LABS, OPPOSITE } from './fuel.ts';
import { lowestOn, RADIATION, RADIATION_IDS } from './radiation.ts';
import { SYMBOL_ZONES, SYMBOLS, SYMBOLS_OF } from './symbols.ts';

const edges = (graph: Record<string, readonly string[]>): number => Object.values(graph).reduce((sum, near) => sum + near.length, 0) / 2;

test('twelve zones in three rings, 24 edges, four neighbours each (AN-004)', () => {
  expect(ZONES).toHaveLength(12);
  for (const ring of ['quarters', 'labs', 'core'] as const) expect(zonesOf(ring)).toHaveLength(4);
  expect(edges(NEIGHBOURS)).toBe(24);
  for (const zone of ZONES) {
    expect(new Set(NEIGHBOURS[zone]).size).toBe(4);
    for (const near of NEIGHBOURS[zone]) expect(NEIGHBOURS[near]).toContain(zone);
    expect([0, 1, 2, 3].map((n) => zonesAt(zone, n, n).length)).toEqual([1, 4, 6, 1]);
  }
  for (const lab of zonesOf('labs')) for (const near of NEIGHBOURS[lab]) expect(RING[near]).not.toBe('labs');
  for (const zone of zonesOf('quarters')) for (const near of NEIGHBOURS[zone]) expect(RING[near]).not.toBe('core');
  expect(BY_THE_REACTOR).toEqual(zonesOf('core'));
});

test('eight phasing edges across four bays, none of them an edge already (AN-148)', () => {
  const across = BAYS.flatMap((bay) => ACROSS[bay]);
  expect(across).toHaveLength(8);
  for (const [a, b] of across) {
    expect(RANGE[a][b]).toBe(2);
    expect(PHASING_NEIGHBOURS[a]).toContain(b);
    expect(PHASING_NEIGHBOURS[b]).toContain(a);
  }
  expect(edges(PHASING_NEIGHBOURS)).toBe(32);
});

test('nine symbols, each in four zones, three in each zone, all triples different (AN-027)', () => {
  expect(SYMBOLS).toHaveLength(9);
  for (const symbol of SYMBOLS) expect(new Set(SYMBOL_ZONES[symbol]).size).toBe(4);
  for (const zone of ZONES) expect(SYMBOLS_OF[zone]).toHaveLength(3);
  expect(new Set(ZONES.map((zone) => SYMBOLS_OF[zone].join())).size).toBe(12);
  expect(SYMBOLS_OF['C-NE']).toEqual(['CORE', 'FIRE', 'PHYSICS']);
});

test('36 action cards, with the sums of the table (section 2.5)', () => {
  expect(DECK).toHaveLength(36);
  expect(KINDS).toHaveLength(23);
  const sum = (of: (card: (typeof DECK)[number]) => string, id: string): number => DECK.filter((card) => of(card) === id).length;
  expect(TOPS.map((top) => sum(topOf, top))).toEqual([7, 4, 4, 6, 5, 1, 3, 3, 3]);
  expect(BOTTOMS.map((bottom) => sum(bottomOf, bottom))).toEqual([9, 9, 6, 8, 4]);
  expect(sum(topOf, 'trap')).toBe(SUPPLY.trap);
  expect(sum(topOf, 'sensor')).toBe(SUPPLY.sensor);
});

test('twelve radiation tokens form a Latin square, each leaking outwards from its zone (section 2.6)', () => {
  expect(RADIATION_IDS).toHaveLength(12);
  for (const token of RADIATION_IDS) {
    const order = RADIATION[token];
    expect([...order].sort()).toEqual([...ZONES].sort());
    expect(`R-${order[0]}`).toBe(token);
    const ranges = order.map((zone) => RANGE[order[0]][zone]);
    expect(ranges).toEqual([...ranges].sort());
  }
  for (let n = 0; n < 12; n++) expect(new Set(RADIATION_IDS.map((token) => RADIATION[token][n])).size).toBe(12);
  expect(lowestOn('R-Q-NW', ['C-NW', 'C-NE', 'C-SW', 'L-E', 'L-S'])).toBe('C-NW');
});

test('fuel layouts: two zones of a ring that are not neighbours; any two labs by option (AN-023, AN-024)', () => {
  for (const [ring, pairs] of Object.entries(OPPOSITE)) {
    expect(pairs).toHaveLength(2);
    expect(new Set(pairs.flat()).size).toBe(4);
    for (const [a, b] of pairs) expect([RING[a], RING[b], RANGE[a][b] > 1]).toEqual([ring, ring, true]);
  }
  expect(ANY_LABS).toHaveLength(6);
});

test('hand limits, evolutions and prices (AN-028, AN-136)', () => {
  expect(HAND_LIMIT).toEqual({ 1: 7, 2: 4, 3: 3 });
  expect(EVOLUTIONS).toHaveLength(6);
  expect(ADAPTIVE_PRICE).toEqual({ scent: 1, overload: 2, evolve: 2, possess: 3, teleport: 4 });
});
