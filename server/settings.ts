/** Settings come from the environment; every one has a safe default. */
import { join, resolve } from 'node:path';
import { graceFor, PATIENCE, type Speed } from '@lurk/table';
import type { Listen } from './gateway/listening.ts';
import { type Trust, trustFrom } from './gateway/proxy.ts';

export interface Settings {
  port: number;
  host: string;
  /** The folder of the store, made if missing. */
  data: string;
  /** The address of a PostgreSQL that is the store; null for SQLite in the folder. */
  postgres: string | null;
  /** The built page. */
  web: string;
  /** The address people reach this server by, if a proxy stands before it: links, and a second origin to trust. */
  address: string | null;
  /** The proxies whose word on their visitors is believed; 0 for none. */
  proxy: Trust;
  /** Where figures about the server are told, apart from everything people reach; null for nowhere. */
  metrics: Listen | null;
  /** How much a connection, a session and an address may ask for; tests loosen it. */
  rates: Rates;
  /** How long what nobody comes back to is kept. */
  keep: Keep;
  /** How long people have for each half of the deal, in milliseconds. */
  patience: number;
  /** Pauses that hide who could act; tests of speed turn them off. */
  paced: boolean;
  /** Are worked examples offered along with the games? */
  examples: boolean;
  /** How long a person may be gone before others may act, in milliseconds; tests shorten it. */
  grace(speed: Speed): number;
  log(line: string): void;
}

/** In milliseconds; Infinity for ever. */
export interface Keep {
  /** Finished matches, since their end. */
  matches: number;
  /** Matches not finished, since somebody last looked. */
  unfinished: number;
  /** Tables that were never dealt, since their last change. */
  lobbies: number;
  /** Sessions, since they were last seen. The cookie lives for a year. */
  sessions: number;
}

const DAY = 24 * 60 * 60_000;
export const KEEP: Keep = { matches: 365 * DAY, unfinished: 365 * DAY, lobbies: 30 * DAY, sessions: 400 * DAY };

/** Tokens that may be spent at once, and how many come back each second. */
export type Rate = [burst: number, perSecond: number];
export interface Rates {
  /** Messages on one connection, and of a whole session. */
  connection: Rate;
  session: Rate;
  /** What may come beyond that on one connection, refused, before it is cut. */
  flood: Rate;
  /** What a session says; what is said from one address; by all who sit at one table; by all who watch it; by its watchers from one address. */
  chat: Rate;
  chatByAddress: Rate;
  chatAtTable: Rate;
  chatOfWatchers: Rate;
  chatOfWatchersByAddress: Rate;
  /** Codes of tables that are none, by a session and from an address. */
  guess: Rate;
  guessByAddress: Rate;
  /** From one address: pages and their parts; whether all is well; all other requests, connections, new guests. */
  page: Rate;
  health: Rate;
  request: Rate;
  connect: Rate;
  guest: Rate;
  /** Tables made by a session, and from an address. */
  table: Rate;
  tableByAddress: Rate;
  /** Connections one session may hold, and one address. */
  sockets: number;
  socketsByAddress: number;
  /** Tables awake in memory made by one session, and from one address. */
  tables: number;
  tablesByAddress: number;
}

/** An address may be a school or an office: what is kept by address is wide enough for forty people who come at the same moment, what is kept by session is not. */
export const RATES: Rates = {
  connection: [40, 10],
  session: [80, 20],
  flood: [200, 5],
  chat: [6, 0.5],
  chatByAddress: [60, 4],
  chatAtTable: [24, 3],
  chatOfWatchers: [24, 2],
  // Half of the watchers' chat: the other half is left for watchers from elsewhere.
  chatOfWatchersByAddress: [12, 1],
  guess: [10, 0.1],
  guessByAddress: [60, 0.5],
  page: [15_000, 150],
  health: [60, 10],
  request: [200, 10],
  connect: [60, 4],
  guest: [40, 0.5],
  table: [6, 0.1],
  tableByAddress: [30, 0.5],
  sockets: 8,
  socketsByAddress: 256,
  tables: 8,
  tablesByAddress: 120,
};

export class BadSetting extends Error {}

type Env = Record<string, string | undefined>;

/** A number of days; 0 keeps for ever. */
function keepFrom(env: Env, name: string, usual: number): number {
  const text = env[name];
  if (!text) return usual;
  if (!/^\d{1,5}$/.test(text)) throw new BadSetting(`${name} is "${text}"; it must be a whole number of days, or 0 to keep for ever.`);
  return Number(text) === 0 ? Number.POSITIVE_INFINITY : Number(text) * DAY;
}

/** A port of this machine alone, or an address and a port: 9464, 127.0.0.1:9464, [::1]:9464, 0.0.0.0:9464. */
function listenFrom(text: string): Listen | null {
  const [, name, bracketed, digits] = /^(?:([\w.-]+|\[([\da-fA-F:.]+)\]):)?(\d{1,5})$/.exec(text) ?? [];
  const port = Number(digits);
  return digits && port <= 65535 ? { port, host: bracketed ?? name ?? '127.0.0.1' } : null;
}

export function settingsFrom(env: Env): Settings {
  const port = Number(env.PORT || 8787);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new BadSetting(`PORT is "${env.PORT}"; it must be a number from 0 to 65535.`);
  const address = env.LURK_ADDRESS || null;
  if (address && !URL.canParse(address))
    throw new BadSetting(`LURK_ADDRESS is "${address}"; it must be an address such as https://play.example.org.`);
  if (env.LURK_STORE && !(/^postgres(ql)?:\/\/./.test(env.LURK_STORE) && URL.canParse(env.LURK_STORE)))
    throw new BadSetting(
      'LURK_STORE must be the address of a PostgreSQL, such as postgres://lurk@db.example.org/lurk; without it, SQLite.',
    );
  const proxy = trustFrom(env.LURK_PROXY || '0');
  if (proxy === null)
    throw new BadSetting(
      `LURK_PROXY is "${env.LURK_PROXY}"; it must be a number of proxies, or their addresses: 1, or 10.0.0.0/8, fd00::1.`,
    );
  const metrics = env.LURK_METRICS ? listenFrom(env.LURK_METRICS) : null;
  if (env.LURK_METRICS && !metrics)
    throw new BadSetting(`LURK_METRICS is "${env.LURK_METRICS}"; it must be a port, or an address and a port: 9464, or 10.0.0.2:9464.`);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    data: resolve(env.LURK_DATA || 'data'),
    postgres: env.LURK_STORE || null,
    web: resolve(env.LURK_WEB || join(import.meta.dirname, '../web/dist')),
    address: address && new URL(address).origin,
    proxy,
    metrics,
    rates: RATES,
    keep: {
      matches: keepFrom(env, 'LURK_KEEP_MATCHES_DAYS', KEEP.matches),
      unfinished: keepFrom(env, 'LURK_KEEP_UNFINISHED_DAYS', KEEP.unfinished),
      lobbies: keepFrom(env, 'LURK_KEEP_LOBBIES_DAYS', KEEP.lobbies),
      sessions: keepFrom(env, 'LURK_KEEP_SESSIONS_DAYS', KEEP.sessions),
    },
    patience: PATIENCE,
    // Anything but 0 keeps the pauses: without them, who could act shows.
    paced: env.LURK_PACE !== '0',
    examples: env.LURK_EXAMPLES === '1',
    grace: graceFor,
    log: (line) => process.stdout.write(`${line}\n`),
  };
}
