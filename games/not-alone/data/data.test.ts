import { describe, expect, test } from 'vitest';
import { ASSIM_START, BOARD_SIDES, type BoardSide, hasArtemiaSymbol, RESCUE_START, reserveCopies } from './board.ts';
import { HUNT_HAND, MAX_PLAYERS, MIN_PLAYERS, SURVIVAL_DEALT, WILL_MAX } from './components.ts';
import { HUNT_CARDS, HUNT_IDS, type HuntCard, type HuntSymbol } from './hunt-cards.ts';
import {
  ADJACENT,
  HAND_PLACES,
  isAdjacent,
  isPairId,
  isPlaceNo,
  neighboursOfPair,
  PAIR_IDS,
  PLACE,
  PLACE_NOS,
  PLACES,
  pairOf,
  pairPlaces,
  RESERVE_PLACES,
} from './places.ts';
import { SURVIVAL_CARDS, SURVIVAL_IDS } from './survival-cards.ts';

const from1 = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
/** NA-001 */
const MOST_HUNTED = MAX_PLAYERS - 1;
/** NA-023 */
const PHASES = [1, 2, 3, 4] as const;
const reserveSize = (hunted: number) => RESERVE_PLACES.length * reserveCopies(hunted);

describe('the box (2.1)', () => {
  test('55 Place cards: 10 on the planet, 30 in the sets, 15 in the reserve', () => {
    expect([PLACE_NOS.length, MOST_HUNTED * HAND_PLACES.length, reserveSize(MOST_HUNTED)]).toEqual([10, 30, 15]);
  });

  test('18 Will counters: 3 for each of 6 Hunted', () => {
    expect(MOST_HUNTED * WILL_MAX).toBe(18);
  });

  test('20 Hunt cards, numbered once each, by phase 2 + 13 + 2 + 2 and Flashback', () => {
    expect(HUNT_IDS).toHaveLength(20);
    expect(HUNT_IDS.map((id) => HUNT_CARDS[id].no)).toEqual(from1(20));
    const inPhase = (p: HuntCard['phase']) => HUNT_IDS.filter((id) => HUNT_CARDS[id].phase === p);
    expect(PHASES.map((p) => inPhase(p).length)).toEqual([2, 13, 2, 2]);
    expect(inPhase(null)).toEqual(['flashback']);
  });

  test('4 Artemia symbols, 5 Target symbols, 3 cards laid on a pair', () => {
    const bearing = (s: HuntSymbol) => HUNT_IDS.filter((id) => HUNT_CARDS[id].symbol === s);
    expect(bearing('artemia')).toEqual(['despair', 'mutation', 'phobia', 'virus']);
    expect(bearing('target')).toEqual(['forceField', 'clone', 'mirage', 'scream', 'toxin']);
    expect(HUNT_IDS.filter((id) => HUNT_CARDS[id].pair)).toEqual(['forceField', 'virus', 'mirage']);
  });

  test('15 Survival cards, numbered once each, by phase 6 + 1 + 6 + 2', () => {
    expect(SURVIVAL_IDS).toHaveLength(15);
    expect(SURVIVAL_IDS.map((id) => SURVIVAL_CARDS[id].no)).toEqual(from1(15));
    const counts = PHASES.map((p) => SURVIVAL_IDS.filter((id) => SURVIVAL_CARDS[id].phase === p).length);
    expect(counts).toEqual([6, 1, 6, 2]);
  });
});

describe('the planet (2.2, 2.3)', () => {
  test('NA-006 ten different places in two rows of five, ascending', () => {
    const places = PLACE_NOS.map((no) => PLACES[no]);
    expect(places).toHaveLength(PLACE_NOS.length);
    expect(new Set(places.map((p) => p.key)).size).toBe(10);
    for (const p of places) {
      expect(p.no).toBe(1 + 5 * p.row + p.col);
      expect(PLACE[p.key]).toBe(p.no);
    }
  });

  test('1 to 5 start in hand, 6 to 10 in the reserve', () => {
    expect(PLACE_NOS.filter((no) => PLACES[no].start === 'hand')).toEqual([...HAND_PLACES]);
    expect(PLACE_NOS.filter((no) => PLACES[no].start === 'reserve')).toEqual([...RESERVE_PLACES]);
    expect([...HAND_PLACES, ...RESERVE_PLACES]).toEqual([...PLACE_NOS]);
  });

  test('only the Beach and the Wreck are limited to once per turn, only the Artefact is never copied', () => {
    expect(PLACE_NOS.filter((no) => PLACES[no].oncePerTurn)).toEqual([PLACE.beach, PLACE.wreck]);
    expect(PLACE_NOS.filter((no) => !PLACES[no].copyable)).toEqual([PLACE.artefact]);
  });

  test('NA-015 two places are adjacent exactly when their cards share a border', () => {
    for (const a of PLACE_NOS)
      for (const b of PLACE_NOS) {
        const [p, q] = [PLACES[a], PLACES[b]];
        const touching = Math.abs(p.row - q.row) + Math.abs(p.col - q.col) === 1;
        expect(isAdjacent(a, b), `${a} and ${b}`).toBe(touching);
        expect(isAdjacent(b, a), `${b} and ${a}`).toBe(touching);
        expect(pairOf(a, b) !== null, `pair ${a}-${b}`).toBe(touching);
      }
  });

  test('NA-015 there are 13 pairs, and the number of neighbours of each place is known', () => {
    expect(PAIR_IDS).toHaveLength(13);
    expect(new Set(PAIR_IDS).size).toBe(13);
    expect(PLACE_NOS.map((no) => ADJACENT[no].length)).toEqual([2, 3, 3, 3, 2, 2, 3, 3, 3, 2]);
    expect(PLACE_NOS.reduce((sum, no) => sum + ADJACENT[no].length, 0)).toBe(2 * PAIR_IDS.length);
  });

  test('a pair is named by its two places, lower number first', () => {
    PAIR_IDS.forEach((id) => {
      const [a, b] = pairPlaces(id);
      expect(id).toBe(`${a}-${b}`);
      expect(a).toBeLessThan(b);
      expect(isAdjacent(a, b)).toBe(true);
      expect([pairOf(a, b), pairOf(b, a)]).toEqual([id, id]);
    });
    expect(isPairId('2-1')).toBe(false);
    expect(isPairId('toString')).toBe(false);
    expect([0, 1, 10, 11, 1.5, '1'].map(isPlaceNo)).toEqual([false, true, true, false, false, false]);
  });

  test('the neighbours of a pair are those of its members, without the members', () => {
    expect(neighboursOfPair('1-2')).toEqual([3, 6, 7]);
    expect(neighboursOfPair('5-10')).toEqual([4, 9]);
    expect(neighboursOfPair('3-8')).toEqual([2, 4, 7, 9]);
    for (const id of PAIR_IDS) {
      const [a, b] = pairPlaces(id);
      const around = new Set<number>([...ADJACENT[a], ...ADJACENT[b]]);
      around.delete(a);
      around.delete(b);
      expect(neighboursOfPair(id)).toEqual([...around].sort((p, q) => p - q));
    }
  });
});

describe('the board (2.4)', () => {
  const symbols: Record<BoardSide, number[]> = { 1: [1, 2, 3, 4, 5, 6], 2: [1, 3, 5, 7, 9, 11] };

  test.each(BOARD_SIDES)('side %i carries six Artemia symbols, none of them on Victory', (side) => {
    const distances = [0, ...from1(RESCUE_START(MAX_PLAYERS))];
    const found = distances.filter((d) => hasArtemiaSymbol(side, d));
    expect(found).toEqual(symbols[side]);
    expect(found).toHaveLength(6);
  });
});

describe('the set-up table (2.5)', () => {
  const table = [
    { players: 2, hunted: 1, rescue: 13, assim: 7, copies: 1, reserve: 5, out: 35, survival: 1, hunt: 3 },
    { players: 3, hunted: 2, rescue: 14, assim: 8, copies: 2, reserve: 10, out: 25, survival: 2, hunt: 3 },
    { players: 4, hunted: 3, rescue: 15, assim: 9, copies: 2, reserve: 10, out: 20, survival: 3, hunt: 3 },
    { players: 5, hunted: 4, rescue: 16, assim: 10, copies: 3, reserve: 15, out: 10, survival: 4, hunt: 3 },
    { players: 6, hunted: 5, rescue: 17, assim: 11, copies: 3, reserve: 15, out: 5, survival: 5, hunt: 3 },
    { players: 7, hunted: 6, rescue: 18, assim: 12, copies: 3, reserve: 15, out: 0, survival: 6, hunt: 3 },
  ];

  test('has a row for every number of players', () => {
    expect(table.map((row) => row.players)).toEqual(from1(MAX_PLAYERS).slice(MIN_PLAYERS - 1));
    for (const row of table) expect(row.hunted).toBe(row.players - 1);
  });

  test('NA-005 both counters start on the space that shows the number of players', () => {
    for (const row of table) {
      expect(RESCUE_START(row.players), `Rescue, ${row.players} players`).toBe(row.rescue);
      expect(ASSIM_START(row.players), `Assimilation, ${row.players} players`).toBe(row.assim);
      expect(BOARD_SIDES.some((side) => hasArtemiaSymbol(side, row.rescue))).toBe(false);
    }
  });

  test('NA-008 the reserve holds 1, 2 or 3 copies of each place 6 to 10', () => {
    for (const row of table) {
      expect(reserveCopies(row.hunted), `${row.hunted} Hunted`).toBe(row.copies);
      expect(reserveSize(row.hunted), `${row.hunted} Hunted`).toBe(row.reserve);
    }
  });

  test('NA-009 the Place cards not used stay out of the game', () => {
    for (const row of table) {
      expect(PLACE_NOS.length + row.hunted * HAND_PLACES.length + reserveSize(row.hunted) + row.out).toBe(55);
    }
  });

  test('one Survival card is dealt to each Hunted, three Hunt cards to the Creature', () => {
    for (const row of table) {
      expect(row.hunted * SURVIVAL_DEALT).toBe(row.survival);
      expect(HUNT_HAND).toBe(row.hunt);
    }
  });
});
