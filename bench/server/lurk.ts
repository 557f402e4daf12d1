/** The contender: a whole Lurk server over a real file, in a process of its own that tells how much of the processor it used. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../server/app.ts';
import { KEEP } from '../../server/settings.ts';
import { LOOSE } from '../../server/test/start.ts';
import { serveOrders } from './orders.ts';

/** A folder that is named is left as it is; a PostgreSQL may be named instead. */
const [, , named = ''] = process.argv;
const postgres = named.startsWith('postgres:') ? named : null;
const isKept = named !== '' && !postgres;
const data = isKept ? named : mkdtempSync(join(tmpdir(), 'lurk-bench-'));
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  postgres,
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
  if (!isKept) rmSync(data, { recursive: true, force: true });
});
