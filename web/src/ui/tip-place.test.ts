import { expect, test } from 'vitest';
import { type Box, placeTip } from './tip-place';

const screen = { width: 400, height: 800 };
const tip = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const placed = (anchor: Box, ...others: Box[]): Box => {
  const [x, y] = placeTip(anchor, tip, screen, [{ box: anchor, weight: 100 }, ...others.map((other) => ({ box: other, weight: 10 }))]);
  return box(x, y, tip.width, tip.height);
};
const covers = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('a tip stands above what it explains, and below where there is no room', () => {
  expect(placed(box(100, 300, 200, 50))).toEqual(box(100, 190, 200, 100));
  expect(placed(box(100, 20, 200, 50))).toEqual(box(100, 80, 200, 100));
});

test('it goes elsewhere rather than over a button, the prompt or the thing itself, and stays on the screen', () => {
  const anchor = box(0, 600, 390, 120);
  const prompt = box(0, 480, 400, 110);
  const button = box(0, 730, 400, 70);
  const at = placed(anchor, prompt, button);
  expect([anchor, prompt, button].filter((other) => covers(at, other))).toEqual([]);
  expect(at.left >= 0 && at.top >= 0 && at.right <= screen.width && at.bottom <= screen.height).toBe(true);
  // As near as it can be.
  expect(at.bottom).toBeGreaterThan(460);
});
