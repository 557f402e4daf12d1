/** `npm run bench`: what the kernel costs, as ratios taken inside rounds in which all contenders run one after the other. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { install } from '../bin/fetch.mjs';
import type { Name } from './contenders.ts';
import { benchServer } from './server.ts';
import type { Order, Spent } from './worker.ts';

const ROUNDS = 7;
const WARM_UP = 2;
const TURNS = 10;
const SEEDS = 200;
/** Beyond this share of a target the run fails: the machine's noise must not. */
const SLACK = 1.25;

install(import.meta.dirname, false);

const players: Name[] = ['bare', 'kernel', 'messages', 'frames', 'simulation', 'boardgame'];
const pieces: Name[] = ['copy', 'clone', 'copyNotAlone', 'cloneNotAlone', 'notAlone', 'view', 'views', 'hash', 'keyed', 'fast'];
const names = [...players, ...pieces];

const workers = new Map(
  names.map((name) => [
    name,
    new Worker(new URL('./worker.ts', import.meta.url), { workerData: name, env: { ...process.env, NODE_ENV: 'production' } }),
  ]),
);
async function tell<T>(name: Name, order: Order): Promise<T> {
  const worker = workers.get(name)!;
  worker.postMessage(order);
  const [answer] = await once(worker, 'message');
  return answer;
}

const finals = new Map<Name, string>();
for (const name of players) finals.set(name, await tell(name, { finals: SEEDS }));
const strangers = players.filter((name) => finals.get(name) !== finals.get('bare'));
if (strangers.length) {
  console.error(`Not the same game: ${strangers.join(', ')} reached other final states than the bare loop.`);
  process.exit(1);
}
console.log(`Same final states for ${SEEDS} seeds: ${players.join(', ')}.`);

/** Times a second, by round. In a round everybody gets many short turns, so that a bad moment of the machine falls on all. */
const rates = new Map<Name, number[]>(names.map((name) => [name, []]));
for (let round = -WARM_UP; round < ROUNDS; round++) {
  const sums = new Map<Name, Spent>(names.map((name) => [name, { times: 0, micros: 0 }]));
  for (let turn = 0; turn < TURNS; turn++)
    for (const [name, sum] of sums) {
      const { times, micros } = await tell<Spent>(name, { time: players.includes(name) ? 50 : 20 });
      sum.times += times;
      sum.micros += micros;
    }
  if (round >= 0) for (const [name, { times, micros }] of sums) rates.get(name)!.push((times / micros) * 1e6);
  process.stderr.write(round < 0 ? 'w' : '.');
}
process.stderr.write('\n\n');
for (const worker of workers.values()) await worker.terminate();

const median = (list: number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1];
const short = (n: number): string => (n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3));
const spread = (list: number[]): string => `${short(median(list))} [${short(Math.min(...list))}-${short(Math.max(...list))}]`;

interface Figure {
  what: string;
  of: [Name, Name];
  /** How many times faster the first is than the second, or slower. */
  faster: boolean;
  target: number;
  stretch: number;
  /** Shown beside the figure it varies, but it cannot fail the run. */
  free?: true;
}
const bare = { faster: false, target: 4, stretch: 2.5 };
const figures: Figure[] = [
  { what: 'P1  kernel, against the bare loop', of: ['kernel', 'bare'], ...bare },
  { what: '    and all six message lists made', of: ['messages', 'bare'], ...bare, free: true },
  { what: '    and a frame for every visit', of: ['frames', 'bare'], ...bare, free: true },
  { what: 'P2  kernel, against boardgame.io', of: ['kernel', 'boardgame'], faster: true, target: 80, stretch: 130 },
  { what: 'P4  simulation, against the bare loop', of: ['simulation', 'bare'], faster: false, target: 2, stretch: 1.5 },
  { what: 'P5  copyState, against structuredClone', of: ['copyNotAlone', 'cloneNotAlone'], faster: true, target: 40, stretch: 65 },
  { what: '    the same for the skeleton', of: ['copy', 'clone'], faster: true, target: 40, stretch: 65, free: true },
];
let missed = false;
const judged = figures.map(({ what, of: [one, other], faster, target, stretch, free }) => {
  const ratios = rates.get(one)!.map((rate, i) => (faster ? rate / rates.get(other)![i] : rates.get(other)![i] / rate));
  const got = median(ratios);
  const reaches = (bar: number): boolean => (faster ? got >= bar : got <= bar);
  const past = !reaches(faster ? target / SLACK : target * SLACK);
  missed ||= past && !free;
  const verdict = reaches(stretch)
    ? 'met, stretch too'
    : reaches(target)
      ? 'met'
      : past && !free
        ? 'MISSED'
        : `missed${free ? '' : ', within the gate'}`;
  const sign = faster ? '>=' : '<=';
  return [what, `${spread(ratios)} x ${faster ? 'faster' : 'slower'}`, `${sign} ${target} (stretch ${stretch})`, verdict];
});

function table(head: string[], rows: string[][]): void {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  const line = (row: string[]): string => row.map((cell, i) => cell.padEnd(widths[i])).join('  ');
  console.log([line(head), widths.map((w) => '-'.repeat(w)).join('  '), ...rows.map(line), ''].join('\n'));
}

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'node_modules', 'boardgame.io', 'package.json'), 'utf8'));
console.log(
  `${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, boardgame.io ${version}; ${ROUNDS} rounds\n`,
);
table(['Figure', 'median of ratios [min-max]', 'target', 'verdict'], judged);
table(
  ['Whole matches of 75 decisions', 'matches/s [min-max]', 'decisions/s'],
  players.map((name) => [name, spread(rates.get(name)!), short(median(rates.get(name)!) * 75)]),
);
const labels: Record<string, string> = {
  copy: 'copyState, skeleton half way',
  clone: 'structuredClone of the same',
  copyNotAlone: 'copyState, NOT ALONE after 60 inputs',
  cloneNotAlone: 'structuredClone of the same',
  notAlone: 'a whole random match of NOT ALONE, simulated',
  view: 'view of one seat of it',
  views: 'views of its five seats and the public',
  hash: 'hashState of it',
  keyed: 'keyed draw (a real match)',
  fast: 'fast draw (simulation)',
};
table(
  ['Piece', 'microseconds [min-max]'],
  pieces.map((name) => [labels[name], spread(rates.get(name)!.map((rate) => 1e6 / rate))]),
);
missed = !(await benchServer()) || missed;
if (missed) {
  console.log(`A target is missed by more than ${Math.round((SLACK - 1) * 100)} %.`);
  process.exitCode = 1;
}
