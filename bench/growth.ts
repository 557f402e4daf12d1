/**
 * How a server grows with its tables: 10, 100, 1,000, up to 10,000 of them, six sockets each as far as the machine lets sockets be opened. At each step:
 * a move every five seconds at each table (P11), memory when nobody moves (P12), the size of the store. Where sockets do not reach for the tables P11
 * asks for, those that have them make as many moves a second as all would. Then it is killed and started again (P14), and everybody comes back
 * at once. `node bench/growth.ts [most tables]`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, isMissed, median, printFigures, printTable, short, writeSection } from './report.ts';
import { pause, SEATS } from './server/game.ts';
import { offered } from './server/load.ts';
import { LurkGame, sixPeople } from './server/lurk-game.ts';
import { kill, pin, type Server, startLurk, stop, usageOf } from './server/servers.ts';

const STEPS = [10, 100, 1000, 2000, 5000, 10_000];
/** Tables made at the same time. */
const WAVE = 20;
/** Seconds between two moves of one table, and how long that is looked at: three times, for in one of them the machine may be robbed of its processor. */
const EVERY = 5;
const LOOK = 10_000;
const LOOKS = 3;
const LATE = 100;
/** What P11 asks for: tables, and the moves a second they make. */
const ASKED = 5000;
const RATE = ASKED / EVERY;
/** Descriptors that are not ours to use. */
const SPARE = 500;

/** How many tables can have all their sockets, on either end. */
function socketsAllow(): number {
  const [, limit] = /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return limit ? Math.floor((Number(limit) - SPARE) / SEATS) : Number.POSITIVE_INFINITY;
}

const sizeOf = (folder: string): number => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** What is seen of a server while so many moves a second are made. */
interface Look {
  rate: number;
  p99: number;
  kept: number;
  /** Share of one core. */
  busy: number;
}
interface Step extends Look {
  tables: number;
  held: number;
  /** Milliseconds to make one more table, six people and the deal included. */
  making: number;
  memory: number;
  disk: number;
}

async function lookAt(server: Server, games: LurkGame[], rate: number): Promise<Look> {
  const looks: Look[] = [];
  for (let i = 0; i < LOOKS; i++) {
    const from = await usageOf(server);
    const { p99, kept } = await offered(games, rate, LOOK);
    looks.push({ rate, p99, kept, busy: ((await usageOf(server)).cpu - from.cpu) / (LOOK * 1000) });
  }
  const middle = (of: (look: Look) => number): number => median(looks.map(of));
  return { rate, p99: middle(({ p99 }) => p99), kept: middle(({ kept }) => kept), busy: middle(({ busy }) => busy) };
}

async function grow(server: Server, folder: string, games: LurkGame[], to: number, allowed: number, empty: number): Promise<Step> {
  const people = await sixPeople(server.port);
  const before = games.length;
  const began = performance.now();
  while (games.length < to) {
    const wave = Array.from({ length: Math.min(WAVE, to - games.length) }, () => LurkGame.begin(server.port, people));
    for (const game of await Promise.all(wave)) {
      games.push(game);
      // Where no more sockets can be opened a table is left at once: it stays in the store, and goes to sleep.
      if (games.length > allowed) game.close();
    }
  }
  const making = (performance.now() - began) / (to - before);
  const held = games.slice(0, allowed);
  const look = await lookAt(server, held, held.length / EVERY);
  await pause(1000);
  const memory = ((await usageOf(server, 'settled')).rss - empty) / held.length / 1024;
  process.stderr.write('.');
  return { ...look, tables: to, held: held.length, making, memory, disk: sizeOf(folder) };
}

/** From a dead server to the first move that counts, and to everybody's being back. */
async function comeBack(folder: string, games: LurkGame[]): Promise<{ server: Server; restart: number; storm: number }> {
  const began = performance.now();
  const server = await startLurk([folder]);
  const [first, ...others] = games;
  await first.comeBack(server.port);
  while (!first.move()) await pause(1);
  while (first.busy) await pause(1);
  const restart = performance.now() - began;
  const rush = performance.now();
  await Promise.all(others.map((game) => game.comeBack(server.port)));
  return { server, restart, storm: performance.now() - rush };
}

/** Measures, prints and writes the section; false if a target is missed by more than the slack. */
export async function benchGrowth(most = Number.POSITIVE_INFINITY): Promise<boolean> {
  pin(process.pid, 1);
  const folder = mkdtempSync(join(tmpdir(), 'lurk-growth-'));
  try {
    let server = await startLurk([folder], ['--expose-gc']);
    const { rss } = await usageOf(server, 'settled');
    const games: LurkGame[] = [];
    const allowed = socketsAllow();
    const steps: Step[] = [];
    for (const tables of STEPS.filter((step) => step <= most)) steps.push(await grow(server, folder, games, tables, allowed, rss));
    const held = games.slice(0, allowed);
    const asMany = held.length < ASKED && games.length >= ASKED ? await lookAt(server, held, RATE) : null;
    await kill(server);
    for (const game of held) game.close();
    const back = await comeBack(folder, held);
    server = back.server;
    for (const game of held) game.close();
    await stop(server);
    process.stderr.write('\n\n');
    return report(steps, asMany, back.restart, back.storm);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(steps: Step[], asMany: Look | null, restart: number, storm: number): boolean {
  const last = steps[steps.length - 1];
  const besides = asMany
    ? `; these at ${short(RATE)} moves a second, as many as ${short(ASKED)} tables make: p99 ${short(asMany.p99)} ms`
    : '';
  const inTime = steps.filter(({ p99, kept }) => p99 < LATE && kept > 0.97).map(({ held }) => held);
  const figures: Figure[] = [
    {
      no: 'P11',
      what: 'tables held by one core, a move every 5 s each, p99 < 100 ms',
      seen: [Math.max(0, ...inTime)],
      unit: 'tables',
      better: 'higher',
      target: ASKED,
      stretch: 10_000,
      note: `tried with sockets: ${short(last.held)}${besides}`,
    },
    {
      no: 'P12',
      what: 'memory per table with six sockets, idle',
      seen: [last.memory],
      unit: 'KB',
      better: 'lower',
      target: 150,
      stretch: 80,
      note: `${last.held} tables, ${last.held * SEATS} sockets`,
    },
    {
      no: 'P14',
      what: `restart after a kill with ${last.tables.toLocaleString('en')} tables, until the first move counts`,
      seen: [restart / 1000],
      unit: 's',
      better: 'lower',
      target: 3,
      stretch: 1,
      note: `${(last.held * SEATS).toLocaleString('en')} sockets back at once: ${short(storm / 1000)} s until all have their view`,
    },
  ];
  printFigures(figures);
  const head = [
    'tables',
    'with six sockets',
    'moves a second',
    'p99 ms',
    'core busy %',
    'ms to make one',
    'KB per table',
    'MB in the store',
  ];
  const rows = steps.map(({ tables, held, rate, p99, busy, making, memory, disk }) =>
    [tables, held, rate, p99, busy * 100, making, memory, disk / 2 ** 20].map(short),
  );
  if (asMany) rows.push([...[last.tables, last.held, RATE, asMany.p99, asMany.busy * 100].map(short), '', '', '']);
  printTable(head, rows);
  writeSection({
    name: 'growth',
    about: `${steps.length} sizes one after the other, on one server held to one core; p99 and processor: the median of ${LOOKS} looks of ${LOOK / 1000} s`,
    figures,
    tables: [{ head, rows }],
    comparisons: [
      { name: 'memory', title: 'Memory per table with six sockets, KB', bars: steps.map((step) => bar(step, step.memory)) },
      { name: 'late', title: 'A move every 5 s at each table: p99 of a durable move, ms', bars: steps.map((step) => bar(step, step.p99)) },
    ],
  });
  return !figures.some(isMissed);
}

const bar = ({ held }: Step, value: number) => ({ name: `${held.toLocaleString('en')} tables`, value, tone: 'ours' as const });

if (import.meta.main && !(await benchGrowth(Number(process.argv[2] ?? Number.POSITIVE_INFINITY)))) process.exitCode = 1;
