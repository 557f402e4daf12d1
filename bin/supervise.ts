// Keeps a server running: one that exits unasked is restarted, after longer and longer delays, up to a limit.
import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

/** Exit codes below this mean that it ended as asked or could not start at all (docs/running.md): a restart would not help. */
const FALLEN = 64;
const GAVE_UP = 70;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Patience {
  /** Milliseconds before each new start in a row; after the last of them it is given up. */
  waits: number[];
  /** A server that ran this long was healthy: its next failure counts as the first. */
  steady: number;
}
const PATIENCE: Patience = { waits: [500, 1000, 2000, 5000, 10_000, 30_000, 30_000, 30_000], steady: 60_000 };

/** Runs it until it ends for good; the number is the exit code. A signal goes on to the server, which decides what it means. */
export async function supervise(start: () => ChildProcess, say: (line: string) => void, { waits, steady } = PATIENCE): Promise<number> {
  let child: ChildProcess | null = null;
  let asked = false;
  let hurry = (): void => {};
  const pass = (signal: NodeJS.Signals): void => {
    asked = true;
    child?.kill(signal);
    hurry();
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    for (let failures = 0; ; failures++) {
      const begun = performance.now();
      child = start();
      const code = await exitOf(child);
      child = null;
      if (asked || code < FALLEN) return code;
      if (performance.now() - begun >= steady) failures = 0;
      if (failures >= waits.length) {
        say(`Lurk ended ${failures + 1} times in a row (last with code ${code}): not started again.`);
        return GAVE_UP;
      }
      say(`Lurk ended unasked (code ${code}): started again in ${waits[failures] / 1000} s. Everything acknowledged is stored.`);
      await new Promise<void>((done) => {
        const timer = setTimeout(done, waits[failures]);
        hurry = () => {
          clearTimeout(timer);
          done();
        };
      });
      if (asked) return 0;
    }
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((done) => {
    child.once('error', () => done(1));
    child.once('exit', (code, signal) => done(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
