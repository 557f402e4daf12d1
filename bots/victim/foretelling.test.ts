/** A table of beginners is not the same evening every time: whom they play, where they run and whom they hunt is drawn. */
import { diceOver, fastDice } from '@lurk/kernel';
import { victim } from '@lurk/victim/proof';
import { DEFAULT_OPTIONS } from '@lurk/victim/public';
import { expect, test } from 'vitest';
import { type Bot, fight, random } from '../index.ts';
import type { Guesses } from '../test/foretold.ts';
import { beginner } from './beginner.ts';

const KINDS = ['chooseCharacter', 'runPoint', 'demonAction', 'huntMove'];

test('even its twin misses more than one choice in ten of a Run, of a Hunt and of the Demon’s turn, and most of whom it plays', () => {
  const guesses = new Map(KINDS.map((kind): [string, Guesses] => [kind, { right: 0, all: 0 }]));
  const twin = diceOver(fastDice('the twin'));
  const watched: Bot = {
    ...(beginner as Bot),
    decide(view, memory, decision, dice) {
      const choice = (beginner as Bot).decide(view, memory, decision, dice);
      const guess = guesses.get(decision.kind);
      if (guess) {
        guess.all += 1;
        if (JSON.stringify((beginner as Bot).decide(view, memory, decision, twin)) === JSON.stringify(choice)) guess.right += 1;
      }
      return choice;
    },
  };
  for (const seats of [4, 6])
    for (let n = 0; n < 3; n++) fight(victim, { seats, options: DEFAULT_OPTIONS, seed: `twin ${n}`, botOf: () => watched });
  for (const [kind, { right, all }] of guesses) {
    expect(all, kind).toBeGreaterThanOrEqual(25);
    expect(right / all, kind).toBeLessThan(kind === 'chooseCharacter' ? 0.6 : 0.9);
  }
});

test('a seat is taken over and handed back at any step', () => {
  const coin = diceOver(fastDice('whose turn'));
  const shared: Bot = { ...random, decide: (...asked) => (coin.below('who', 3) === 0 ? random : (beginner as Bot)).decide(...asked) };
  // The arena throws at the first answer that is refused, and at a match that does not end.
  for (const { seats, options } of victim.modes)
    for (let n = 0; n < 2; n++)
      expect(fight(victim, { seats, options, seed: `shared ${n}`, botOf: () => shared }).inputs).toBeGreaterThan(10);
});
