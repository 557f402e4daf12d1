/**
 * This server's membership among those that share the store: it sends heartbeats, receives the others' notifications, and acquires the leases of
 * matches its people play. The leases of a server that dies are taken over by the others as soon as its last heartbeat has expired.
 */
import type { Guard } from '../commit/guard.ts';
import type { ClusterStore, Notification } from '../store/cluster-store.ts';
import type { TableSync } from './table-sync.ts';

/** Heartbeats before one expires: some may be late. */
const BEATS = 5;
/** In milliseconds: a heartbeat that took longer says too little about the time. */
const SLOW = 200;
/** Heartbeats between two comparisons of everything, for lost notifications. */
const LOOK_EVERY = 4;
/** Heartbeats between two searches for what dead servers have left behind. */
const TIDY_EVERY = 120;

/** The tables of this server. */
interface SyncedTables {
  readonly awake: Iterable<{ readonly code: string; readonly sync: TableSync | null }>;
  inMemory(code: string): { readonly sync: TableSync | null } | undefined;
}

interface MembershipDeps {
  cluster: ClusterStore;
  guard: Guard;
  /** Stores the matches of servers long dead as asleep. */
  tidy(): Promise<unknown>;
  now(): number;
  /** Everybody connected through this server. */
  players(): string[];
  /** A session has ended; a player was erased. */
  bye(player: string): void;
  forgot(): void;
}

export class Membership {
  readonly #cluster: ClusterStore;
  readonly #tables: SyncedTables;
  readonly #guard: Guard;
  readonly #deps: Omit<MembershipDeps, 'cluster' | 'guard'>;
  #timer: NodeJS.Timeout | undefined;
  #busy = false;
  #beats = 0;
  #living = '';
  #heardAt = performance.now();
  /** How far our time is ahead of the store's own clock. */
  #ahead = 0;

  constructor({ cluster, guard, ...deps }: MembershipDeps, tables: SyncedTables) {
    this.#cluster = cluster;
    this.#tables = tables;
    this.#guard = guard;
    this.#deps = deps;
  }

  async begin(): Promise<void> {
    await this.#beat();
    const received = this.#guard.wrap('notification', (note: Notification) => this.#receive(note));
    const missed = this.#guard.wrap('missed', () => this.#missed());
    this.#cluster.listen({ received, missed });
    this.#timer = this.#guard.every(this.#cluster.life / BEATS, 'membership', () => void this.#tick());
  }

  *#syncs(): Generator<readonly [code: string, sync: TableSync]> {
    for (const { code, sync } of this.#tables.awake) if (sync) yield [code, sync];
  }

  #syncOf(code: string): TableSync | null {
    return this.#tables.inMemory(code)?.sync ?? null;
  }

  /** Notifications may have been lost: everything they could have said is read. */
  async #missed(): Promise<void> {
    for (const [, sync] of this.#syncs()) sync.again();
    this.#deps.forgot();
    for (const player of await this.#cluster.ended(this.#deps.players())) this.#deps.bye(player);
  }

  #receive(note: Notification): void {
    if (note.t === 'bye') this.#deps.bye(note.player);
    else if (note.t === 'forgot') this.#deps.forgot();
    else if ('codes' in note) for (const code of note.codes) this.#syncOf(code)?.look(note.t === 'who');
    else this.#syncOf(note.code)?.hear(note);
  }

  async #tick(): Promise<void> {
    if (this.#busy) {
      this.#expire();
      return;
    }
    this.#busy = true;
    try {
      await this.#beat();
      await this.#takeOver();
      if (++this.#beats % LOOK_EVERY === 0) {
        await this.#compareLeases();
        await this.#compareVersions();
      }
      if (this.#beats % TIDY_EVERY === 0) await this.#deps.tidy();
    } catch {
      // The store cannot be reached, which its writes report.
      this.#expire();
    }
    this.#busy = false;
  }

  /** A server whose heartbeat has expired holds no lease. */
  #expire(): void {
    if (performance.now() - this.#heardAt > this.#cluster.life) this.#loseLeases();
  }

  async #beat(): Promise<void> {
    const asked = performance.now();
    const from = this.#deps.now();
    const { kept, living, at } = await this.#cluster.beat(this.#ahead);
    if (!kept) this.#loseLeases();
    this.#heardAt = asked;
    const took = this.#deps.now() - from;
    if (took <= SLOW) this.#ahead = Math.round(from + took / 2 - at);
    // People connected through a server that is gone are gone.
    if (living !== this.#living) for (const [, sync] of this.#syncs()) sync.look(true);
    this.#living = living;
  }

  #loseLeases(): void {
    for (const [, { lease }] of this.#syncs()) lease.lost();
  }

  async #takeOver(): Promise<void> {
    for (const [, { lease }] of this.#syncs()) if (lease.isUnused) await lease.release();
    const wanted = [...this.#syncs()].flatMap(([code, { lease }]) => (lease.isWanted ? [code] : []));
    if (wanted.length === 0) return;
    for (const { code, gap } of await this.#cluster.acquireLeases(wanted)) this.#syncOf(code)?.lease.acquired(gap);
  }

  async #compareVersions(): Promise<void> {
    const known = new Map([...this.#syncs()].flatMap(([code, sync]) => (sync.isQuiet ? [[code, sync.version] as const] : [])));
    if (known.size === 0) return;
    for (const code of await this.#cluster.behind(known)) this.#syncOf(code)?.look();
  }

  /** An answer of the store may have been lost on the way: its list of our leases and ours are made the same. */
  async #compareLeases(): Promise<void> {
    const ours = [...this.#syncs()].flatMap(([code, { lease }]) => (lease.isHeldOrAsked ? [code] : []));
    const held = new Set(await this.#cluster.reconcileLeases(ours));
    for (const code of ours) if (!held.has(code)) this.#syncOf(code)?.lease.lost();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#cluster.leave();
  }
}
