/**
 * What the kernel costs, as ratios taken inside rounds in which all contenders run one after the other. Run by itself it measures the kernel alone;
 * with `--write` the figures go into `docs/performance.md`.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { install } from '../bin/fetch.mjs';
import type { Name } from './contenders.ts';
import { REAL } from './games.ts';
import { type Figure, isMissed, median, printFigures, printTable, short, spread, writeSection } from './report.ts';
import { installed as boardzilla } from './skeleton/boardzilla.ts';
import type { Order, Spent } from './worker.ts';

const ROUNDS = 7;
const WARM_UP = 2;
const TURNS = 10;
const SEEDS = 200;
/** For whoever needs a tenth of a second for a match. */
const FEW_SEEDS = 10;
/** A turn of whoever plays whole matches of the skeleton, and of the pieces, in milliseconds. */
const LONG = 50;
const BRIEF = 20;

const WITHOUT_BOARDZILLA = 'Boardzilla left out, for it is not installed (bench/README.md says how)';
const PEERS: Name[] = boardzilla ? ['boardgame', 'boardzilla', 'boardzillaServer'] : ['boardgame'];
const PLAYERS: Name[] = ['bare', 'kernel', 'messages', 'frames', 'simulation', ...PEERS];
const PIECES: Name[] = [
  'copy',
  'clone',
  ...REAL.flatMap((game): Name[] => [`copy ${game}`, `clone ${game}`, `play ${game}`]),
  ...(['view', 'views', 'hash', 'keyed', 'fast'] as const),
];
const LABELS: Partial<Record<Name, string>> = {
  copy: 'copyState, skeleton half way',
  clone: 'structuredClone of the same',
  view: 'view of one seat of NOT ALONE',
  views: 'views of its five seats and the public',
  hash: 'hashState of it',
  keyed: 'keyed draw (a real match)',
  fast: 'fast draw (simulation)',
};

type Rates = Map<Name, number[]>;

class Ring {
  readonly #workers: Map<Name, Worker>;
  constructor(names: Name[]) {
    const env = { ...process.env, NODE_ENV: 'production' };
    this.#workers = new Map(names.map((name) => [name, new Worker(new URL('./worker.ts', import.meta.url), { workerData: name, env })]));
  }
  async tell<T>(name: Name, order: Order): Promise<T> {
    const worker = this.#workers.get(name)!;
    worker.postMessage(order);
    const [answer] = await once(worker, 'message');
    return answer;
  }
  async end(): Promise<void> {
    for (const worker of this.#workers.values()) await worker.terminate();
  }
}

/** All must play the same game, or their times compare nothing. */
async function checkFinals(ring: Ring): Promise<void> {
  for (const name of PLAYERS) {
    const finals = name === 'boardzillaServer' ? FEW_SEEDS : SEEDS;
    const [one, other] = [await ring.tell<string>(name, { finals }), await ring.tell<string>('bare', { finals })];
    if (one !== other) throw new Error(`Not the same game: ${name} reaches other final states than the bare loop.`);
  }
  console.log(`Same final states for ${SEEDS} seeds (${FEW_SEEDS} where a match takes long): ${PLAYERS.join(', ')}.`);
}

/** Times a second, by round. In a round everybody gets many short turns, so that a bad moment of the machine falls on all. */
async function takeTurns(ring: Ring, names: Name[]): Promise<Rates> {
  const rates: Rates = new Map(names.map((name) => [name, []]));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const sums = new Map<Name, Spent>(names.map((name) => [name, { times: 0, micros: 0 }]));
    for (let turn = 0; turn < TURNS; turn++)
      for (const [name, sum] of sums) {
        const { times, micros } = await ring.tell<Spent>(name, { time: PIECES.includes(name) ? BRIEF : LONG });
        sum.times += times;
        sum.micros += micros;
      }
    if (round >= 0) for (const [name, { times, micros }] of sums) rates.get(name)!.push((times / micros) * 1e6);
    process.stderr.write(round < 0 ? 'w' : '.');
  }
  process.stderr.write('\n\n');
  return rates;
}

function figuresOf(rates: Rates): Figure[] {
  const ofEach = (name: Name): string => `${short(median(rates.get(name)!))}/s`;
  const compared = (better: Figure['better'], one: Name, other: Name): Pick<Figure, 'seen' | 'unit' | 'better' | 'note'> => {
    const ratio = (a: number, b: number): number => (better === 'higher' ? a / b : b / a);
    const seen = rates.get(one)!.map((rate, i) => ratio(rate, rates.get(other)![i]));
    return { seen, unit: 'x', better, note: `${ofEach(one)} against ${ofEach(other)}` };
  };
  const slower = (one: Name, other: Name) => compared('lower', one, other);
  const faster = (one: Name, other: Name) => compared('higher', one, other);
  const bare = { target: 4, stretch: 2.5 };
  const copies = { target: 40, stretch: 65 };
  const againstBoardzilla = (): Figure[] => [
    { no: 'P3', what: "faster than Boardzilla's game manager in memory", ...faster('kernel', 'boardzilla'), target: 8, stretch: 14 },
    { no: 'P3', what: 'faster than the call its servers make', ...faster('kernel', 'boardzillaServer'), target: 400, stretch: 700 },
  ];
  return [
    { no: 'P1', what: 'kernel, slower than the bare loop', ...slower('kernel', 'bare'), ...bare },
    { no: '', what: 'and all six message lists made', ...slower('messages', 'bare'), ...bare, free: true },
    { no: '', what: 'and a frame for every visit', ...slower('frames', 'bare'), ...bare, free: true },
    { no: 'P2', what: "faster than boardgame.io's reducer", ...faster('kernel', 'boardgame'), target: 80, stretch: 130 },
    ...(boardzilla ? againstBoardzilla() : []),
    { no: 'P4', what: 'simulation, slower than the bare loop', ...slower('simulation', 'bare'), target: 2, stretch: 1.5 },
    ...REAL.map(
      (game): Figure => ({
        no: 'P5',
        what: `copy of ${game}, faster than structuredClone`,
        ...faster(`copy ${game}`, `clone ${game}`),
        ...copies,
      }),
    ),
    { no: '', what: 'copy of the skeleton', ...faster('copy', 'clone'), ...copies, free: true },
    {
      no: 'P6',
      what: "search: iterations to playouts on boardgame.io's reducer",
      ...faster('search', 'boardgame'),
      target: 60,
      stretch: 150,
    },
  ];
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Measures, prints, and says whether all is within the gate. */
export async function benchKernel(): Promise<boolean> {
  install(import.meta.dirname, false);
  if (!boardzilla) console.log(WITHOUT_BOARDZILLA);
  const names = [...PLAYERS, 'search' as const, ...PIECES];
  const ring = new Ring(names);
  await checkFinals(ring);
  const rates = await takeTurns(ring, names);
  await ring.end();
  const figures = figuresOf(rates);
  printFigures(figures);
  const perSecond = (name: Name): number => median(rates.get(name)!);
  printTable(
    ['Whole matches of 75 decisions', 'matches/s [min-max]', 'decisions/s'],
    PLAYERS.map((name) => [name, spread(rates.get(name)!), short(perSecond(name) * 75)]),
  );
  /** Real games against the skeleton on boardgame.io: not the same game, so there is no target. */
  const playouts = REAL.map((game) => {
    const rate = rates.get(`play ${game}`)!;
    return { game, rate, ratio: spread(rate.map((n, i) => n / rates.get('boardgame')![i])) };
  });
  printTable(
    ['Whole random matches, simulated', 'matches/s [min-max]', "times the skeleton on boardgame.io's reducer"],
    playouts.map(({ game, rate, ratio }) => [game, spread(rate), ratio]),
  );
  printTable(
    ['Piece', 'microseconds [min-max]'],
    PIECES.map((name) => [LABELS[name] ?? name, spread(rates.get(name)!.map((rate) => 1e6 / rate))]),
  );
  if (process.argv.includes('--write')) {
    const versions = [`boardgame.io ${versionOf('boardgame.io')}`, boardzilla ? `Boardzilla ${boardzilla}` : WITHOUT_BOARDZILLA].join(', ');
    writeSection({
      name: 'kernel',
      about: `${ROUNDS} rounds in turns; ${versions}; load average ${short(loadavg()[1])}, of which the bench is 1`,
      figures,
      comparisons: [
        {
          name: 'matches',
          title: 'Whole matches of the skeleton a second',
          bars: PLAYERS.map((name) => ({ name, value: perSecond(name), tone: [...PEERS, 'bare'].includes(name) ? 'other' : 'ours' })),
        },
        {
          name: 'playouts',
          title: 'Whole random matches a second on the path of search',
          bars: [
            ...playouts.map(({ game, rate, ratio }) => ({
              name: game,
              value: median(rate),
              label: `${short(median(rate))}, ${ratio} x`,
              tone: 'ours' as const,
            })),
            { name: "the skeleton on boardgame.io's reducer", value: perSecond('boardgame') },
          ],
        },
      ],
    });
  }
  return !figures.some(isMissed);
}

if (import.meta.main) process.exitCode = (await benchKernel()) ? 0 : 1;
