/** The server under attack: a process of its own with nothing to slow the attackers down, that says how it feels when asked. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testServer } from '../start.ts';
import { gc } from './memory.ts';

const data = mkdtempSync(join(tmpdir(), 'lurk-hostile-'));
writeFileSync(join(data, 'index.html'), '<!doctype html><title>Lurk</title>');
let faults = 0;
let escaped = 0;
let last = '';
process.on('uncaughtException', () => escaped++);
const log = (line: string): void => {
  if (!line.includes('"fault"')) return;
  faults++;
  last = line;
};
const server = await testServer({ data, web: data, patience: 200, log });

export interface Feeling {
  /** Megabytes in use after a collection. */
  heap: number;
  rss: number;
  /** Faults of ours that a guard caught, and those that none did. */
  faults: number;
  escaped: number;
  last: string;
  tables: number;
}

process.on('message', async (word) => {
  if (word === 'stop') {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
    process.exit(0);
  }
  if (word === 'sleep') server.tables.sweep(true);
  gc();
  const { heapUsed, rss } = process.memoryUsage();
  process.send!({ heap: heapUsed / 2 ** 20, rss: rss / 2 ** 20, faults, escaped, last, tables: server.tables.size } satisfies Feeling);
});
process.send!({ port: server.port });
