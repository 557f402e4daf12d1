/** The HTTP API: session, games, new tables, records of finished matches. Everything else goes over the socket. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultsOf, wishable } from '@lurk/contract';
import { CodeText, EmptyBody, HelloBody, PlayBody, parse, type RefusalCode, Speed, TableBody } from '@lurk/table';
import * as v from 'valibot';
import { Refused } from '../commit/committer.ts';
import { offeredGames } from '../common/games.ts';
import { NOBODY, type Visitor } from '../common/visitor.ts';
import type { Services } from '../services.ts';
import type { SessionRow } from '../store/storage.ts';
import { Records } from '../table/match/records.ts';
import type { Tables } from '../table/tables.ts';
import { isHttps, isOurs, originFor } from './headers.ts';
import { Logout } from './logout.ts';
import type { Caller } from './proxy.ts';
import { qrOf } from './qr.ts';
import { movedCookies, type Sessions } from './sessions.ts';

const MOST_BODY = 4096;
const STATUS: Partial<Record<RefusalCode, number>> = {
  tooBig: 413,
  tooFast: 429,
  tooMany: 429,
  noSuchTable: 404,
  noSuchGame: 404,
  removed: 403,
  locked: 403,
  atDoor: 403,
  storage: 503,
  stopping: 503,
};

/** Either is sent: a value, or its text where that is made once for all who ask. */
type Reply = ({ body: unknown } | { text: string }) & {
  cookies?: string[];
};

export class Api {
  readonly #services: Services;
  readonly #tables: Tables;
  readonly #sessions: Sessions;
  readonly #records: Records;
  readonly #logout: Logout;

  constructor(services: Services, tables: Tables, sessions: Sessions, hangUp: (player: string) => void) {
    this.#services = services;
    this.#tables = tables;
    this.#sessions = sessions;
    this.#records = new Records(services.storage);
    this.#logout = new Logout(services, tables, sessions, this.#records, hangUp);
  }

  /** A player was erased through another server. */
  forgot(): void {
    this.#records.forgetAll();
  }

  async serve(request: IncomingMessage, response: ServerResponse, path: string, caller: Caller): Promise<void> {
    try {
      const answer = await this.#answer(request, path, caller);
      send(response, 200, answer);
    } catch (error) {
      if (!(error instanceof Refused)) this.#services.guard.fault('api', error);
      const code: RefusalCode = error instanceof Refused ? error.code : 'storage';
      this.#services.refusals.add(code);
      send(response, STATUS[code] ?? 400, { body: { code } });
    }
  }

  async #answer(request: IncomingMessage, path: string, caller: Caller): Promise<Reply> {
    const { limits, settings } = this.#services;
    if (!limits.allow('request', caller.address)) throw new Refused('tooFast');
    if (request.method === 'POST') {
      if (!isOurs(request.headers.origin, caller, settings.address)) throw new Refused('badMessage');
      return this.#post(request, path, caller, parse(await bodyOf(request)));
    }
    if (request.method !== 'GET') throw new Refused('badMessage');
    return this.#get(request, path, caller);
  }

  async #post(request: IncomingMessage, path: string, caller: Caller, raw: unknown): Promise<Reply> {
    switch (path) {
      case '/api/hello': {
        const { name } = read(HelloBody, raw);
        const { session, cookies } = await this.#guest(request, caller, name);
        return { body: { you: { id: session.player, name: session.name } }, cookies };
      }
      case '/api/logout':
      case '/api/forget': {
        read(EmptyBody, raw);
        const session = await this.#sessions.find(request);
        return session ? { body: {}, cookies: await this.#logout.leave(session, path === '/api/forget') } : { body: {} };
      }
      case '/api/tables': {
        const body = read(TableBody, raw);
        const { session, cookies } = await this.#guest(request, caller, body.name);
        return { body: { code: await this.#tables.create(body, playerOf(session), makerOf(session, caller)) }, cookies };
      }
      case '/api/play': {
        const body = read(PlayBody, raw);
        const { session, cookies } = await this.#guest(request, caller, body.name);
        return { body: { code: await this.#tables.playNow(body, playerOf(session), makerOf(session, caller)) }, cookies };
      }
    }
    throw new Refused('badMessage');
  }

  /** The guest of this request; a new one if they have not been here before. */
  async #guest(request: IncomingMessage, caller: Caller, name: string | undefined): Promise<{ session: SessionRow; cookies?: string[] }> {
    const known = await this.#sessions.find(request);
    const { settings, limits } = this.#services;
    const now = this.#services.now();
    const secure = isHttps(caller, settings.address);
    if (!known) {
      if (!limits.allow('guest', caller.address)) throw new Refused('tooFast');
      return this.#sessions.create(secure, name, now);
    }
    const session = name && name !== known.name ? await this.#sessions.rename(known, name, now) : known;
    return { session, ...(secure && { cookies: movedCookies(request, session) }) };
  }

  async #get(request: IncomingMessage, path: string, caller: Caller): Promise<Reply> {
    const session = await this.#sessions.find(request);
    if (path === '/api/me')
      return { body: { you: session && playerOf(session), tables: session ? await this.#tables.of(playerOf(session)) : [] } };
    if (path === '/api/games') return { body: { games: games(this.#services.settings.examples) } };
    const [, , kind, id = '', part, more] = path.split('/');
    if (more === undefined && kind === 'tables') {
      const code = read(CodeText, id, 'noSuchTable');
      const player = session ? playerOf(session) : { id: NOBODY, name: '' };
      const visitor = { session: player.id, address: caller.address };
      const table = await this.#tables.visit(code, visitor, (live) => live.shownTo(player, caller.address));
      if (!table) throw new Refused('noSuchTable');
      if (part === undefined) return { body: { table } };
      if (part === 'qr') return { body: qrOf(`${originFor(caller, this.#services.settings.address)}/t/${code}`) };
    }
    if (kind === 'matches' && part === undefined) {
      const text = await this.#records.find(id);
      if (text) return { text };
      throw new Refused('notNow');
    }
    throw new Refused('badMessage');
  }
}

const playerOf = ({ player, name }: SessionRow) => ({ id: player, name });
const makerOf = ({ player }: SessionRow, { address }: Caller): Visitor => ({ session: player, address });

const games = (examples: boolean) =>
  offeredGames(examples).map(({ module, contract }) => ({
    name: contract.name,
    rulesVersion: module.rulesVersion,
    seats: [contract.seats.min, contract.seats.max],
    usual: contract.seats.usual,
    ...(contract.example && { example: true }),
    options: defaultsOf(contract.options),
    sides: wishable(contract),
    levels: ['random', ...contract.bots],
    speeds: Speed.options,
  }));

function read<S extends v.GenericSchema>(schema: S, raw: unknown, code: RefusalCode = 'badMessage'): v.InferOutput<S> {
  const parsed = v.safeParse(schema, raw);
  if (!parsed.success) throw new Refused(code);
  return parsed.output;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    const body: AsyncIterable<Buffer> = request;
    for await (const part of body) {
      size += part.length;
      if (size > MOST_BODY) throw new Refused('tooBig');
      parts.push(part);
    }
  } catch (error) {
    // A body broken off is the visitor's doing, and no fault of ours.
    throw error instanceof Refused ? error : new Refused('badMessage');
  }
  return Buffer.concat(parts).toString();
}

function send(response: ServerResponse, status: number, answer: Reply): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(answer.cookies && { 'set-cookie': answer.cookies }),
  });
  response.end('text' in answer ? answer.text : JSON.stringify(answer.body));
}
