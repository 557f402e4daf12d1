import type { Event, Lane } from '@lurk/the-thing/public';
import { describe, expect, test } from 'vitest';
import { turningPoints } from '../points';
import { armFrom, ringOf } from '../ring';
import { lanesFor } from '../slide';
import { spaceFor, treeOrder } from '../tree';

const disc = (who: string, from: number, to = from) => ({ who, from, to });

describe('discs that slide', () => {
  test('each moving disc has a lane of its own, and none that stays lies in its way', () => {
    const { discs, lanes } = lanesFor([disc('a', 2, 5), disc('b', 3), disc('c', 3, 4), disc('d', 5), disc('e', 1), disc('f', 3)]);
    const over = (one: (typeof discs)[number], other: (typeof discs)[number]): boolean =>
      one.lane === other.lane && one.from <= other.to && other.from <= one.to;
    for (const one of discs)
      for (const other of discs) if (one !== other) expect([one.who, other.who, over(one, other)]).toEqual([one.who, other.who, false]);
    expect(discs.map(({ who }) => who)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(lanes).toBeGreaterThan(Math.max(...discs.map(({ lane }) => lane)));
  });
});

describe('the ring', () => {
  test.each([2, 4, 8])('%i people sit apart, the first one nearest, and an arm ends before whom it points at', (count) => {
    const { spots, unit } = ringOf(count, 390, 420);
    expect(spots[0].y).toBe(Math.max(...spots.map(({ y }) => y)));
    const arm = armFrom(spots[0], spots[1], unit);
    const way = Math.hypot(spots[1].x - spots[0].x, spots[1].y - spots[0].y);
    expect(arm.length).toBeLessThanOrEqual(arm.reach);
    expect(arm.reach).toBeLessThan(way);
  });
});

const lane = (pawn: number, by: number | 'start' | null, round = 0): Lane => ({
  pawn,
  role: by === null ? 'human' : 'alien',
  camp: by === null ? 'humans' : 'aliens',
  infected: by === null ? null : { round, by, room: null },
  revealed: null,
  left: null,
  tests: [],
  aboard: false,
  stages: [],
});

describe('the infection tree', () => {
  test('everybody has one lane: Humans first, and an infected Character stands beside their carrier’s branch', () => {
    const lanes = [lane(0, 3, 2), lane(1, null), lane(2, 0, 4), lane(3, 'start'), lane(4, null), lane(5, 3, 3)];
    const order = treeOrder(lanes);
    expect(order.slice(0, 2)).toEqual([1, 4]);
    expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(Math.abs(order.indexOf(0) - order.indexOf(2))).toBe(1);
  });

  test('TT-233 a departure serves the Humans only if none of them is left on the ice', () => {
    const departed: Event = { t: 'departed', exit: 'rescue', aboard: [1] };
    const good = (...lanes: Lane[]) => turningPoints([departed], lanes).map((point) => point.good);
    const aboard = { ...lane(1, null), aboard: true };
    expect(good(lane(0, 'start'), aboard)).toEqual(['humans']);
    expect(good(lane(0, 'start'), aboard, lane(2, null))).toEqual(['aliens']);
    expect(good(lane(0, 'start'), aboard, { ...lane(2, null), left: { round: 1, how: 'assimilated', room: null } })).toEqual(['humans']);
  });

  test('time runs right on a wide screen and down on an upright one', () => {
    const wide = spaceFor(6, 9, { width: 1400, height: 500, upright: false });
    const upright = spaceFor(6, 9, { width: 390, height: 500, upright: true });
    expect(wide.point(5, 2)[0]).toBeGreaterThan(wide.point(4, 2)[0]);
    expect(wide.point(5, 2)[1]).toBe(wide.point(4, 2)[1]);
    expect(upright.point(5, 2)[1]).toBeGreaterThan(upright.point(4, 2)[1]);
    expect(upright.point(5, 2)[0]).toBe(upright.point(4, 2)[0]);
  });

  test('on a phone every label has room beside its lane, however many lanes there are', () => {
    const width = 366;
    // “Distribué au départ” and its distance from the lane, as a phone draws them.
    const label = 153;
    for (const lanes of [3, 4, 5, 6, 7, 8]) {
      const tree = spaceFor(lanes, 9, { width, height: 500, upright: true });
      for (let i = 0; i < lanes; i++) {
        const [x] = tree.point(0, i);
        const edge = tree.isLate(0, i) ? x - label : x + label;
        expect(edge, `lane ${i} of ${lanes}`).toBeGreaterThanOrEqual(0);
        expect(edge, `lane ${i} of ${lanes}`).toBeLessThanOrEqual(width);
      }
    }
  });
});
