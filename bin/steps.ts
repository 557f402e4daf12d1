// Commands that a check consists of: each is a timed step, lanes of steps run in parallel, and failures are listed at the end.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { npmCommand } from './npm.mjs';

export const root = join(import.meta.dirname, '..');

type Command = ReturnType<typeof npmCommand>;
export type Step = readonly [name: string, command: Command];
export const script = (path: string, ...args: string[]): Command => ({ file: process.execPath, args: [path, ...args], shell: false });
export const webScript = (name: string, ...args: string[]): Command =>
  npmCommand(['run', '--silent', name, '--workspace', 'web', ...(args.length > 0 ? ['--', ...args] : [])]);
export const vitest = (...args: string[]): Command => script('node_modules/vitest/vitest.mjs', ...args);

/** The names of the steps that failed so far. */
export const failed: string[] = [];

/** What it prints is shown as it comes, or, if it runs beside another, when it is done. */
export async function step([name, command]: Step, aside = false): Promise<void> {
  if (!aside) console.log(`\n── ${name}`);
  const start = performance.now();
  const said: Buffer[] = [];
  const ok = await succeeds(command, aside ? said : null);
  if (aside) console.log(`\n── ${name}\n${Buffer.concat(said).toString().trimEnd()}`);
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (!ok) failed.push(name);
}

function succeeds({ file, args, shell }: Command, said: Buffer[] | null): Promise<boolean> {
  const child = spawn(file, args, { cwd: root, shell, stdio: said ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said?.push(part));
  return new Promise((done) => child.once('close', (code) => done(code === 0)));
}

/** Lanes run in parallel, the steps of a lane one after the other: for steps that use one core only. */
export async function lanes(...all: Step[][]): Promise<void> {
  await Promise.all(
    all.map(async (steps) => {
      for (const one of steps) await step(one, true);
    }),
  );
}
