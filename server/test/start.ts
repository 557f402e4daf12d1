/** A server for a test: real socket, real file, its own folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@lurk/table';
import { type Replacements, type Running, startServer } from '../app.ts';
import { gameOf } from '../common/games.ts';
import { KEEP, type Settings } from '../settings.ts';
import type { Storage } from '../store/storage.ts';

export const LOOSE = {
  connection: [1e6, 1e6],
  session: [1e6, 1e6],
  flood: [1e6, 1e6],
  chat: [1e6, 1e6],
  chatByAddress: [1e6, 1e6],
  chatAtTable: [1e6, 1e6],
  chatOfWatchers: [1e6, 1e6],
  chatOfWatchersByAddress: [1e6, 1e6],
  guess: [1e6, 1e6],
  guessByAddress: [1e6, 1e6],
  page: [1e6, 1e6],
  health: [1e6, 1e6],
  request: [1e6, 1e6],
  connect: [1e6, 1e6],
  guest: [1e6, 1e6],
  table: [1e6, 1e6],
  tableByAddress: [1e6, 1e6],
  sockets: 1000,
  socketsByAddress: 1e6,
  tables: 1e6,
  tablesByAddress: 1e6,
} as Settings['rates'];

/** Time that stands still unless it is moved on or goes on: nothing is over before a test says so, however busy the machine. */
export class StillTime {
  #at = Date.UTC(2030, 0, 1);
  #goesSince: number | null = null;
  readonly now = (): number => Math.round(this.#at + (this.#goesSince === null ? 0 : performance.now() - this.#goesSince));
  moveOn(ms: number): void {
    this.#at += ms;
  }
  goOn(): void {
    this.#goesSince ??= performance.now();
  }
  stop(): void {
    this.#at = this.now();
    this.#goesSince = null;
  }
}

export interface TestServer extends Running {
  data: string;
  lines: string[];
}

const folders: string[] = [];
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lurk-server-'));
  folders.push(folder);
  return folder;
};
export const cleanUp = (): void => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** What a test does not care about. */
const SETTINGS: Omit<Settings, 'data' | 'log'> = {
  port: 0,
  host: '127.0.0.1',
  postgres: null,
  web: join(import.meta.dirname, 'no-such-folder'),
  address: null,
  proxy: 0,
  metrics: null,
  keep: KEEP,
  rates: LOOSE,
  patience: 1000,
  paced: false,
  examples: false,
  grace: () => 60_000,
};
export const testSettings = (changes: Pick<Settings, 'data' | 'log'> & Partial<Settings>): Settings => ({ ...SETTINGS, ...changes });

export async function testServer(changes: Partial<Settings> = {}, storage?: Storage, parts: Replacements = {}): Promise<TestServer> {
  const lines: string[] = [];
  const settings = testSettings({ data: changes.data ?? newFolder(), log: (line) => lines.push(line), ...changes });
  return { ...(await startServer(settings, storage, parts)), data: settings.data, lines };
}

/** Is the record of a match that is over, as this server tells it, what its own proof says? */
export async function isSound({ url }: TestServer, match: string): Promise<boolean> {
  const record = await (await fetch(`${url}/api/matches/${match}`)).json();
  return verify(record, gameOf).ok;
}
