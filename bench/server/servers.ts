/** The servers measured, each in a process of its own. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { SERVER_FLAGS } from '../../bin/server-flags.ts';
import type { Order, Usage } from './orders.ts';

export interface Server {
  child: ChildProcess;
  port: number;
}

/** Servers on one core, load on the other, where the machine lets us choose. */
export const pin = (pid: number, core: number): void => void spawnSync('taskset', ['-acp', String(core), String(pid)]);

/** Ours, as it is run. */
export const startLurk = (args: string[] = [], flags: string[] = []): Promise<Server> =>
  start('./lurk.ts', args, undefined, [...SERVER_FLAGS, ...flags]);

/** `first` is what it is told before it listens. */
export async function start(file: string, args: string[] = [], first?: object, flags: string[] = []): Promise<Server> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(new URL(file, import.meta.url), args, { env, execArgv: [...process.execArgv, ...flags] });
  if (first) child.send(first);
  const [{ port }] = await once(child, 'message');
  // Its threads too.
  pin(child.pid!, 0);
  return { child, port };
}

export async function usageOf({ child }: Server, order: Exclude<Order, 'stop'> = 'usage'): Promise<Usage> {
  child.send(order);
  const [usage] = await once(child, 'message');
  return usage;
}

/** Asks for its processor time so far, in microseconds. */
export const cpuOf = (server: Server) => async (): Promise<number> => (await usageOf(server)).cpu;

/** Whatever becomes of the line to it. */
function ended({ child }: Server): Promise<void> {
  child.on('error', () => {});
  return new Promise((done) => child.once('exit', () => done()));
}

/** Ends it as a power cut would. */
export function kill(server: Server): Promise<void> {
  server.child.kill('SIGKILL');
  return ended(server);
}

export function stop(server: Server): Promise<void> {
  server.child.send('stop');
  return ended(server);
}
