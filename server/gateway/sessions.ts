/** Sessions: a random token in an HttpOnly cookie. There are no accounts; a guest has a nickname. */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { guestName, NOBODY } from '@lurk/table';
import type { Committer } from '../commit/committer.ts';
import type { SessionRow, Storage } from '../store/storage.ts';

const COOKIE = 'lurk';
/** A browser takes this one over https from this very address and from nowhere else: no neighbour of ours, and nobody on the line, can plant theirs. */
const SAFE_COOKIE = '__Host-lurk';
const YEAR = 365 * 24 * 60 * 60;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Of a guest who has chosen no name: always the same, from nothing but their random id. */
const unnamed = (player: string): string => guestName(createHash('sha256').update(player).digest().readUInt32BE());

/** Up to 0.5.0 such a guest was stored under an English word, and anybody could be called as those are who were forgotten. */
const wasUnnamed = ({ player, name }: SessionRow): boolean => name === `Guest ${player.slice(0, 4)}` || name === NOBODY;

/** 256 bits in base64url: anything else is not ours and is not looked up. */
const TOKEN = /^[\w-]{43}$/;
/** One made under https is marked, and is believed under the safe name alone. */
const SAFE_TOKEN = /^h?[\w-]{43}$/;

/** What the cookies of a request say. */
function tokensOf({ headers }: IncomingMessage): { plain: string | null; safe: string | null } {
  const tokens: ReturnType<typeof tokensOf> = { plain: null, safe: null };
  for (const part of headers.cookie?.split(';') ?? []) {
    const [name, value = ''] = part.trim().split('=');
    if (name === COOKIE && TOKEN.test(value)) tokens.plain ??= value;
    if (name === SAFE_COOKIE && SAFE_TOKEN.test(value)) tokens.safe ??= value;
  }
  return tokens;
}

function tokenOf(request: IncomingMessage): string | null {
  const { plain, safe } = tokensOf(request);
  return safe ?? plain;
}

const cookieOf = (token: string, age: number, secure: boolean): string =>
  `${secure ? SAFE_COOKIE : COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? '; Secure' : ''}`;

/** Under https, for a request with the cookie of an earlier Lurk: the same session under the safe name. */
export function movedCookies(request: IncomingMessage): string[] {
  const { plain, safe } = tokensOf(request);
  return plain && !safe ? [cookieOf(plain, YEAR, true), cookieOf('', 0, false)] : [];
}

export class Sessions {
  readonly #storage: Storage;
  readonly #committer: Committer;
  /** Sessions seen since that was last stored. */
  readonly #seen = new Set<string>();
  constructor({ storage, committer }: { storage: Storage; committer: Committer }) {
    this.#storage = storage;
    this.#committer = committer;
  }

  async find(request: IncomingMessage): Promise<SessionRow | null> {
    const token = tokenOf(request);
    const session = token ? await this.#storage.session(hashOf(token)) : null;
    if (session) this.#seen.add(session.hash);
    return session && wasUnnamed(session) ? { ...session, name: unnamed(session.player) } : session;
  }

  /** Takes some of the sessions seen since: housekeeping stores that they were, which need not be at every request. */
  takeSeen(most: number): string[] {
    const some = [...this.#seen].slice(0, most);
    for (const hash of some) this.#seen.delete(hash);
    return some;
  }

  /** A new guest, and the cookie that makes them known again. */
  async create(secure: boolean, name: string | undefined, now: number): Promise<{ session: SessionRow; cookies: string[] }> {
    const token = `${secure ? 'h' : ''}${randomBytes(32).toString('base64url')}`;
    const player = randomBytes(9).toString('base64url');
    const session = { hash: hashOf(token), player, name: name ?? unnamed(player) };
    await this.#committer.store(['saveSession', session, now]);
    return { session, cookies: [cookieOf(token, YEAR, secure)] };
  }

  async rename(session: SessionRow, name: string, now: number): Promise<SessionRow> {
    const renamed = { ...session, name };
    await this.#committer.store(['saveSession', renamed, now]);
    return renamed;
  }

  /** The session is no more; the cookies that end it in the browser too, whichever it has. */
  async end({ hash }: SessionRow): Promise<string[]> {
    this.#seen.delete(hash);
    await this.#committer.store(['dropSession', hash]);
    return [cookieOf('', 0, false), cookieOf('', 0, true)];
  }
}
