import { anomaly } from '@lurk/anomaly/proof';
import type { AN } from '@lurk/anomaly/public';
import type { Input, View } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, botFor, fight, type Level, loadBots, sidesOf } from '../index.ts';

const GAME = anomaly.name;
await loadBots(GAME);
const sides = sidesOf(GAME);
const MINUTE = 60_000;

interface Pairing {
  anomaly: Level;
  students: Level;
}
const pairings: Pairing[] = [
  { anomaly: 'random', students: 'random' },
  { anomaly: 'random', students: 'beginner' },
  { anomaly: 'beginner', students: 'random' },
  { anomaly: 'beginner', students: 'beginner' },
];
const botOf =
  (pairing: Pairing) =>
  (view: View<AN>): Bot =>
    botFor(GAME, pairing[sides.of(view) as keyof Pairing]);

describe('every answer is legal', () => {
  // Watched, so that no answer is taken on trust; the arena throws at the first one refused.
  for (const pairing of pairings)
    test(`${pairing.anomaly} against ${pairing.students}, 300 matches over all modes`, { timeout: 5 * MINUTE }, () => {
      for (let n = 0; n < 300; n++) {
        const { seats, options } = anomaly.modes[n % anomaly.modes.length];
        const { outcome } = fight(anomaly, { seats, options, seed: `legal ${n}`, botOf: botOf(pairing), watch() {} });
        expect(outcome).not.toBeNull();
      }
    });
});

describe('a bot sees and touches nothing but its view', () => {
  const inputsOf = (pairing: Pairing, wrap: (bot: Bot) => Bot): Input[] => {
    const inputs: Input[] = [];
    const watch = (_: unknown, __: unknown, input: Input | null): void => void (input && inputs.push(input));
    for (const { name, seats, options } of anomaly.modes.slice(0, 4))
      fight(anomaly, { seats, options, seed: name, botOf: (view) => wrap(botOf(pairing)(view)), watch });
    return inputs;
  };
  /** Gives the bot copies that throw when they are written to. */
  const frozen = (bot: Bot): Bot => ({
    ...bot,
    decide: (view, memory, decision, dice) =>
      bot.decide(freeze(structuredClone(view)), freeze(structuredClone(memory)), freeze(structuredClone(decision)), dice),
  });

  for (const pairing of pairings)
    test(`${pairing.anomaly} against ${pairing.students}: same seed, same match; frozen views change nothing`, { timeout: MINUTE }, () => {
      const inputs = inputsOf(pairing, (bot) => bot);
      expect(inputs.length).toBeGreaterThan(50);
      expect(inputsOf(pairing, (bot) => bot)).toEqual(inputs);
      expect(inputsOf(pairing, frozen)).toEqual(inputs);
    });
});

function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object') for (const inner of Object.values(Object.freeze(value))) freeze(inner);
  return value;
}

describe('the ladder', () => {
  /** The share of matches each side wins; a draw is nobody's. */
  const shares = (pairing: Pairing, mode: number, games: number): Record<string, number> => {
    const won: Record<string, number> = { anomaly: 0, students: 0, draw: 0 };
    const { seats, options } = anomaly.modes[mode];
    for (let n = 0; n < games; n++) {
      const { outcome } = fight(anomaly, { seats, options, seed: `ladder ${mode}/${n}`, botOf: botOf(pairing) });
      won[(outcome as { winner: string }).winner] += 1 / games;
    }
    return won;
  };

  // Measured over thousands of matches (docs/rules/anomaly.md, section 8.5); the margins here are far from what is measured.
  for (const mode of [0, 1, 2, 3]) {
    test(`a beginner beats random bots from either side: ${anomaly.modes[mode].name}`, { timeout: 5 * MINUTE }, () => {
      expect(shares({ anomaly: 'beginner', students: 'random' }, mode, 60).anomaly).toBeGreaterThanOrEqual(0.8);
      expect(shares({ anomaly: 'random', students: 'beginner' }, mode, 60).students).toBeGreaterThanOrEqual(0.8);
    });

    test(`between beginners neither side is hopeless: ${anomaly.modes[mode].name}`, { timeout: 5 * MINUTE }, () => {
      const won = shares({ anomaly: 'beginner', students: 'beginner' }, mode, 150);
      expect(won.anomaly).toBeGreaterThan(0.22);
      expect(won.students).toBeGreaterThan(0.22);
    });
  }
});
