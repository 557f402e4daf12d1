/**
 * Two servers on one PostgreSQL, the seats of every table divided among them, against one server on it: what a move costs all of them together, the
 * database included (P17). The database waits for the disk. Both stand on the same PostgreSQL and take turns. `node bench/pair.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { TestPostgres } from '../server/test/real-postgres.ts';
import { type Figure, isMissed, median, printFigures, short, writeSection } from './report.ts';
import { light, offered, type Run } from './server/load.ts';
import { LurkGame, sixPeople } from './server/lurk-game.ts';
import { cpuOf, type Server, startLurk, stop } from './server/servers.ts';

const ROUNDS = 7;
const GAMES = 20;
/** How long each is looked at in a round: the database's time is told in hundredths of a second. */
const LOOK = 4000;
const WARM_UP = 5000;
const FLAT_OUT = 50_000;
/** What a tick of /proc is. */
const TICK = 10_000;

/** Processor time of a process and of its children, those that have ended too, in microseconds. */
function cpuOfAll(pid: number): number {
  let sum = 0;
  for (const other of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    let text: string;
    try {
      text = readFileSync(`/proc/${other}/stat`, 'utf8');
    } catch {
      // Gone meanwhile.
      continue;
    }
    const [, parent, , , , , , , , , , user, system, usersOfEnded, systemOfEnded] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    if (Number(other) === pid) sum += user + system + usersOfEnded + systemOfEnded;
    else if (parent === pid) sum += user + system;
  }
  return sum * TICK;
}

interface Contender {
  servers: Server[];
  games: LurkGame[];
  runs: Run[];
  /** Of each run, the database's part. */
  database: number[];
}

async function contender(postgres: TestPostgres, count: number): Promise<Contender> {
  const address = await postgres.database();
  const servers: Server[] = [];
  // One after the other: the first makes the tables.
  for (let i = 0; i < count; i++) servers.push(await startLurk([address]));
  const games: LurkGame[] = [];
  const ports = servers.map(({ port }) => port);
  for (let i = 0; i < GAMES; i++) games.push(await LurkGame.begin(ports, await sixPeople(servers[0].port)));
  return { servers, games, runs: [], database: [] };
}

async function look({ servers, games, runs, database }: Contender, postgres: TestPostgres): Promise<void> {
  const before = cpuOfAll(postgres.pid);
  const cpu = async (): Promise<number> => (await Promise.all(servers.map((server) => cpuOf(server)()))).reduce((a, b) => a + b, 0);
  const run = await light(cpu, games, LOOK);
  const spent = cpuOfAll(postgres.pid) - before;
  database.push(spent / run.moves);
  runs.push({ ...run, cpu: run.cpu + spent });
}

const perMove = ({ cpu, moves }: Run): number => cpu / moves;

/** Measures, prints and writes the section; false if a target is missed by more than the slack. */
export async function benchPair(): Promise<boolean> {
  const postgres = await TestPostgres.begin(undefined, true);
  const one = await contender(postgres, 1);
  const two = await contender(postgres, 2);
  for (const { games } of [one, two]) await offered(games, FLAT_OUT, WARM_UP);
  for (let round = 0; round < ROUNDS; round++) {
    for (const each of [one, two]) await look(each, postgres);
    process.stderr.write('.');
  }
  process.stderr.write('\n\n');
  for (const { games, servers } of [one, two]) {
    for (const game of games) game.close();
    for (const server of servers) await stop(server);
  }
  await postgres.end();

  const share = (each: Contender): string =>
    `${short(median(each.runs.map(perMove)))} µs, of which PostgreSQL ${short(median(each.database))}`;
  const p50 = (each: Contender): string => short(median(each.runs.flatMap(({ latencies }) => latencies)));
  const figures: Figure[] = [
    {
      no: 'P17',
      what: 'two servers on one PostgreSQL: processor time per move of all together, against one server on it',
      seen: two.runs.map((run, i) => perMove(run) / perMove(one.runs[i])),
      unit: 'x',
      better: 'lower',
      target: 1.25,
      stretch: 1.1,
      note: `${share(two)} / ${share(one)}; p50 ${p50(two)} / ${p50(one)} ms`,
    },
  ];
  printFigures(figures);
  writeSection({ name: 'pair', about: `${GAMES} games of six sockets each, ${ROUNDS} rounds in turns, nothing held to a core`, figures });
  return !figures.some(isMissed);
}

if (import.meta.main && !(await benchPair())) process.exitCode = 1;
