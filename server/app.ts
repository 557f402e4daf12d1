/** Puts a server together from settings, starts it, and stops it so that nothing acknowledged is lost. */
import { createServer } from 'node:http';
import { REFUSALS } from '@lurk/table';
import { BotPool } from './bots/pool.ts';
import { aheadBy } from './cluster/clock.ts';
import { Membership } from './cluster/membership.ts';
import { Committer } from './commit/committer.ts';
import { Guard, type Nets } from './commit/guard.ts';
import { Counter } from './common/counter.ts';
import { codeOf, counting, logTo, TROUBLES, traceOf } from './common/log.ts';
import { Semaphore } from './common/semaphore.ts';
import { Api } from './gateway/api.ts';
import { BEATS, Gateway } from './gateway/gateway.ts';
import { Limits } from './gateway/limits.ts';
import { type Listen, listening, SLOW } from './gateway/listening.ts';
import { Sessions } from './gateway/sessions.ts';
import { Pages } from './gateway/static.ts';
import { Health } from './ops/health.ts';
import { Housekeeping, TICK } from './ops/housekeeping.ts';
import type { Metrics } from './ops/metrics/metrics.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';
import { clusterIn, type Storage } from './store/storage.ts';
import { Tables } from './table/tables.ts';

/** A connection that answers no ping from one beat to the next is cut: the others learn within seconds who is gone. */
const BEAT = 4_000;
const SWEEP = 10_000;
const SWEEP_SHARED = 1_000;
const ALIVE = 2_000;
/** Tables read from the store at the same time: enough to keep it busy, few enough that a move does not queue behind them. */
const READ_AT_ONCE = 32;
/** Status where no request could be parsed; 400 for any other error. */
const NO_REQUEST: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
/** How long clients have to take the closing frame when the server stops. */
const GOODBYE = 500;

export interface Running {
  url: string;
  port: number;
  /** Null where metrics are off. */
  metricsPort: number | null;
  tables: Tables;
  /** Stores the state of everything in memory, then closes. */
  stop(): Promise<void>;
}

/** What tests replace. */
export interface Replacements extends Partial<Pick<Nets, 'broken' | 'probe'>> {
  /** Milliseconds that only ever go up. */
  now?(): number;
}

const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());

export async function startServer(settings: Settings, opened?: Storage, replaced: Replacements = {}): Promise<Running> {
  const store = opened ?? (await openStore(settings));
  const troubles = new Counter(TROUBLES);
  const log = counting(logTo(settings.log), troubles);
  const metrics = settings.metrics && (await metricsAt(settings.metrics));
  const known = clusterIn(store);
  const cluster = known && (metrics?.countLeases(known) ?? known);
  // Servers that share a store go by its clock.
  const ahead = cluster ? await aheadBy(() => cluster.clock(), steadyNow) : 0;
  const { now = () => steadyNow() + ahead, broken = () => {}, probe } = replaced;
  const guard = new Guard({ log, broken, ...(probe && { probe }) });
  const health = new Health(metrics?.stores(store) ?? store, now, log);
  const { storage } = health;
  const committer = new Committer(storage, log, guard);
  const limits = new Limits(settings.rates, now);
  const bots = new BotPool(log, guard);
  const refusals = new Counter(REFUSALS);
  const tableReads = new Semaphore(READ_AT_ONCE);
  const services: Services = { settings, storage, cluster, committer, tableReads, bots, log, guard, limits, refusals, now };
  const down = await storage.wakeUp(now());
  const tables = new Tables(services);
  const sessions = new Sessions(services);
  const housekeeping = new Housekeeping(services, sessions, (code) => tables.isInMemory(code));
  const api = new Api(services, tables, sessions, (player) => gateway.hangUp(player));
  const gateway = new Gateway({ services, health, tables, sessions, api, pages: new Pages(settings.web) });
  const hangUp = (player: string): void => gateway.hangUp(player);
  const tidy = (): Promise<number> => storage.wakeUp(now());
  const players = (): string[] => gateway.players;
  const membership = cluster && new Membership({ cluster, guard, tidy, now, players, bye: hangUp, forgot: () => api.forgot() }, tables);
  await membership?.begin();

  const http = createServer(SLOW);
  http.on(
    'connection',
    guard.wrap(
      'line',
      (socket) => gateway.line(socket),
      (socket) => socket.destroy(),
    ),
  );
  http.on(
    'request',
    guard.wrap(
      'request',
      (request, response) => gateway.request(request, response),
      (request, response) => gateway.failed(request, response),
    ),
  );
  http.on(
    'upgrade',
    guard.wrap(
      'upgrade',
      (request, socket, head) => gateway.upgrade(request, socket, head),
      (_, socket) => gateway.turnAway(socket, 503),
    ),
  );
  http.on(
    'clientError',
    guard.wrap('no request', (error, socket) => gateway.turnAway(socket, NO_REQUEST[codeOf(error) ?? ''] ?? 400)),
  );
  // Node would answer an unknown `Expect` by itself, without our headers.
  http.on(
    'checkExpectation',
    guard.wrap(
      'expectation',
      (request, response) => gateway.request(request, response),
      (request, response) => gateway.failed(request, response),
    ),
  );
  const sockets = (): number => gateway.connections.size;
  metrics?.watch({ guard, now, limits, refusals, troubles, tables, bots, sockets });
  const open = async (): Promise<number> => {
    await metrics?.open();
    return listening(http, settings);
  };
  const port = await open().catch(async (error) => {
    metrics?.close();
    await membership?.stop();
    await storage.close();
    throw error;
  });
  // Out of file descriptors, for example: new connections are refused, open ones go on.
  http.on(
    'error',
    guard.wrap('listening', (error) => log('not let in', traceOf(error))),
  );

  const timers = [
    guard.every(BEAT / BEATS, 'beat', () => gateway.beat()),
    guard.every(BEAT, 'limits', () => limits.sweep()),
    guard.every(cluster ? SWEEP_SHARED : SWEEP, 'sweep', () => tables.sweep()),
    guard.every(TICK, 'housekeeping', () => housekeeping.tick()),
  ];
  // A failure is logged by the committer. Servers that share a store have heartbeats instead.
  const alive = (): void => committer.add(null, { writes: [['alive', now()]], tell() {} }, () => {});
  if (!cluster) timers.push(guard.every(ALIVE, 'alive', alive));
  health.phase = 'ready';
  log('started', { port, down });

  // Each step by itself: on a full disk the later ones must still run. What was acknowledged is stored already.
  const stop = async (): Promise<void> => {
    health.phase = 'stopping';
    for (const timer of timers) clearInterval(timer);
    await guard.settle('stop: changes', committer.stop());
    await guard.settle('stop: tables', tables.sweep(true));
    if (membership) await guard.settle('stop: membership', membership.stop());
    await guard.settle('stop: alive', storage.commit([['alive', now()]]));
    await gateway.close(GOODBYE);
    http.close();
    http.closeAllConnections();
    metrics?.close();
    await bots.stop();
    await guard.settle('stop: store', storage.close());
    log('stopped');
  };
  let stopping: Promise<void> | null = null;
  const shown = settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host;
  const url = settings.address ?? `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
  return { url, port, metricsPort: metrics?.port ?? null, tables, stop: () => (stopping ??= stop()) };
}

/** Loaded only where metrics are on. */
async function metricsAt(listen: Listen): Promise<Metrics> {
  const { Metrics } = await import('./ops/metrics/metrics.ts');
  return new Metrics(listen);
}
