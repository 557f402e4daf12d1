/** One table among several servers: what others have stored of it since, who follows it through them, and the lease of its match. */
import type { Effect, Keeper } from '../commit/committer.ts';
import { Throttle } from '../commit/throttle.ts';
import type { Services } from '../services.ts';
import type { Attending, ClusterStore, Notification, Revision, TableUpdate } from '../store/cluster-store.ts';
import { Lease, type LeasedTable } from './lease.ts';

/** The other servers are told who is here at most once in so many milliseconds. */
const ATTEND = 200;
/** Who is connected through other servers is read again after so long: the notification that it has changed may have been lost. */
const KNOWING = 2000;
const NEVER = Number.NEGATIVE_INFINITY;

/** Who follows the same table through other servers. */
export interface Elsewhere {
  players: ReadonlySet<string>;
  /** Those of them whose page is visible. */
  lookers: ReadonlySet<string>;
  watchers: number;
  calls: readonly Attending['calls'][];
}

/** What synchronising needs of its table. */
export interface SyncedTable extends LeasedTable {
  readonly keeper: Keeper & {
    /** The same match, further on: `update` has been applied to it already. */
    goOn(update: TableUpdate): Promise<void>;
  };
  readonly audience: LeasedTable['audience'] & {
    readonly size: number;
    readonly here: string[];
    readonly lookersHere: string[];
    readonly watchersHere: number;
    elsewhere: Elsewhere;
    tell(message: { t: 'gone' } | { t: 'givesWay'; seat: number }): void;
  };
  readonly match: LeasedTable['match'] & {
    readonly actor:
      | (NonNullable<LeasedTable['match']['actor']> & {
          readonly id: string;
          readonly no: number;
          follow(inputs: TableUpdate['inputs']): boolean;
          readonly driver: { sawTill(seat: number, n: number): void; sign(seat: number): void; giveWay(seat: number): boolean };
        })
      | null;
    stepBack(): boolean;
  };
  readonly attendance: { readonly absences: { readonly calls: Attending['calls'] } };
  readonly standIns: { othersChanged(came: string[], went: string[]): void };
}

export class TableSync {
  /** How many changes of this table are in memory. */
  version: number;
  readonly lease: Lease;
  readonly #services: Services;
  readonly #cluster: ClusterStore;
  readonly #table: SyncedTable;
  readonly #attending: Throttle;
  #looking = false;
  /** When it was last read who is connected through other servers. */
  #knewAt = NEVER;
  /** What the other servers were last told of who is here. */
  #attended = '';

  constructor(services: Services, cluster: ClusterStore, version: number, table: SyncedTable) {
    this.#services = services;
    this.#cluster = cluster;
    this.version = version;
    this.#table = table;
    this.lease = new Lease(services, cluster, table, () => this.lookNow());
    this.#attending = new Throttle(services.guard, ATTEND, 'attending', () => this.#attend());
  }

  /** The revision a change makes of this table. */
  revision({ writes, isMatchRead }: Effect): Revision {
    const has = (name: string): boolean => writes.some(([write]) => write === name);
    const from = this.version++;
    return { code: this.#table.state.code, from, table: has('saveTable'), chats: has('addChat'), match: isMatchRead ?? false };
  }

  /** Nothing is on its way to the store: the version in memory is the stored one, as far as this server knows. */
  get isQuiet(): boolean {
    return this.#table.keeper.lane.isSettled;
  }

  hear(note: Extract<Notification, { code: string }>): void {
    const { driver } = this.#table.match.actor ?? {};
    this.#services.committer.within(this.#table.keeper, () => {
      if (note.t === 'seen') driver?.sawTill(note.seat, note.n);
      else if (note.t === 'sign') driver?.sign(note.seat);
      else {
        driver?.giveWay(note.seat);
        this.#table.audience.tell({ t: 'givesWay', seat: note.seat });
      }
    });
  }

  /** Notifies the servers through which others follow this table. */
  notify(note: Notification): void {
    if (this.#table.audience.elsewhere.players.size > 0) this.#cluster.notify(note).catch(() => {});
  }

  /** Notifications may have been lost, theirs and ours. */
  again(): void {
    this.#attended = '';
    this.here();
    this.look(true);
  }

  /** Reads what others have stored, as soon as nothing is on its way; with `who`, also who is connected through them. */
  look(who = false): void {
    if (who) this.#knewAt = NEVER;
    if (this.#looking) return;
    this.#looking = true;
    this.#services.committer.settled(
      this.#table.keeper,
      async () => {
        this.#looking = false;
        await this.lookNow();
      },
      () => {
        this.#looking = false;
      },
    );
  }

  /**
   * Another server stored first: these revisions are rolled back, and the winner's inputs replayed. False if the table has to be read from the store
   * instead, as where more than moves was lost.
   */
  async stepBack(undone: readonly Revision[]): Promise<boolean> {
    const [first] = undone;
    const { match } = this.#table;
    if (!first || undone.some(({ table, chats, match }) => table || chats || match) || !match.stepBack()) return false;
    this.version = first.from;
    if (!(await this.lookNow())) return false;
    match.wakeUnlessHeld();
    return true;
  }

  /** Only while nothing else happens at this table; false if it is not there. */
  async lookNow(): Promise<boolean> {
    const { match, audience, state, keeper } = this.#table;
    const { actor } = match;
    const now = this.#services.now();
    const who = now - this.#knewAt >= KNOWING;
    if (who) this.#knewAt = now;
    const known = { version: this.version, match: actor?.id ?? null, no: actor?.no ?? 0, who };
    const update = await this.#cluster.updateSince(state.code, known).catch((error) => {
      this.#knewAt = NEVER;
      throw error;
    });
    if (!update) {
      // One that was just made is not stored yet.
      if (this.version > 0) audience.tell({ t: 'gone' });
      return false;
    }
    if (update.others) this.#take(update.others);
    if (update.version === this.version && update.inputs.length === 0) return true;
    const next: SyncedTable['state'] = update.table === null ? state : JSON.parse(update.table);
    const isAway = !actor && audience.size > 0 && (next.state === 'playing' || next.state === 'over');
    // A store restored from a backup has lost its last changes and is behind its servers: they go back to what it has.
    const isBehind = update.version < this.version;
    const isSame = !isBehind && !update.match && next.match === state.match && !isAway;
    const follows = isSame && (update.inputs.length === 0 || actor?.follow(update.inputs));
    if (!follows) await this.#services.committer.catchUp(keeper);
    else {
      this.version = update.version;
      await keeper.goOn(update);
    }
    return true;
  }

  // ── Who is there ──

  /** Somebody connected here, left, or calls for a bot: the other servers are told. */
  here(): void {
    this.#attending.ask();
  }

  #attend(): void {
    const { audience, attendance, state } = this.#table;
    const { calls } = attendance.absences;
    const who: Attending = { players: audience.here, lookers: audience.lookersHere, watchers: audience.watchersHere, calls };
    const text = audience.size > 0 ? JSON.stringify(who) : '';
    if (text === this.#attended) return;
    this.#attended = text;
    this.#cluster.attend(state.code, text ? who : null).catch(() => {
      // Told again once the store answers: no other server could say it.
      this.#attended = '';
      this.here();
    });
  }

  #take(others: Attending[]): void {
    const { audience } = this.#table;
    const before = audience.elsewhere;
    const players = new Set(others.flatMap((other) => other.players));
    const lookers = new Set(others.flatMap((other) => other.lookers ?? other.players));
    const watchers = others.reduce((sum, other) => sum + other.watchers, 0);
    const calls = others.map((other) => other.calls);
    const textOf = (all: Elsewhere): string => JSON.stringify([[...all.players], [...all.lookers], all.watchers, all.calls]);
    const now: Elsewhere = { players, lookers, watchers, calls };
    if (textOf(now) === textOf(before)) return;
    audience.elsewhere = now;
    const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] => [...some].filter((player) => !others.has(player));
    this.#table.standIns.othersChanged(without(players, before.players), without(before.players, players));
  }
}
