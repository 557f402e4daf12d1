/**
 * A server to be killed: it loads, waits for a word on its standard input, and then runs until it dies. It also kills itself now and then
 * where it hurts most: in the middle of a group commit, or after the commit and before anybody was told.
 */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { startServer } from '../app.ts';
import { openStore } from '../store/open.ts';
import { openPostgres } from '../store/postgres/open.ts';
import type { Storage } from '../store/storage.ts';
import type { Order } from './mortals.ts';
import { testSettings } from './start.ts';

const die = (): boolean => process.kill(process.pid, 'SIGKILL');

/** Waits without letting go of the thread: less than any timer could. */
function waste(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** The store, with two moments to die at: while a batch is on its way to the disk, and when it is there and nobody was told. `odds`: one commit in so many. */
function deadly(storage: Storage, odds: number): Storage {
  const commit: Storage['commit'] = async (batch, revisions) => {
    const fate = Math.random() * odds;
    const stored = storage.commit(batch, revisions);
    if (fate < 0.5) {
      waste(fate * 4);
      die();
    }
    await stored;
    if (fate < 1) die();
  };
  return { ...storage, commit };
}

// Written down now, for the next one to load faster: this process will not end in good order.
flushCompileCache();
process.stdout.write('loaded\n');
const [said] = await once(process.stdin, 'data');
const { servers, postgres = null, life, odds }: Order = JSON.parse(String(said));

async function start({ port, data }: Order['servers'][number]): Promise<number> {
  const store = postgres ? await openPostgres(postgres, life) : await openStore({ postgres, data });
  const log = (line: string): unknown => process.env.LURK_CHILD_LOG && process.stderr.write(`${port} ${line}\n`);
  const settings = testSettings({ port, data, postgres, log });
  return (await startServer(settings, odds ? deadly(store, odds) : store)).port;
}

try {
  process.stdout.write(`ports ${(await Promise.all(servers.map(start))).join(' ')}\n`);
} catch {
  // The store is away: the test starts another.
  process.exit(1);
}
