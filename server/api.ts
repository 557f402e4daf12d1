/** What a page asks for by HTTP: who am I, which games, make a table, a finished match. Everything else goes over the socket. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultsOf, wishable } from '@lurk/contract';
import { BotLevel, CodeText, HelloBody, PlayBody, parse, type RefusalCode, Speed, TableBody } from '@lurk/table';
import * as v from 'valibot';
import { Buckets } from './buckets.ts';
import { Refused } from './committer.ts';
import { allGames } from './games.ts';
import { isOurs, securityHeaders } from './headers.ts';
import type { House } from './house.ts';
import { traceOf } from './log.ts';
import { qrOf } from './qr.ts';
import { recordFrom } from './records.ts';
import type { Sessions } from './sessions.ts';
import type { SessionRow } from './storage.ts';
import type { Tables } from './tables.ts';

const MOST_BODY = 4096;
const STATUS: Partial<Record<RefusalCode, number>> = {
  tooBig: 413,
  tooFast: 429,
  noSuchTable: 404,
  noSuchGame: 404,
  storage: 503,
  stopping: 503,
};

interface Answer {
  body: unknown;
  cookie?: string;
}

export class Api {
  readonly #house: House;
  readonly #tables: Tables;
  readonly #sessions: Sessions;
  readonly #requests: Buckets;

  constructor(house: House, tables: Tables, sessions: Sessions) {
    this.#house = house;
    this.#tables = tables;
    this.#sessions = sessions;
    this.#requests = new Buckets(house.settings.rates.request);
  }

  async serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    try {
      const answer = await this.#answer(request, path);
      send(request, response, 200, answer);
    } catch (error) {
      if (!(error instanceof Refused)) this.#house.log('fault', traceOf(error));
      const code: RefusalCode = error instanceof Refused ? error.code : 'storage';
      send(request, response, STATUS[code] ?? 400, { body: { code } });
    }
  }

  async #answer(request: IncomingMessage, path: string): Promise<Answer> {
    if (!this.#requests.take(request.socket.remoteAddress ?? '', this.#house.now())) throw new Refused('tooFast');
    if (request.method === 'POST') {
      if (!isOurs(request, this.#house.settings.address)) throw new Refused('badMessage');
      return this.#post(request, path, parse(await bodyOf(request)));
    }
    if (request.method !== 'GET') throw new Refused('badMessage');
    return { body: this.#get(request, path) };
  }

  async #post(request: IncomingMessage, path: string, raw: unknown): Promise<Answer> {
    switch (path) {
      case '/api/hello': {
        const { name } = read(HelloBody, raw);
        const { session, cookie } = this.#guest(request, name);
        return { body: { you: { id: session.player, name: session.name } }, cookie };
      }
      case '/api/tables': {
        const body = read(TableBody, raw);
        const { session, cookie } = this.#guest(request, body.name);
        return { body: { code: await this.#tables.create(body, playerOf(session)) }, cookie };
      }
      case '/api/play': {
        const body = read(PlayBody, raw);
        const { session, cookie } = this.#guest(request, body.name);
        return { body: { code: await this.#tables.playNow(body, playerOf(session)) }, cookie };
      }
    }
    throw new Refused('badMessage');
  }

  /** The guest of this request; a new one if he has not been here before. */
  #guest(request: IncomingMessage, name: string | undefined): { session: SessionRow; cookie?: string } {
    const known = this.#sessions.find(request);
    const now = this.#house.now();
    if (!known) return this.#sessions.create(request, name, now);
    return { session: name && name !== known.name ? this.#sessions.rename(known, name, now) : known };
  }

  #get(request: IncomingMessage, path: string): unknown {
    const session = this.#sessions.find(request);
    if (path === '/api/me') return { you: session && playerOf(session), tables: session ? this.#tables.of(playerOf(session)) : [] };
    if (path === '/api/games') return { games: games() };
    const [, , kind, id = '', part, more] = path.split('/');
    if (more === undefined && kind === 'tables') {
      const code = read(CodeText, id, 'noSuchTable');
      const room = this.#tables.find(code);
      if (!room) throw new Refused('noSuchTable');
      if (part === undefined) return { table: room.info(session ? playerOf(session) : { id: '', name: '' }) };
      if (part === 'qr') return qrOf(`${this.#house.settings.address ?? `http://${request.headers.host}`}/t/${code}`);
    }
    if (kind === 'matches' && part === undefined) {
      const record = recordFrom(this.#house.storage, id);
      if (record) return record;
      throw new Refused('notNow');
    }
    throw new Refused('badMessage');
  }
}

const playerOf = ({ player, name }: SessionRow) => ({ id: player, name });

const games = () =>
  allGames().map(({ module, contract }) => ({
    name: contract.name,
    rulesVersion: module.rulesVersion,
    seats: [contract.seats.min, contract.seats.max],
    usual: contract.seats.usual,
    options: defaultsOf(contract.options),
    sides: wishable(contract),
    levels: BotLevel.options,
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
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BODY) throw new Refused('tooBig');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function send(request: IncomingMessage, response: ServerResponse, status: number, { body, cookie }: Answer): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    ...securityHeaders(request),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(cookie && { 'set-cookie': cookie }),
  });
  response.end(JSON.stringify(body));
}
