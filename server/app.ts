/** A whole server: started with settings, stopped in good order. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { MOST_BYTES } from '@lurk/table';
import { WebSocketServer } from 'ws';
import { Api } from './api.ts';
import { BotPool } from './bots.ts';
import { Buckets } from './buckets.ts';
import { Committer } from './committer.ts';
import { isOurs } from './headers.ts';
import type { House } from './house.ts';
import { logTo } from './log.ts';
import { Sessions } from './sessions.ts';
import type { Settings } from './settings.ts';
import { Connection } from './socket.ts';
import { openSqlite } from './sqlite.ts';
import { Pages } from './static.ts';
import type { Storage } from './storage.ts';
import { Tables } from './tables.ts';

const BEAT = 25_000;
const SWEEP = 10_000;
const ALIVE = 2_000;

export interface Running {
  url: string;
  port: number;
  tables: Tables;
  /** Stores where everything stands and lets go of it. */
  stop(): Promise<void>;
}

export async function startServer(settings: Settings, storage: Storage = openSqlite(settings.data)): Promise<Running> {
  const log = logTo(settings.log);
  const now = (): number => Date.now();
  const house: House = { settings, storage, committer: new Committer(storage, log), bots: new BotPool(log), log, now };
  let down = 0;
  storage.together(() => {
    down = storage.wakeUp(now());
  });
  const tables = new Tables(house);
  const sessions = new Sessions(storage);
  const api = new Api(house, tables, sessions);
  const pages = new Pages(settings.web);
  const connections = new Set<Connection>();

  const http = createServer({ requestTimeout: 15_000, headersTimeout: 10_000, maxHeaderSize: 8192 }, (request, response) => {
    const path = pathOf(request);
    if (path === null) response.writeHead(400).end();
    else if (path === '/healthz') response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('ok\n');
    else if (path.startsWith('/api/')) void api.serve(request, response, path);
    else if (request.method === 'GET' || request.method === 'HEAD') pages.serve(request, response, path);
    else response.writeHead(405).end();
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  const spending = new Buckets(settings.rates.session);
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const session = sessions.find(request);
    const held = session ? [...connections].filter(({ player }) => player.id === session.player).length : 0;
    if (pathOf(request) !== '/ws') return reject(socket, 404);
    if (!isOurs(request, settings.address)) return reject(socket, 403);
    if (!session) return reject(socket, 401);
    if (held >= settings.rates.sockets) return reject(socket, 429);
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(ws, session, house, tables, () => spending.take(session.player, now()));
      connections.add(connection);
      ws.on('close', () => connections.delete(connection));
    });
  });

  const beat = setInterval(() => {
    for (const connection of connections) connection.beat();
    spending.sweep(now());
  }, BEAT);
  const sweep = setInterval(() => tables.sweep(), SWEEP);
  const alive = setInterval(() => house.committer.submit({ forget() {} }, () => ({ store: () => storage.alive(now()), tell() {} })), ALIVE);

  await new Promise<void>((done, failed) => {
    http.once('error', failed);
    http.listen(settings.port, settings.host, done);
  }).catch((error) => {
    for (const timer of [beat, sweep, alive]) clearInterval(timer);
    storage.close();
    throw error;
  });
  const { port } = http.address() as AddressInfo;
  log('started', { port, down });

  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    for (const timer of [beat, sweep, alive]) clearInterval(timer);
    house.committer.stop();
    tables.sweep(true);
    storage.together(() => storage.alive(now()));
    for (const connection of connections) connection.close();
    http.close();
    http.closeAllConnections();
    for (const ws of sockets.clients) setTimeout(() => ws.terminate(), 500).unref();
    await house.bots.stop();
    storage.close();
    log('stopped');
  };
  const shown = settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host;
  const url = settings.address ?? `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
  return { url, port, tables, stop: () => (stopping ??= stop()) };
}

/** The path of a request; null if it is none. */
function pathOf({ url }: IncomingMessage): string | null {
  try {
    const path = decodeURIComponent(new URL(url ?? '', 'http://here').pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

function reject(socket: Duplex, status: number): void {
  const words: Record<number, string> = { 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests' };
  socket.end(`HTTP/1.1 ${status} ${words[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
