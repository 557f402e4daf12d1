/** The worker thread of the bots. It gets what a player at that seat sees, and never the state. */
import { parentPort } from 'node:worker_threads';
import { botFor, loadBots } from '@lurk/bots';
import { diceOver, fastDice } from '@lurk/kernel';
import type { Thought } from '@lurk/table';
import type { PoolTask } from './pool.ts';

async function think({ game, level, view, memory, id, seed }: PoolTask): Promise<Thought> {
  await loadBots(game);
  const decision = [view.decision, view.offer].find((asked) => asked?.id === id);
  if (!decision) return null;
  return { choice: botFor(game, level).decide(view, memory, decision, diceOver(fastDice(seed))) };
}

/** A task, or a game to load ahead of one. */
type Order = { no: number; task: PoolTask } | { prepare: string };

if (!parentPort) throw new Error('bots think in a thread of the server');
const server = parentPort;
server.on('message', async (message: Order) => {
  if ('prepare' in message) return void loadBots(message.prepare).catch(() => {});
  const { no, task } = message;
  let thought: Thought = null;
  try {
    thought = await think(task);
  } catch {
    // The clock's answer is given instead. The error may quote secrets, so it is not passed on.
  }
  server.postMessage({ no, thought });
});
