import type { Input, View } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone/proof';
import type { NA } from '@lurk/not-alone/public';
import { describe, expect, test } from 'vitest';
import { type Bot, botFor, fight, type Level, loadBots, sidesOf } from './index.ts';

const GAME = notAlone.name;
await loadBots(GAME);
const sides = sidesOf(GAME);
const MINUTE = 60_000;

interface Pairing {
  creature: Level;
  hunted: Level;
}
const pairings: Pairing[] = [
  { creature: 'random', hunted: 'random' },
  { creature: 'random', hunted: 'beginner' },
  { creature: 'beginner', hunted: 'random' },
  { creature: 'beginner', hunted: 'beginner' },
];
const botOf =
  (pairing: Pairing) =>
  (view: View<NA>): Bot =>
    botFor(GAME, pairing[sides.of(view) as keyof Pairing]);

const { options } = notAlone.modes[0];

/** The share of matches the Creature wins. */
function creatureWins(pairing: Pairing, seats: number, games: number): number {
  let won = 0;
  for (let n = 0; n < games; n++) {
    const { outcome } = fight(notAlone, { seats, options, seed: `ladder ${seats}/${n}`, botOf: botOf(pairing) });
    if ((outcome as { winner: string }).winner === 'creature') won++;
  }
  return won / games;
}

describe('every answer is legal', () => {
  // Watched, so that no answer is taken on trust; the arena throws at the first one refused.
  for (const pairing of pairings)
    test(`${pairing.creature} against ${pairing.hunted}, 500 matches over all modes`, { timeout: 5 * MINUTE }, () => {
      for (let n = 0; n < 500; n++) {
        const { seats, options } = notAlone.modes[n % notAlone.modes.length];
        const { outcome } = fight(notAlone, { seats, options, seed: `legal ${n}`, botOf: botOf(pairing), watch() {} });
        expect(outcome).not.toBeNull();
      }
    });
});

describe('a bot sees and touches nothing but its view', () => {
  const inputsOf = (pairing: Pairing, wrap: (bot: Bot) => Bot): Input[] => {
    const inputs: Input[] = [];
    const watch = (_: unknown, __: unknown, input: Input | null): void => void (input && inputs.push(input));
    for (const seed of ['one', 'two', 'three'])
      fight(notAlone, { seats: 5, options, seed, botOf: (view) => wrap(botOf(pairing)(view)), watch });
    return inputs;
  };
  const plain = (bot: Bot): Bot => bot;
  /** Gives the bot copies that throw when they are written to. */
  const frozen = (bot: Bot): Bot => ({
    ...bot,
    decide: (view, memory, decision, dice) =>
      bot.decide(freeze(structuredClone(view)), freeze(structuredClone(memory)), freeze(structuredClone(decision)), dice),
  });

  for (const pairing of pairings)
    test(`${pairing.creature} against ${pairing.hunted}: same seed, same match; frozen views change nothing`, { timeout: MINUTE }, () => {
      const inputs = inputsOf(pairing, plain);
      expect(inputs.length).toBeGreaterThan(50);
      expect(inputsOf(pairing, plain)).toEqual(inputs);
      expect(inputsOf(pairing, frozen)).toEqual(inputs);
    });

  test('a quiet match and a watched one are the same match', () => {
    const arena = { seats: 5, options, seed: 'quiet', botOf: botOf({ creature: 'random', hunted: 'random' }) };
    expect(fight(notAlone, arena)).toEqual(fight(notAlone, { ...arena, watch() {} }));
  });

  test('the types lead to no state', () => {
    const look = (view: View<NA>): void => {
      // @ts-expect-error The vault is nobody's to see.
      view.vault;
      // @ts-expect-error Nor is what steers the match.
      view.control;
      // @ts-expect-error One's own part is one part, not everybody's.
      view.own?.[0];
    };
    expect(look).toBeTypeOf('function');
  });
});

function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object') for (const inner of Object.values(Object.freeze(value))) freeze(inner);
  return value;
}

describe('the ladder', () => {
  // Measured over thousands of matches (docs/rules/not-alone.md, section 8.5); the margins here are far from what is measured.
  for (const seats of [2, 5, 7])
    test(`a beginner beats random bots from either side at ${seats} seats`, { timeout: 5 * MINUTE }, () => {
      expect(creatureWins({ creature: 'beginner', hunted: 'random' }, seats, 100)).toBeGreaterThanOrEqual(0.8);
      expect(creatureWins({ creature: 'random', hunted: 'beginner' }, seats, 100)).toBeLessThanOrEqual(0.2);
    });

  test('between beginners neither side is hopeless', { timeout: 5 * MINUTE }, () => {
    const share = creatureWins({ creature: 'beginner', hunted: 'beginner' }, 5, 300);
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.75);
  });
});

test('an unknown game has no bots', () => {
  expect(() => botFor('chess', 'random')).toThrow('the bots of "chess" are not loaded');
});
