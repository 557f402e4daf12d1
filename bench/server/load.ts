/** Two kinds of load: light, to see how long a move takes and what it costs; and as much as is kept up with. */
import { type Game, pause } from './game.ts';

/** Between two moves of one game, under light load: this long on average. With a fixed pause games would fall into step, as people do not. */
const PAUSE = 25;
/** How long a rate is tried, and how late one move in a hundred may be. */
const STEP = 1200;
const LATE = 100;
const [LOWEST, HIGHEST] = [500, 40_000];
/** Between what was kept up with and what was not, halved so often. */
const HALVED = 3;

export interface Run {
  moves: number;
  latencies: number[];
  /** Processor time of whatever serves, in microseconds. */
  cpu: number;
  bytes: number;
}

export const at = (list: readonly number[], share: number): number => list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;

const bytesOf = (games: Game[]): number => games.reduce((sum, { bytes }) => sum + bytes, 0);

/** Each game makes a move, waits for all of it, and a little longer. `cpu` says how much processor time was spent so far. */
export async function light(cpu: () => Promise<number>, games: Game[], ms: number): Promise<Run> {
  const run: Run = { moves: 0, latencies: [], cpu: 0, bytes: -bytesOf(games) };
  const before = await cpu();
  const end = performance.now() + ms;
  await Promise.all(
    games.map(async (game, i) => {
      await pause((i * PAUSE) / games.length);
      while (performance.now() < end) {
        if (!game.move()) {
          await pause(2);
          continue;
        }
        const { sent } = game;
        await pause(PAUSE * (0.5 + Math.random()));
        while (game.busy) await pause(1);
        run.moves++;
        run.latencies.push(game.last - sent);
      }
    }),
  );
  run.cpu = (await cpu()) - before;
  run.bytes += bytesOf(games);
  return run;
}

/** Moves offered at this rate, each by a game that is free; what comes too late for that waits and is counted as late. */
export async function offered(games: Game[], rate: number, ms = STEP): Promise<{ p99: number; kept: number }> {
  const latencies: number[] = [];
  const start = performance.now();
  let given = 0;
  let next = 0;
  const waiting = new Map<Game, number>();
  while (performance.now() - start < ms) {
    for (const [game, due] of waiting) {
      if (game.busy) continue;
      latencies.push(game.last - due);
      waiting.delete(game);
    }
    const owed = Math.floor(((performance.now() - start) / 1000) * rate);
    for (let tries = 0; given < owed && tries < games.length; tries++) {
      const game = games[next++ % games.length];
      if (waiting.has(game) || !game.move()) continue;
      // From the moment it was owed, which is when it is given if all is well.
      waiting.set(game, start + (++given / rate) * 1000);
    }
    await new Promise((done) => setImmediate(done));
  }
  await pause(300);
  for (const [game, due] of waiting) latencies.push(game.busy ? 1000 : game.last - due);
  return { p99: at(latencies, 0.99), kept: given / ((ms / 1000) * rate) };
}

/** The highest rate of moves at which 99 of 100 are told in time. */
export async function highest(games: Game[]): Promise<number> {
  const keepsUp = async (rate: number): Promise<boolean> => {
    const { p99, kept } = await offered(games, rate);
    return p99 < LATE && kept > 0.97;
  };
  // Once more if it failed: a machine is robbed of its processor now and then.
  const holds = async (rate: number): Promise<boolean> => (await keepsUp(rate)) || keepsUp(rate);
  let [best, beyond] = [0, LOWEST];
  while (beyond < HIGHEST && (await holds(beyond))) [best, beyond] = [beyond, beyond * 2];
  for (let i = 0; i < HALVED && best > 0; i++) {
    const middle = Math.sqrt(best * beyond);
    if (await holds(middle)) best = middle;
    else beyond = middle;
  }
  return best;
}
