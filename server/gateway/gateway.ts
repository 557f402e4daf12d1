/** Where every request and every connection comes in: address, origin, session and limits are checked before anything else sees it. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_BYTES } from '@lurk/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { Refused } from '../commit/committer.ts';
import type { Services } from '../services.ts';
import type { SessionRow } from '../store/storage.ts';
import type { Tables } from '../table/tables.ts';
import type { Api } from './api.ts';
import { Connection, type Wire } from './connection.ts';
import { isOurs, originFor, securityHeaders } from './headers.ts';
import { Outgoing } from './outgoing.ts';
import { type Caller, callerOf, isProxy, rateLimitKey } from './proxy.ts';
import type { Sessions } from './sessions.ts';
import type { Pages } from './static.ts';

/** Whether the server can do its work, as far as visitors are concerned. */
export interface Condition {
  readonly isReady: boolean;
  /** Null if all is well, else what is wrong. */
  trouble(path: '/healthz' | '/readyz'): Promise<string | null>;
}

export interface GatewayDeps {
  services: Services;
  health: Condition;
  tables: Tables;
  sessions: Sessions;
  api: Api;
  pages: Pages;
}

/** Connections are pinged in so many groups, one after the other: thousands of pings at once would delay every move. */
export const BEATS = 40;
/** Browsers do not fragment our messages. Without a bound, endless fragments would never be a message that the limits count. */
const MOST_FRAGMENTS = 16;
/** How long a client has to answer a closing frame, in milliseconds. */
const GOODBYE = 1_000;
const SOCKETS = {
  noServer: true,
  maxPayload: MOST_BYTES,
  maxFragments: MOST_FRAGMENTS,
  perMessageDeflate: false,
  // Pings go through the limits of their connection, which answers them.
  autoPong: false,
  closeTimeout: GOODBYE,
};

/** Of a request that cannot be parsed. */
const NOBODY = { host: '', secure: false };

export class Gateway {
  readonly connections = new Set<Connection>();
  /** The connections in their groups, and the group whose turn it is. */
  readonly #groups = Array.from({ length: BEATS }, () => new Set<Connection>());
  #entered = 0;
  #beat = 0;
  readonly #deps: GatewayDeps;
  readonly #outgoing: Outgoing;
  readonly #sockets = new WebSocketServer(SOCKETS);

  constructor(deps: GatewayDeps) {
    this.#deps = deps;
    const { guard } = deps.services;
    this.#outgoing = new Outgoing(guard);
    this.#sockets.on(
      'wsClientError',
      guard.wrap('no handshake', (_error: Error, socket: Duplex) => this.turnAway(socket, 400)),
    );
  }

  /** A TCP connection, before its first byte: the cap per address holds for slow clients too. */
  line(socket: Socket): void {
    const { guard, limits, settings } = this.#deps.services;
    if (isProxy(socket.remoteAddress, settings.proxy)) return;
    const address = rateLimitKey(socket.remoteAddress ?? '');
    if (limits.isFull('socketsByAddress', limits.lines, address)) {
      socket.destroy();
      return;
    }
    limits.lines.add(address);
    socket.once(
      'close',
      guard.wrap('line closed', () => limits.lines.drop(address)),
    );
  }

  /** Sets the security headers, whatever the answer will be. */
  #dress(response: ServerResponse, caller: Caller): void {
    const { address } = this.#deps.services.settings;
    for (const [name, value] of Object.entries(securityHeaders(caller, address))) response.setHeader(name, value);
  }

  /** The handler threw. */
  failed(request: IncomingMessage, response: ServerResponse): void {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    this.#dress(response, callerOf(request, this.#deps.services.settings.proxy));
    response.writeHead(500, { 'cache-control': 'no-store', connection: 'close' }).end();
  }

  async request(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { api, pages, health, services } = this.#deps;
    const { settings, limits } = services;
    const path = pathOf(request);
    const caller = callerOf(request, settings.proxy);
    this.#dress(response, caller);
    if (path === null) response.writeHead(400).end();
    else if (path.startsWith('/api/')) await api.serve(request, response, path, caller);
    else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else if (path === '/healthz' || path === '/readyz') {
      if (!limits.allow('health', caller.address)) return slowDown(response);
      const trouble = await health.trouble(path);
      response.writeHead(trouble ? 503 : 200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(`${trouble ?? 'ok'}\n`);
    } else if (limits.allow('page', caller.address)) pages.serve(request, response, path, originFor(caller, settings.address));
    else slowDown(response);
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { services } = this.#deps;
    socket.on(
      'error',
      services.guard.wrap('line failed', () => socket.destroy()),
    );
    const caller = callerOf(request, services.settings.proxy);
    const session = await this.#admits(request, caller).catch(badRequest);
    if (socket.destroyed) return;
    if (typeof session === 'number') {
      this.turnAway(socket, session, caller);
      return;
    }
    const enter = (ws: WebSocket): void => this.#enter({ ws, line: socket, outgoing: this.#outgoing }, session, caller.address);
    this.#sockets.handleUpgrade(
      request,
      socket,
      head,
      services.guard.wrap('connection', enter, (ws) => ws.terminate()),
    );
  }

  /** The session of a new connection, or the status it is refused with. */
  async #admits(request: IncomingMessage, caller: Caller): Promise<SessionRow | number> {
    const { services, health, sessions } = this.#deps;
    const { limits, settings } = services;
    if (pathOf(request) !== '/ws') return 404;
    if (!isOurs(request.headers.origin, caller, settings.address)) return 403;
    if (!health.isReady) return 503;
    if (!limits.allow('connect', caller.address)) return 429;
    const session = await sessions.find(request);
    if (!session) return 401;
    const { socketsBySession, socketsByAddress } = limits;
    const full =
      limits.isFull('sockets', socketsBySession, session.player) || limits.isFull('socketsByAddress', socketsByAddress, caller.address);
    return full ? 429 : session;
  }

  #enter(wire: Wire, session: SessionRow, address: string): void {
    const { services, tables } = this.#deps;
    const { guard, limits } = services;
    limits.socketsBySession.add(session.player);
    limits.socketsByAddress.add(address);
    const { ws } = wire;
    const group = this.#groups[this.#entered++ % BEATS];
    let connection: Connection | null = null;
    // First of all: whatever fails from here on, the caps are given back when the connection closes.
    ws.on(
      'close',
      guard.wrap('connection closed', () => {
        limits.socketsBySession.drop(session.player);
        limits.socketsByAddress.drop(address);
        if (!connection) return;
        this.connections.delete(connection);
        group.delete(connection);
      }),
    );
    connection = new Connection(wire, { session, address }, services, tables);
    this.connections.add(connection);
    group.add(connection);
  }

  /** Answers and closes a socket that speaks no HTTP, is too slow, or whose upgrade is refused. */
  turnAway(socket: Duplex, status: number, caller: Pick<Caller, 'host' | 'secure'> = NOBODY): void {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const body = status === 431 ? TOO_LONG : '';
    const headers = {
      ...securityHeaders(caller, this.#deps.services.settings.address),
      ...(body && { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }),
      connection: 'close',
      'content-length': String(Buffer.byteLength(body)),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  }

  /** The players connected to this server. */
  get players(): string[] {
    return [...new Set([...this.connections].map(({ player }) => player.id))];
  }

  /** A session has ended: its connections are closed. */
  hangUp(player: string): void {
    for (const connection of this.connections) if (connection.player.id === player) connection.close();
  }

  /** Pings the next group. */
  beat(): void {
    for (const connection of this.#groups[this.#beat++ % BEATS]) connection.beat();
  }

  /** Closes every connection; those that have not closed within `patience` are cut off. */
  async close(patience: number): Promise<void> {
    const { guard } = this.#deps.services;
    for (const connection of this.connections) connection.close();
    const left = (): boolean => this.connections.size > 0;
    for (const start = performance.now(); left() && performance.now() - start < patience; ) await pause(10);
    for (const ws of this.#sockets.clients) guard.attempt('cut off', () => ws.terminate());
  }
}

/** The session cannot be told from its cookies. */
function badRequest(error: unknown): number {
  if (error instanceof Refused) return 400;
  throw error;
}

/** The path of a request; null if it cannot be decoded. */
function pathOf({ url }: IncomingMessage): string | null {
  try {
    const path = decodeURIComponent(new URL(url ?? '', 'http://here').pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** In words, in both languages: only a person with a bare browser window ever sees it. */
const SLOWER = 'Slower, please. Try again in a moment. / Moins vite, s’il vous plaît. Réessayez dans un instant.\n';
/** More than is read of any request: as a rule a link that somebody has made far too long. Where they wanted to go is not known. */
const TOO_LONG = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lurk</title>
<p>This link is far too long, so nothing of it was read and nothing was made. <a href="/">To the games</a></p>
<p lang="fr">Ce lien est bien trop long : rien n’en a été lu, rien n’a été créé. <a href="/">Vers les jeux</a></p></html>`;
const slowDown = (response: ServerResponse): void =>
  void response
    .writeHead(429, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '1' })
    .end(SLOWER);
