/** Sessions: a random token in an HttpOnly cookie. There are no accounts; a guest has a nickname. */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { guestName, NOBODY } from '@lurk/table';
import { type Committer, Refused } from '../commit/committer.ts';
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

/** Cookies of one name that are looked up, at most: one is ours, and neighbours on a subdomain or under a path may have planted others beside it. */
const MOST_TRIED = 16;

/** The last ones of a name: browsers send ours, which is for every path, after those for longer paths. */
const lastOf = (tokens: string[]): string[] => [...new Set(tokens)].slice(-MOST_TRIED);

/** What the cookies of a request say. */
function tokensOf({ headers }: IncomingMessage): { plain: string[]; safe: string[] } {
  const plain: string[] = [];
  const safe: string[] = [];
  for (const part of headers.cookie?.split(';') ?? []) {
    const [name, value = ''] = part.trim().split('=');
    if (name === COOKIE && TOKEN.test(value)) plain.push(value);
    if (name === SAFE_COOKIE && SAFE_TOKEN.test(value)) safe.push(value);
  }
  return { plain: lastOf(plain), safe: lastOf(safe) };
}

const cookieOf = (token: string, age: number, secure: boolean): string =>
  `${secure ? SAFE_COOKIE : COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? '; Secure' : ''}`;

/** Under https, for a session known by the cookie of an earlier Lurk: the same session under the safe name. */
export function movedCookies(request: IncomingMessage, { hash }: SessionRow): string[] {
  const { plain, safe } = tokensOf(request);
  const token = safe.length > 0 ? undefined : plain.find((each) => hashOf(each) === hash);
  return token ? [cookieOf(token, YEAR, true), cookieOf('', 0, false)] : [];
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

  /** The session of a request. Refused if its cookies name several: all but one were planted, and nothing tells which. */
  async find(request: IncomingMessage): Promise<SessionRow | null> {
    const { plain, safe } = tokensOf(request);
    const session = await this.#known(safe.length > 0 ? safe : plain);
    if (session) this.#seen.add(session.hash);
    return session && wasUnnamed(session) ? { ...session, name: unnamed(session.player) } : session;
  }

  async #known(tokens: string[]): Promise<SessionRow | null> {
    const found = await Promise.all(tokens.map((token) => this.#storage.session(hashOf(token))));
    const [session = null, ...others] = found.filter((row) => row !== null);
    if (others.length > 0) throw new Refused('badMessage');
    return session;
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
