/** `lurk story`: one bot match, told as its log reads. */
import { writeFileSync } from 'node:fs';
import { bySide, fight, sidesOf } from '@lurk/bots';
import { type AnyGame, defaultsOf, type Options } from '@lurk/contract';
import { LANGS } from '@lurk/i18n';
import { type Input, keyedDice, must, seedFromText } from '@lurk/kernel';
import { beginDeal, type Dealt, dealtFrom, lastRound, recordOf, seedFrom, settledBy } from '@lurk/table';
import { codeOf } from '../../server/common/log.ts';
import type { Command, Values } from './command.ts';
import { gameNamed, type Known, sample, seatsOf } from './games.ts';
import { Narrator, type Reading } from './narrator.ts';
import { known, levelsOf, only, UsageError, wholeNumber } from './usage.ts';

const NAMES = ['Ada', 'Basile', 'Cléo', 'Dario', 'Edith', 'Farid', 'Greta', 'Hugo', 'Inès', 'Jonas', 'Kim', 'Lena'];

export const story: Command = {
  name: 'story',
  usage: 'GAME [--seed S] [--lang en|fr] [--seats N] [--seat N | --public | --all] [--bots LEVEL[,SIDE=LEVEL]] [--record FILE]',
  summary: 'Tells a whole bot match, turn by turn, as its log reads from a seat, to somebody who watches, or all-seeing.',
  options: {
    seed: { type: 'string', default: 'lurk' },
    lang: { type: 'string', default: 'en' },
    seats: { type: 'string' },
    seat: { type: 'string' },
    public: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    bots: { type: 'string', default: 'beginner' },
    record: { type: 'string' },
  },
  explained: {
    '--seed S': 'any text; the same text gives the same match (lurk)',
    '--lang en|fr': 'the language (en)',
    '--seats N': 'players in all (5, or as near to it as the game allows)',
    '--seat N': 'what the player of this seat, counted from 1, is told',
    '--public': 'what everybody is told (this is what you get without asking)',
    '--all': 'what anybody is told, secrets included',
    '--bots LEVEL[,SIDE=LEVEL]': 'random or beginner, for all or for one side (beginner)',
    '--record FILE': 'also writes the match down, for lurk verify',
  },
  examples: [`${sample} --seed demo`, `${sample} --seed demo --lang fr --seat 2`, `${sample} --seats 3 --all --record match.json`],
  async run(args, values) {
    const game = gameNamed(only(args, 'game'));
    const { module, teller } = game;
    const { name } = module;
    const seats = seatsOf(game, values.seats);
    const lang = known('language', String(values.lang), LANGS);
    const reading = readingOf(values, seats);
    await teller.load(lang);
    const sides = sidesOf(name);
    const levels = levelsOf(String(values.bots), sides.names);
    const seed = String(values.seed);
    const dealt = dealOf(game, seats, seed);
    const dice = seedFrom(dealt);
    const options = settledBy(game, lastRound(dealt).terms, dice);
    const narrator = new Narrator({ game: name, teller, lang, reading, names: NAMES.slice(0, seats) });
    const inputs: Input[] = [];
    fight(module, {
      seats,
      options,
      seed,
      dice: keyedDice(dice),
      botOf: () => bySide(name, levels),
      watch(match, told, input) {
        if (input) inputs.push(input);
        else console.log(narrator.title(match.s.open, `seed "${seed}"`));
        for (const line of narrator.lines(match, told)) console.log(line);
      },
    });
    if (values.record !== undefined)
      record(String(values.record), module, { match: lastRound(dealt).terms.match, options, dealt, inputs }, seats);
    return 0;
  },
};

/** Whose log is told: one of three, and only one. */
function readingOf({ seat, public: toAll, all }: Values, seats: number): Reading {
  if ([seat !== undefined, toAll, all].filter(Boolean).length > 1) throw new UsageError('--seat, --public and --all exclude each other');
  if (all) return 'all';
  return seat === undefined ? 'public' : wholeNumber('seat', String(seat), 1, seats) - 1;
}

/** A deal among bots: nobody brings a number, the secret comes from the seed. */
function dealOf({ contract, module }: Known, seats: number, seed: string): Dealt {
  const secret = seedFromText(seed);
  const bots = Array.from({ length: seats }, () => ({ kind: 'bot' as const, level: 'bot', wish: null }));
  const { name: game, rulesVersion } = module;
  const seating = { match: secret.slice(0, 16), game, rulesVersion, options: defaultsOf(contract.options), seats: bots, host: 0 };
  return must(dealtFrom(beginDeal(seating, () => secret)));
}

function record(
  file: string,
  game: AnyGame,
  played: { match: string; options: Options; dealt: Dealt; inputs: Input[] },
  seats: number,
): void {
  const people = NAMES.slice(0, seats).map((name) => ({ name, bot: true }));
  const made = recordOf({ game, seats: people, ...played });
  try {
    writeFileSync(file, `${JSON.stringify(made)}\n`);
  } catch (error) {
    throw new Error(`cannot write ${file}: ${codeOf(error)}`);
  }
}
