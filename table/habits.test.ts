import { expect, test } from 'vitest';
import { Habits, type KeptHabit } from './habits.ts';

/** Chances one after the other, and for ever. */
const chances = (): (() => number) => {
  let no = 0;
  return () => (++no * 0.618) % 1;
};
const looksAt = (habits: Habits, kind: string): (number | null)[] => {
  const chance = chances();
  return Array.from({ length: 100 }, () => habits.wouldLook(0, kind, 3000, 60_000, chance));
};

test('what was kept before kinds were told apart holds for every kind until more is known of it', () => {
  const older: KeptHabit = { tempo: 2, looks: new Array(32).fill(9000), silent: true, asked: 30, answered: 30 };
  const habits = new Habits(1, JSON.parse(JSON.stringify([older])));
  expect(habits.tempoOf(0)).toBe(2);
  expect(habits.all[0].silent).toBe(true);
  expect(habits.wouldSpeakAgain(0, 'any', false, () => 0.9)).toBe(true);
  expect(looksAt(habits, 'any').filter((ms) => ms !== null && Math.abs(ms - 9000) < 2000).length).toBeGreaterThan(80);
  for (let i = 0; i < 8; i++) habits.looked(0, 'any', null);
  const kept = new Habits(1, JSON.parse(JSON.stringify(habits.all)));
  expect(looksAt(kept, 'any').filter((ms) => ms === null).length).toBeGreaterThan(80);
});

test('the only look that is known is not given again and again', () => {
  const habits = new Habits(1);
  habits.looked(0, 'any', 9000);
  const near = looksAt(habits, 'any').filter((ms) => ms !== null && Math.abs(ms - 9000) < 1000);
  expect(near.length).toBeLessThan(40);
});
