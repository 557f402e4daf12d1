/**
 * The lease of one table's match among several servers. The server that holds it asks the bots and runs the clocks; the others only take their own
 * people's answers. A lease saves work and is never needed for correctness: with two holders every change is still stored once, by its revision.
 */
import type { Keeper } from '../commit/committer.ts';
import type { Services } from '../services.ts';
import type { ClusterStore } from '../store/cluster-store.ts';

const NEVER = Number.NEGATIVE_INFINITY;

/** What a lease needs of its table. */
export interface LeasedTable {
  readonly keeper: Keeper;
  readonly state: { readonly code: string; readonly state: string; readonly match: string | null };
  readonly audience: { readonly hasSeated: boolean };
  readonly match: {
    readonly isRunning: boolean;
    readonly isHeld: boolean;
    readonly actor: { stoodStill(ms: number): void; readonly driver: { pause(): void } } | null;
    load(): Promise<void>;
    wakeUnlessHeld(): void;
  };
}

export class Lease {
  #held = false;
  /** It is held, and all that other servers did before is in memory. */
  #driving = false;
  #asking = false;
  /** The match whose lease another server holds, and until when that is taken for granted. */
  #refused: { match: string | null; until: number } = { match: null, until: NEVER };
  readonly #services: Services;
  readonly #cluster: ClusterStore;
  readonly #table: LeasedTable;
  /** Brings the table up to what is stored. */
  readonly #lookNow: () => Promise<boolean>;

  constructor(services: Services, cluster: ClusterStore, table: LeasedTable, lookNow: () => Promise<boolean>) {
    this.#services = services;
    this.#cluster = cluster;
    this.#table = table;
    this.#lookNow = lookNow;
  }

  /** May bots be asked and clocks run here? If not, the lease is asked for. */
  mayDrive(): boolean {
    this.#ask();
    return this.#driving;
  }

  /** People play here, and as far as known no server holds the lease. */
  get isWanted(): boolean {
    const { audience, match, state } = this.#table;
    return !this.#held && state.state === 'playing' && audience.hasSeated && !match.isHeld;
  }

  /** It is held here, or the answer to asking for it is on its way. */
  get isHeldOrAsked(): boolean {
    return this.#held || this.#asking;
  }

  /** It is held, and nobody plays here. */
  get isUnused(): boolean {
    const { audience, match } = this.#table;
    return this.#held && !audience.hasSeated && !match.isRunning;
  }

  /** Asked once. If another server holds it, not again with every answer: `Membership` asks with every heartbeat. */
  #ask(): void {
    const { code, match } = this.#table.state;
    const { now } = this.#services;
    if (!this.isWanted || this.#asking || (match === this.#refused.match && now() < this.#refused.until)) return;
    this.#asking = true;
    this.#cluster
      .acquireLeases([code])
      .then(([acquired]) => {
        if (acquired) this.acquired(acquired.gap);
        else this.#refused = { match, until: now() + this.#cluster.life };
      })
      .catch(() => {})
      .finally(() => {
        this.#asking = false;
      });
  }

  /** This server holds it from now on; no server did for `gap` milliseconds. */
  acquired(gap: number): void {
    if (this.#held) return;
    this.#held = true;
    const begin = async (): Promise<void> => {
      await this.#lookNow();
      const { match } = this.#table;
      await match.load();
      if (!this.#held) return;
      // The match ended while the lease was on its way: the next match must find it free.
      if (!match.actor) return this.release();
      this.#driving = true;
      match.actor.stoodStill(gap);
      match.wakeUnlessHeld();
    };
    this.#services.committer.settled(this.#table.keeper, begin, () => {
      this.#held = false;
      this.#driving = false;
    });
  }

  /** Another server may hold it by now. */
  lost(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#driving = false;
    this.#services.committer.within(this.#table.keeper, () => this.#table.match.actor?.driver.pause());
  }

  /** The clocks are stored as stopped: any server may take the lease and wake the match. */
  async release(): Promise<void> {
    if (!this.#held) return;
    this.#held = false;
    this.#driving = false;
    await this.#cluster.releaseLease(this.#table.state.code).catch(() => {});
  }
}
