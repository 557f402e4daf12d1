/**
 * What any game's bots must stand: legal answers in any company, the same match again from the same seed, hands off what they are shown, and
 * better than chance from every side. Bots and random players mixed reach what neither reaches alone: late turns, reshuffles, every question,
 * every event, every way of ending.
 */
import type { GameTypes, Input, Json } from '@lurk/kernel';
import { chance, EFFORT, type Mode, type Proof, playRandomMatch, Reached } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { type Bot, botFor, bySide, fight, LEVELS, type Level, loadBots, sidesOf } from '../index.ts';

/** Matches in any company, however soon everything has come up. */
const LEAST = 150;

interface Company<G extends GameTypes, M extends Json> {
  game: Proof<G, M>;
  /** The same game begun late: what seldom comes up in matches from the start. */
  late: readonly Proof<G, M>[];
  /** The most matches of random players and of mixed company, spread over all modes, that everything may take to come up. */
  matches: number;
  /** Numbers of matches in which the rarest things come up: they are played first. Should they no longer, the others bring them in the end. */
  rare?: readonly number[];
}
interface Climb<G extends GameTypes, M extends Json> {
  game: Proof<G, M>;
  /** The modes in which the ladder is climbed, with how many matches a rung. */
  ladder: { modes: readonly Mode<G>[]; rung: number; even: number };
  /** Of matches between beginners, each side wins at least this share. */
  fair: number;
  winner(outcome: Json): string;
}
export type BotProof<G extends GameTypes, M extends Json> = Company<G, M> & Climb<G, M>;

/** Who plays which side at which level. */
type Pairing = Record<string, Level>;

export async function proveBots<G extends GameTypes, M extends Json>(proof: BotProof<G, M>): Promise<void> {
  await loadBots(proof.game.name);
  proveCompany(proof);
  proveViews(proof.game);
  proveLadder(proof);
}

/** For a game whose own tests show that everything comes up. */
export async function proveSkill<G extends GameTypes, M extends Json>(proof: Climb<G, M>): Promise<void> {
  await loadBots(proof.game.name);
  proveViews(proof.game);
  proveLadder(proof);
}

function proveCompany<G extends GameTypes, M extends Json>({ game, late, matches, rare = [] }: Company<G, M>): void {
  describe(`bots of ${game.name}: in any company`, () => {
    test(`answers are legal, and everything the rules can ask, tell or end in comes up within ${matches} matches`, () => {
      const reached = new Reached(game);
      const games = [game, ...late];
      const play = (n: number): void => {
        const played = games[n % games.length];
        const mode = played.modes[n % played.modes.length];
        const below = chance(`company ${n}`);
        if (below(2) === 0) playRandomMatch(played, mode, `alone ${n}`, { onState: reached.watch });
        // Watched, so that no answer is taken on trust: the arena throws at the first one refused.
        else
          fight(played, {
            ...mode,
            seed: `mixed ${n}`,
            botOf: () => botFor(game.name, LEVELS[below(LEVELS.length)]),
            watch: reached.watch,
          });
      };
      for (const n of rare) play(n);
      let n = 0;
      for (; n < LEAST * EFFORT || (n < matches && reached.never.length > 0); n++) play(n);
      console.info(`${game.name}, ${n} matches: ${reached}`);
      expect(reached.never).toEqual([]);
    });
  });
}

function proveViews<G extends GameTypes, M extends Json>(game: Proof<G, M>): void {
  describe(`bots of ${game.name}: nothing but the view`, () => {
    const inputsOf = (level: Level, wrap: (bot: Bot) => Bot): Input[] => {
      const inputs: Input[] = [];
      const watch = (_: unknown, __: unknown, input: Input | null): void => void (input && inputs.push(input));
      for (const { name, seats, options } of game.modes.slice(0, 2))
        fight(game, { seats, options, seed: name, botOf: () => wrap(botFor(game.name, level)), watch });
      return inputs;
    };
    for (const level of LEVELS)
      test(`${level}: same seed, same match; frozen views change nothing`, () => {
        const inputs = inputsOf(level, (bot) => bot);
        expect(inputs.length).toBeGreaterThan(50);
        expect(inputsOf(level, (bot) => bot)).toEqual(inputs);
        expect(inputsOf(level, frozen)).toEqual(inputs);
      });
  });
}

function proveLadder<G extends GameTypes, M extends Json>({ game, ladder, fair, winner }: Climb<G, M>): void {
  const sides = sidesOf(game.name);
  const everySide = (level: Level): Pairing => Object.fromEntries(sides.names.map((side) => [side, level]));
  describe(`bots of ${game.name}: the ladder`, () => {
    /** The share of matches each side wins; a draw is nobody's. */
    const shares = (pairing: Pairing, { name, seats, options }: Mode<G>, games: number): Record<string, number> => {
      const won: Record<string, number> = Object.fromEntries(sides.names.map((side) => [side, 0]));
      for (let n = 0; n < games; n++) {
        const { outcome } = fight(game, { seats, options, seed: `ladder ${name}/${n}`, botOf: () => bySide(game.name, pairing) });
        const side = winner(outcome);
        if (side in won) won[side] += 1 / games;
      }
      return won;
    };

    // Measured over thousands of matches (section 8 of the game's specification); the margins here are far from what is measured.
    for (const mode of ladder.modes) {
      for (const side of sides.names)
        test(`beginners beat random bots as ${side}: ${mode.name}`, () =>
          expect(shares({ ...everySide('random'), [side]: 'beginner' }, mode, ladder.rung)[side]).toBeGreaterThanOrEqual(0.8));
      test(`between beginners no side is hopeless: ${mode.name}`, () => {
        for (const share of Object.values(shares(everySide('beginner'), mode, ladder.even))) expect(share).toBeGreaterThan(fair);
      });
    }
  });
}

/** The bot is given copies that throw when they are written to. */
const frozen = (bot: Bot): Bot => ({
  ...bot,
  decide: (view, memory, decision, dice) =>
    bot.decide(freeze(structuredClone(view)), freeze(structuredClone(memory)), freeze(structuredClone(decision)), dice),
});

function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object') for (const inner of Object.values(Object.freeze(value))) freeze(inner);
  return value;
}
