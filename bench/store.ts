/** The store when it is large, and what a match takes in it: `node bench/store.ts`. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, openEngine } from '../server/store/sqlite/engine.ts';
import { sizes } from './store/sizes.ts';

const TABLES = 100_000;
const SEATED = 10;
const PLAYERS = 50_000;
const LISTED = 20;
const TIMES = 300;
const BATCH = 2000;
/** What is asked of it, in milliseconds. */
const GOALS = { save: 2, mine: 2, start: 3000 };

const at = (list: number[], share: number): number => list.toSorted((a, b) => a - b)[Math.floor(list.length * share)];
function timed(work: (i: number) => void): number[] {
  return Array.from({ length: TIMES }, (_, i) => {
    const start = performance.now();
    work(i);
    return performance.now() - start;
  });
}
const anyOf = (n: number): number => Math.floor(Math.random() * n);
const player = (n: number): string => `player-${n}`;
const text = JSON.stringify({
  code: 'ABCDEF',
  seats: Array.from({ length: 6 }, (_, i) => ({ kind: 'person', id: player(i), name: 'Somebody' })),
});
const row = (i: number) => ({ code: `T${i.toString(36).padStart(5, '0')}`, state: i % 3 ? 'over' : 'lobby', text, at: 1e12 + i });
const people = (i: number): string[] => Array.from({ length: SEATED }, (_, seat) => player((i * 7 + seat * 4999) % PLAYERS));

function fill(storage: Engine): void {
  for (let from = 0; from < TABLES; from += BATCH)
    storage.commit(Array.from({ length: BATCH }, (_, i) => ['saveTable', row(from + i), people(from + i)]));
}

function scale(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'lurk-bench-'));
  try {
    let storage = openEngine(folder);
    fill(storage);
    const saves = timed((i) => {
      const n = anyOf(TABLES);
      storage.commit([['saveTable', { ...row(n), at: 2e12 + i }, people(n)]]);
    });
    const mine = timed(() => void storage.tablesOf(player(anyOf(PLAYERS)), LISTED));
    storage.close();
    const start = performance.now();
    storage = openEngine(folder);
    storage.wakeUp(3e12);
    const started = performance.now() - start;
    storage.close();
    const size = statSync(join(folder, 'lurk.sqlite')).size;
    console.log(`${TABLES} tables, ${TABLES * SEATED} seats taken, ${(size / 1e6).toFixed(0)} MB`);
    const report = (what: string, got: number, goal: number, rest = ''): boolean => {
      console.log(`${what.padEnd(34)} ${got.toFixed(2).padStart(8)} ms  < ${goal}  ${got < goal ? 'met' : 'MISSED'}${rest}`);
      return got < goal;
    };
    const spread = (list: number[]): string => `; p99 ${at(list, 0.99).toFixed(2)}, longest ${at(list, 0.999).toFixed(2)}`;
    return [
      report('a table saved, flushed, median', at(saves, 0.5), GOALS.save, spread(saves)),
      report('the tables of a player, median', at(mine, 0.5), GOALS.mine, spread(mine)),
      report('opened and woken up', started, GOALS.start),
    ].every((met) => met);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (!scale()) process.exitCode = 1;
await sizes();
