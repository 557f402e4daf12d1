/** Rate limits (token buckets) and caps on what is held at the same time, by session and by address. */
import { keysOf } from '@lurk/kernel';
import { Refused } from '../commit/committer.ts';
import { Counter } from '../common/counter.ts';
import { Holdings } from '../common/holdings.ts';
import { NOBODY, type Visitor } from '../common/visitor.ts';
import type { Rate, Rates } from '../settings.ts';
import { Buckets } from './buckets.ts';

type Rated = { [W in keyof Rates]: Rates[W] extends Rate ? W : never }[Exclude<keyof Rates, 'connection' | 'flood'>];

export class Limits {
  readonly rates: Rates;
  /** How often each limit was hit. */
  readonly reached: Counter<keyof Rates>;
  readonly #now: () => number;
  readonly #buckets;
  /** TCP connections by address, with or without a session. */
  readonly lines = new Holdings();
  readonly socketsBySession = new Holdings();
  readonly socketsByAddress = new Holdings();
  readonly #tablesBySession = new Holdings();
  readonly #tablesByAddress = new Holdings();

  /** `now` is monotonic. */
  constructor(rates: Rates, now: () => number) {
    this.rates = rates;
    this.reached = new Counter(keysOf(rates));
    this.#now = now;
    this.#buckets = {
      request: new Buckets(rates.request),
      guest: new Buckets(rates.guest),
      connect: new Buckets(rates.connect),
      session: new Buckets(rates.session),
      chat: new Buckets(rates.chat),
      chatByAddress: new Buckets(rates.chatByAddress),
      chatAtTable: new Buckets(rates.chatAtTable),
      chatOfWatchers: new Buckets(rates.chatOfWatchers),
      chatOfWatchersByAddress: new Buckets(rates.chatOfWatchersByAddress),
      guess: new Buckets(rates.guess),
      guessByAddress: new Buckets(rates.guessByAddress),
      page: new Buckets(rates.page),
      health: new Buckets(rates.health),
      table: new Buckets(rates.table),
      tableByAddress: new Buckets(rates.tableByAddress),
    };
  }

  /** May this name do this once more, now? */
  allow(what: Rated, name: string): boolean {
    const taken = this.#buckets[what].take(name, this.#now());
    if (!taken) this.reached.add(what);
    return taken;
  }

  /**
   * May this be said at this table? New sessions of one address get no further than one; and those who watch do not keep those who play from speaking.
   * What is shared with more people is asked later: a line refused for its session or address costs the others nothing.
   */
  allowChat({ session, address }: Visitor, table: string, isSeated: boolean): boolean {
    const mayHere = this.allow('chat', session) && (isSeated || this.allow('chatOfWatchersByAddress', `${table} ${address}`));
    return mayHere && this.allow('chatByAddress', address) && this.allow(isSeated ? 'chatAtTable' : 'chatOfWatchers', table);
  }

  /** May a table be looked up? Costs a token, which `guessedRight` gives back. */
  allowGuess({ session, address }: Visitor): boolean {
    if (!this.allow('guessByAddress', address)) return false;
    if (session === NOBODY || this.allow('guess', session)) return true;
    this.#buckets.guessByAddress.giveBack(address);
    return false;
  }

  /** The code was a table's. */
  guessedRight({ session, address }: Visitor): void {
    this.#buckets.guessByAddress.giveBack(address);
    if (session !== NOBODY) this.#buckets.guess.giveBack(session);
  }

  /** Is the cap reached? */
  isFull(what: 'sockets' | 'socketsByAddress' | 'tables' | 'tablesByAddress', held: Holdings, name: string): boolean {
    const full = held.of(name) >= this.rates[what];
    if (full) this.reached.add(what);
    return full;
  }

  /** A table is made; throws if its maker makes too many, or has too many in memory. */
  openTable({ session, address }: Visitor): void {
    const full = this.isFull('tables', this.#tablesBySession, session) || this.isFull('tablesByAddress', this.#tablesByAddress, address);
    if (full) throw new Refused('tooMany');
    const allowed = this.allow('table', session) && this.allow('tableByAddress', address);
    if (!allowed) throw new Refused('tooFast');
    this.#tablesBySession.add(session);
    this.#tablesByAddress.add(address);
  }

  /** A table has left the memory. */
  closeTable({ session, address }: Visitor): void {
    this.#tablesBySession.drop(session);
    this.#tablesByAddress.drop(address);
  }

  /** Drops full buckets. */
  sweep(): void {
    for (const bucket of Object.values(this.#buckets)) bucket.sweep(this.#now());
  }
}
