/** Knowing how beginner bots play must not be enough to beat them: their choices are random, and the pattern of the choices does not tell who is an Alien. */
import { diceOver, fastDice } from '@lurk/kernel';
import { theThing } from '@lurk/the-thing/proof';
import { blank, DEFAULT_OPTIONS, type Role, type Seen } from '@lurk/the-thing/public';
import { expect, test } from 'vitest';
import { type Bot, fight, random } from '../index.ts';
import { type Guesses, observed } from '../test/foretold.ts';
import { beginner } from './beginner.ts';

test('where a beginner goes is foretold in fewer than two of three turns, even by its twin', () => {
  const guesses: Guesses = { right: 0, all: 0 };
  const twin = diceOver(fastDice('the twin'));
  const watched = observed(beginner, guesses, (view, memory, decision, choice) =>
    decision.kind === 'placeCharacter' ? JSON.stringify(beginner.decide(view, memory, decision, twin)) === JSON.stringify(choice) : null,
  );
  for (const seats of [4, 6])
    for (let n = 0; n < 8; n++) fight(theThing, { seats, options: DEFAULT_OPTIONS, seed: `twin ${n}`, botOf: () => watched as Bot });
  expect(guesses.all).toBeGreaterThan(200);
  expect(guesses.right / guesses.all).toBeLessThan(2 / 3);
});

test('hidden Aliens sleep and accuse about as often as Humans', () => {
  type Habit = 'sleeps' | 'accuses';
  const counts: Record<Role, Record<Habit, Guesses>> = { human: habits(), alien: habits() };
  function habits(): Record<Habit, Guesses> {
    return { sleeps: { right: 0, all: 0 }, accuses: { right: 0, all: 0 } };
  }
  const note = (view: Seen, habit: Habit, does: boolean): void => {
    const count = counts[view.own?.role === 'alien' ? 'alien' : 'human'][habit];
    count.all += 1;
    if (does) count.right += 1;
  };
  const watched: Bot = {
    ...(beginner as Bot),
    decide(view, memory, decision, dice) {
      const choice = (beginner as Bot).decide(view, memory, decision, dice);
      if (decision.kind === 'placeCharacter') note(view as unknown as Seen, 'sleeps', choice === 'sleep');
      if (decision.kind === 'vote') note(view as unknown as Seen, 'accuses', choice !== null);
      return choice;
    },
  };
  for (let n = 0; n < 20; n++) fight(theThing, { seats: 6, options: DEFAULT_OPTIONS, seed: `habits ${n}`, botOf: () => watched });
  const often = (role: Role, habit: Habit): number => counts[role][habit].right / counts[role][habit].all;
  for (const habit of ['sleeps', 'accuses'] as const) expect(Math.abs(often('human', habit) - often('alien', habit))).toBeLessThan(0.2);
});

test('a seat is taken over and handed back at any step, by a bot that remembers nothing', () => {
  const coin = diceOver(fastDice('whose turn'));
  const shared: Bot = {
    decide: (view, memory, decision, dice) => {
      const who = coin.below('who', 3);
      if (who === 0) return random.decide(view, memory, decision, dice);
      return (beginner as Bot).decide(view, who === 1 ? memory : blank(view.seat), decision, dice);
    },
    remembers: true,
  };
  // The arena throws at the first answer that is refused, and at a match that does not end.
  for (const seats of [1, 2, 3, 4, 5, 6, 7, 8])
    for (let n = 0; n < 3; n++)
      expect(fight(theThing, { seats, options: DEFAULT_OPTIONS, seed: `shared ${n}`, botOf: () => shared }).inputs).toBeGreaterThan(10);
});
