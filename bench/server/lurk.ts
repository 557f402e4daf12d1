/** The contender: a whole Lurk server over a real file, in a process of its own that tells how much of the processor it used. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../server/app.ts';
import { KEEP } from '../../server/settings.ts';
import { LOOSE } from '../../server/test/start.ts';
import { serveOrders } from './orders.ts';

/** A folder that is named is left as it is. */
const [, , named] = process.argv;
const data = named ?? mkdtempSync(join(tmpdir(), 'lurk-bench-'));
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  postgres: null,
  web: join(data, 'none'),
  address: null,
  proxy: 0,
  metrics: null,
  keep: KEEP,
  rates: { ...LOOSE, sockets: 1e6 },
  patience: 20_000,
  paced: false,
  examples: false,
  grace: () => 60_000,
  log: () => {},
});
serveOrders(server.port, async () => {
  await server.stop();
  if (!named) rmSync(data, { recursive: true, force: true });
});
