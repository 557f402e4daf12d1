/** A found Anomaly that always ran to the same zone would be found again at once (section 8.5): where it goes is drawn, and so is whether it eats. */
import { anomaly } from '@lurk/anomaly/proof';
import { DEFAULT_OPTIONS, type Zone } from '@lurk/anomaly/public';
import { type Choice, diceOver, fastDice, pickOf } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { type Bot, fight } from '../index.ts';
import { asks, idsOf } from '../pick.ts';
import { type Guesses, observed } from '../test/foretold.ts';
import { beginner } from './beginner.ts';
import { certainAt } from './belief.ts';
import { appeal, huntOf } from './hunt.ts';

const goal = (choice: Choice): Zone | null => (pickOf(choice) === 'move' ? (choice as { with: Zone }).with : null);

test('where an Anomaly goes that everybody has found is foretold in fewer than two cases of three, and whether it eats in fewer than four of five', () => {
  const moves: Guesses = { right: 0, all: 0 };
  const meals = new Map<number, { eaten: number; all: number }>();
  const monster = observed(beginner, moves, (view, memory, { shape }, choice) => {
    if (view.seat !== view.open.anomaly || !view.open.placed) return null;
    const hunt = huntOf(view, memory, diceOver(fastDice('observer')));
    if (!hunt.exposed) return null;
    const zone = goal(choice);
    if (certainAt(hunt.belief, hunt.here) && (zone || choice === 'feed')) {
      const seen = meals.get(view.open.students.length) ?? { eaten: 0, all: 0 };
      meals.set(view.open.students.length, { eaten: seen.eaten + (zone ? 0 : 1), all: seen.all + 1 });
    }
    const near = zone ? (idsOf(asks(shape, 'move')!) as Zone[]) : [];
    return near.length < 2 ? null : zone === near.reduce((a, b) => (appeal(hunt, b) > appeal(hunt, a) ? b : a));
  });
  for (const seats of [3, 4])
    for (let n = 0; n < 8; n++) fight(anomaly, { seats, options: DEFAULT_OPTIONS, seed: `foretold ${n}`, botOf: () => monster as Bot });
  expect(moves.all).toBeGreaterThan(60);
  expect(moves.right / moves.all).toBeLessThan(2 / 3);
  for (const { eaten, all } of meals.values()) expect(Math.abs(eaten / all - 0.5)).toBeLessThan(0.3);
});
