/** The servers measured, each in a process of its own. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Order, Usage } from './orders.ts';

export interface Server {
  child: ChildProcess;
  port: number;
}

/** Servers on one core, load on the other, where the machine lets us choose. */
export const pin = (pid: number, core: number): void => void spawnSync('taskset', ['-acp', String(core), String(pid)]);

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

/** Ends it as a power cut would. */
export async function kill({ child }: Server): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

export async function stop({ child }: Server): Promise<void> {
  const ended = once(child, 'exit');
  child.send('stop');
  await ended;
}
