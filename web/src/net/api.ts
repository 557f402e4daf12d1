/** What the page asks the server by HTTP. Everything that happens at a table goes over the socket. */
import type { BotLevel, PlayBody, RefusalCode, Speed, TableBody, TableInfo } from '@lurk/table';

/** A refusal of the server, or no server at all. */
export type Trouble = RefusalCode | 'offline';

class Failed extends Error {
  readonly code: Trouble;
  constructor(code: Trouble) {
    super(code);
    this.code = code;
  }
}

export interface You {
  readonly id: string;
  readonly name: string;
}
export interface MyTable {
  readonly code: string;
  readonly game: string;
  readonly state: TableInfo['state'];
  /** Names by seat; an empty one is an open seat. */
  readonly seats: readonly string[];
  /** Null while nobody has looked. */
  readonly yourTurn: boolean | null;
  readonly at: number;
}
export interface GameFacts {
  readonly name: string;
  readonly example?: true;
  readonly seats: readonly [least: number, most: number];
  readonly levels: readonly BotLevel[];
  readonly speeds: readonly Speed[];
}
export interface Qr {
  readonly size: number;
  readonly path: string;
  readonly link: string;
}

/** A server that does not answer within this time counts as offline. */
const PATIENCE = 8_000;

async function call<T>(path: string, body?: unknown): Promise<T> {
  const wanted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(path, { ...wanted, signal: AbortSignal.timeout(PATIENCE) }).catch(() => {
    throw new Failed('offline');
  });
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  // A proxy in front of a stopped server answers too, but not with our error format.
  const refusal: { code?: RefusalCode } | null = answer;
  throw new Failed(refusal?.code ?? 'offline');
}

export const api = {
  hello: (name?: string) => call<{ you: You }>('/api/hello', name ? { name } : {}),
  /** The session ends here; `forget` also takes every trace of the name. */
  logout: () => call<object>('/api/logout', {}),
  forget: () => call<object>('/api/forget', {}),
  me: () => call<{ you: You | null; tables: MyTable[] }>('/api/me'),
  games: () => call<{ games: GameFacts[] }>('/api/games'),
  play: (body: PlayBody) => call<{ code: string }>('/api/play', body),
  make: (body: TableBody) => call<{ code: string }>('/api/tables', body),
  qr: (code: string) => call<Qr>(`/api/tables/${code}/qr`),
  record: (match: string) => call<unknown>(`/api/matches/${match}`),
};

export const troubleOf = (error: unknown): Trouble => (error instanceof Failed ? error.code : 'offline');
