/** `lurk simulate`: many bot matches, counted. */
import { ALL, bySide, fight, type Level, sidesOf } from '@lurk/bots';
import type { Options } from '@lurk/contract';
import { type GameTypes, isOneOf, type Told } from '@lurk/kernel';
import type { Command } from './command.ts';
import { gameNamed, type Known, optionsOf, plainOptions, sample, seatsOf } from './games.ts';
import { progress } from './progress.ts';
import { mean, percent, quantile, tally, wilson } from './stats.ts';
import { levelsOf, only, wholeNumber } from './usage.ts';

export const simulate: Command = {
  name: 'simulate',
  usage: 'GAME [--seats N] [--games N] [--bots LEVEL[,SIDE=LEVEL]] [--options NAME=VALUE[,…]] [--seed S] [--json]',
  summary: 'Plays many matches between bots and counts who wins, how, and how fast.',
  options: {
    seats: { type: 'string' },
    games: { type: 'string', default: '1000' },
    bots: { type: 'string', default: 'beginner' },
    options: { type: 'string' },
    seed: { type: 'string', default: 'lurk' },
    json: { type: 'boolean', default: false },
  },
  explained: {
    '--seats N': 'players in all (5, or as near to it as the game allows)',
    '--games N': 'how many matches (1000)',
    '--bots LEVEL[,SIDE=LEVEL]': 'random or beginner, for all or for one side (beginner)',
    '--options NAME=VALUE[,…]': 'table options that are not as usual (none)',
    '--seed S': 'any text; the same text gives the same matches (lurk)',
    '--json': 'figures for a program to read',
  },
  examples: [
    `${sample} --seats 5 --games 2000 --bots beginner`,
    `${sample} --bots beginner,${sidesOf(sample).names[0]}=random`,
    `${sample} --seats 3 --games 100 --seed moon --json`,
  ],
  run(args, values) {
    const game = gameNamed(only(args, 'game'));
    const { name } = game.module;
    const seats = seatsOf(game, values.seats);
    const games = wholeNumber('games', String(values.games), 1, 10_000_000);
    const wanted = levelsOf(String(values.bots), sidesOf(name).names);
    // A level that the game has no bots of is played at random, and told so.
    const played = (level: Level): Level => (isOneOf(game.contract.bots, level) ? level : 'random');
    const bots = Object.fromEntries(Object.entries(wanted).map(([side, level]) => [side, played(level)]));
    const options = optionsOf(game, seats, values.options);
    const figures = count(game, { seats, games, bots, options, seed: String(values.seed) });
    console.log(values.json ? JSON.stringify(figures, null, 2) : readable(figures));
    return 0;
  },
};

interface Series {
  seats: number;
  games: number;
  seed: string;
  bots: Record<string, Level>;
  /** Those that are not as usual. */
  options: Options;
}
interface Ended {
  winner: string;
  turns: number;
  ending: string;
}
interface Share {
  wins: number;
  share: number;
  interval: [number, number];
}
interface Figures extends Series {
  game: string;
  wins: Record<string, Share>;
  turns: { mean: number; least: number; median: number; p90: number; most: number };
  endings: Record<string, number>;
  seconds: number;
  gamesPerSecond: number;
}

function count(game: Known, series: Series): Figures {
  const { games } = series;
  const bar = progress(games, 'matches');
  const start = performance.now();
  const ended: Ended[] = [];
  for (let n = 0; n < games; n++) {
    ended.push(playOne(game, series, n));
    bar.step(n + 1);
  }
  const seconds = (performance.now() - start) / 1000;
  bar.clear();
  const turns = ended.map((end) => end.turns).sort((a, b) => a - b);
  // In a game without sides those who won are all there is to tell.
  const winners = new Set([...sidesOf(game.module.name).names, ...ended.map(({ winner }) => winner).sort()]);
  const won = (side: string): number => ended.filter(({ winner }) => winner === side).length;
  return {
    game: game.module.name,
    ...series,
    wins: Object.fromEntries([...winners].map((side) => [side, shareOf(won(side), games)])),
    turns: { mean: mean(turns), least: turns[0], median: quantile(turns, 0.5), p90: quantile(turns, 0.9), most: turns[games - 1] },
    endings: Object.fromEntries(tally(ended.map(({ ending }) => ending))),
    seconds,
    gamesPerSecond: games / seconds,
  };
}

const shareOf = (wins: number, of: number): Share => ({ wins, share: wins / of, interval: wilson(wins, of) });

function playOne(game: Known, { seats, seed, bots, options }: Series, n: number): Ended {
  const { module, teller } = game;
  const bot = bySide(module.name, bots);
  let last: Told<GameTypes['Event']>[] = [];
  const { outcome } = fight(module, {
    seats,
    options: plainOptions(game, seats, options),
    seed: `${seed}/${n}`,
    botOf: () => bot,
    watch: (_, told) => {
      last = told;
    },
  });
  return { winner: teller.winner(outcome), turns: teller.turns(outcome), ending: teller.ending(last.map(({ event }) => event)) };
}

function readable({ game, seats, games, seed, bots, wins, turns, endings, seconds, gamesPerSecond }: Figures): string {
  const sides = Object.entries(wins).map(([side, { wins: count, share, interval }]) => {
    const [low, high] = interval.map(percent);
    return `  ${side.padEnd(10)} ${percent(share).padStart(7)}   95 % sure: ${low} to ${high}   ${count} wins   ${bots[side] ?? bots[ALL] ?? ''}`.trimEnd();
  });
  return [
    `${game}, ${seats} seats, ${games} matches, seed "${seed}"`,
    '',
    'Wins',
    ...sides,
    '',
    'Ways of ending',
    ...Object.entries(endings).map(([way, times]) => `  ${percent(times / games).padStart(7)}   ${way}`),
    '',
    `Turns: ${turns.mean.toFixed(1)} on average, median ${turns.median}, nine in ten within ${turns.p90}, from ${turns.least} to ${turns.most}`,
    `${seconds.toFixed(1)} s, ${gamesPerSecond.toFixed(0)} matches/s`,
  ].join('\n');
}
