/** What a game's tests call: a few lines that put it through everything. */
import type { GameTypes, Match } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import { EFFORT } from './effort.ts';
import { checkGoldens, type Goldens } from './golden.ts';
import { checkHostile } from './play/hostile.ts';
import { checkedMatch } from './play/invariants.ts';
import { checkOrder } from './play/order.ts';
import { chance, playRandomMatch } from './play/player.ts';
import type { Mode, Proof, Swapped } from './proof.ts';
import { Report } from './report.ts';
import { type AnswerOptions, checkAnswers } from './secrecy/answers.ts';
import { checkCanaries } from './secrecy/canaries.ts';
import { checkDrills, type DrillOptions } from './secrecy/drills.ts';
import { heard } from './secrecy/ears.ts';
import { plain, viewersOf } from './secrecy/lens.ts';
import { Memories } from './secrecy/memory.ts';
import { checkSampler, checkVariety, type Variety } from './secrecy/sampler.ts';
import { Sift } from './secrecy/sift.ts';
import { Spots } from './secrecy/spots.ts';
import { allSwaps, checkSwaps, ownSwaps } from './secrecy/swaps.ts';
import { checkTelling } from './secrecy/telling.ts';
import { checkTold, type ToldOptions } from './secrecy/told.ts';
import { checkSwapped, checkTwins, type TwinRun } from './secrecy/twins.ts';

/** The title comes first, so that a search for a rule's id finds its test. */
export const scenario = (title: string, run: () => void): void => {
  test(title, run);
};

export interface PlayOptions {
  /** The least of each mode. */
  matchesPerMode: number;
  /** And then as many more as it takes to have looked at so many inputs of each mode: matches are of very different lengths. */
  inputsPerMode?: number;
  /** The costly checks look at one input in so many. */
  every?: number;
  /** The first so many matches of each mode are looked at after every input, with the dice of real play. */
  closely?: number;
  seed?: string;
}

/** Random matches under every invariant, with a hostile client and shuffled answers. */
export function checkPlay<G extends GameTypes>(module: Proof<G>, options: PlayOptions, modes: Mode<G>[] = module.modes): Report {
  const { matchesPerMode, inputsPerMode = 0, every = 40, closely = 1, seed = 'play' } = options;
  const report = new Report();
  const states = (): number => report.counts.states ?? 0;
  for (const mode of modes) {
    const enough = states() + inputsPerMode * EFFORT;
    // A match that fails at once would be begun for ever.
    const goesOn = (): boolean => states() < enough && report.failures.length === 0;
    for (let n = 0; n < matchesPerMode || goesOn(); n++) {
      const rarely = n < closely ? 1 : every;
      const text = `${seed} ${mode.name} ${n}`;
      const below = chance(`hostile ${text}`);
      checkedMatch(module, mode, text, { every: rarely }, report, {
        dice: n < closely ? 'keyed' : 'fast',
        onState(match) {
          if (below(rarely * 2) === 0) checkHostile(match, below, report);
          if (below(rarely * 2) === 0) checkOrder(match, below, report);
        },
      });
    }
  }
  return report;
}

export interface SecrecyOptions extends DrillOptions {
  matchesPerMode: number;
  /** Rows of the game's table of secrets; each must have been swapped at least once. */
  secrets?: readonly string[];
  /** Of swaps of a kind met often, one in so many is compared: all of them if left out. */
  oneIn?: number;
  /** Of the states met, one in so many is also imagined from and played on as twins. */
  every?: number;
  /** How far twins are played on. */
  twinSteps?: number;
  samples?: number;
  /** How many spots, drawn at random, the leak drills choose from, beside some of every kind. */
  spots?: number;
  seed?: string;
}

/** The secrecy checks: swaps, twins, what never comes out, the sampler, canaries and leak drills. */
export function checkSecrecy<G extends GameTypes>(game: Proof<G>, options: SecrecyOptions, modes: Mode<G>[] = game.modes): Report {
  const module = heard(game);
  const { matchesPerMode, secrets = [], oneIn = 1, every = 12, twinSteps = 30, samples = 4, seed = 'secrecy' } = options;
  const report = new Report();
  checkTelling(game, report);
  const lens = plain<G>();
  const variety: Variety = new Map();
  const spots = new Spots(module, options.spots ?? 200, chance(`spots ${seed}`));
  const sift = new Sift<G>(oneIn, chance(`sift ${seed}`));
  let met = 0;
  const watchMatch = (mode: Mode<G>, text: string): void => {
    const below = chance(`watch ${text}`);
    const memories = new Memories(module, lens, mode.seats);
    playRandomMatch(module, mode, text, {
      dice: 'keyed',
      onState(match, told) {
        memories.hear(match, told);
        for (const viewer of viewersOf(match.s)) {
          const here = `${text} ${met++}`;
          const swaps = allSwaps(module, match, viewer, here, below, sift.at(match, told, viewer));
          checkSwaps(module, { match, told }, viewer, swaps, lens, report);
          const again = (still: Match<G>): Swapped<G>[] => allSwaps(module, still, viewer, here, below);
          spots.meet(match, told, viewer, swaps, again);
          if (below(every) !== 0) continue;
          const memory = memories.of(viewer);
          const all = again(match);
          checkSampler(match, all, { module, lens, viewer, memory, seed: here, samples }, variety, report);
          const run: TwinRun<G> = { module, lens, viewer, memory, seed: here, below, report };
          checkTwins(match, twinSteps, run);
          const never = all.filter(({ forever }) => forever);
          if (never.length > 0) checkSwapped(match, never[below(never.length)], twinSteps, run);
          const ours = ownSwaps(module, match, viewer, here).filter(({ forever }) => !forever);
          if (ours.length > 0) checkSwapped(match, ours[below(ours.length)], twinSteps, run);
        }
      },
    });
    memories.checkAlone(report);
  };
  for (const mode of modes) {
    for (let n = 0; n < matchesPerMode * EFFORT; n++) {
      const text = `${seed} ${mode.name} ${n}`;
      report.guard(`${mode.name}, seed ${text}`, () => watchMatch(mode, text));
    }
    checkCanaries(module, mode, `${seed} ${mode.name}`, lens, report);
  }
  checkVariety(variety, report);
  checkDrills(module, spots.all, lens, report, options);
  for (const secret of secrets) if (!report.counts[`swaps of ${secret}`]) report.fail(`"${secret}" was never swapped`);
  return report;
}

/** Some modes of a game, for a check that is long in each; a soak takes them all. */
export const sampleOf = <G extends GameTypes>(module: Proof<G>, isTaken: (mode: Mode<G>, i: number) => boolean): Proof<G> =>
  EFFORT > 1 ? module : { ...module, modes: module.modes.filter(isTaken) };

/** A report without failures; what was counted goes to the log. */
export function expectClean(name: string, report: Report): void {
  console.info(`${name}: ${JSON.stringify(report.counts)}`);
  expect(report.failures, report.toString()).toEqual([]);
}

export function provePlay<G extends GameTypes>(module: Proof<G>, options: PlayOptions): void {
  describe(`${module.name}: random matches`, () => {
    for (const mode of module.modes) test(mode.name, () => expectClean(mode.name, checkPlay(module, options, [mode])));
  });
}

export function proveSecrecy<G extends GameTypes>(module: Proof<G>, options: SecrecyOptions): void {
  test(`${module.name}: nobody learns what is hidden from them`, () =>
    expectClean(`${module.name} secrecy`, checkSecrecy(module, options)));
}

/** At tables that between them come to every question of the game. */
export function proveAnswers<G extends GameTypes>(tables: Proof<G>[], options: AnswerOptions = {}): void {
  test(`${tables[0].name}: nobody learns an answer before they may`, () =>
    expectClean(`${tables[0].name} answers`, checkAnswers(tables, options)));
}

/** At tables that between them tell every event of the game. */
export function proveTold<G extends GameTypes>(tables: Proof<G>[], options: ToldOptions = {}): void {
  test(`${tables[0].name}: no event says more than it may, nor to anybody else`, () =>
    expectClean(`${tables[0].name} told`, checkTold(tables, options)));
}

export function proveGoldens<G extends GameTypes>(goldens: Goldens<G>): void {
  test(`${goldens.module.name}: golden matches`, () => {
    const report = new Report();
    checkGoldens(goldens, report);
    expectClean(`${goldens.module.name} golden`, report);
  });
}

export interface Plan<G extends GameTypes> {
  play: PlayOptions;
  secrecy: SecrecyOptions;
  answers?: AnswerOptions;
  told?: ToldOptions;
  goldens: Omit<Goldens<G>, 'module'>;
}
/** Everything at once, for a game small enough. */
export function proveGame<G extends GameTypes>(module: Proof<G>, { play, secrecy, answers, told, goldens }: Plan<G>): void {
  provePlay(module, play);
  proveSecrecy(module, secrecy);
  proveAnswers([module], answers);
  proveTold([module], told);
  proveGoldens({ ...goldens, module });
}
