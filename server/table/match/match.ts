/** The match of one table: loaded on demand, and frozen where no rules at hand can play it. */
import { type Dealt, type Frozen, type Rejection, seedFrom } from '@lurk/table';
import { Refused } from '../../commit/committer.ts';
import type { Services } from '../../services.ts';
import type { MatchRow } from '../../store/storage.ts';
import { peopleOf } from '../lobby.ts';
import { Actor, type Begun, type MatchDeps } from './actor.ts';
import { newMatch } from './new-match.ts';

/** Milliseconds after a failure before bots and clocks go on. */
const REST = 1000;

export class TableMatch {
  #actor: Actor | null = null;
  #frozen = false;
  #restsUntil = 0;
  readonly #services: Services;
  readonly #table: MatchDeps;

  constructor(services: Services, table: MatchDeps) {
    this.#services = services;
    this.#table = table;
  }

  /** As far as it is in memory. */
  get actor(): Actor | null {
    return this.#actor;
  }
  /** Do its clocks run? */
  get isRunning(): boolean {
    return this.#actor?.driver.isStarted ?? false;
  }
  /** It cannot be brought back by the rules at hand. */
  get isFrozen(): boolean {
    return this.#frozen;
  }

  /** A match dealt just now: what it stores is part of the transaction that begins it, and it is this table's from then on (`take`). */
  begin(dealt: Dealt): Begun & { row: MatchRow } {
    const seed = seedFrom(dealt);
    const row = newMatch(this.#table.state, dealt, seed, this.isHeld ? this.#services.now() : null);
    return { row, ...Actor.begin(this.#services, this.#table, row, seed) };
  }

  take(actor: Actor): void {
    this.#actor = actor;
  }

  /** There is a match that is not in memory, though it could be. */
  get isAway(): boolean {
    const { state, match } = this.#table.state;
    return !this.#actor && !this.#frozen && match !== null && (state === 'playing' || state === 'over');
  }

  /** Loads it if it is not in memory; nothing else may happen at this table meanwhile. */
  async load(): Promise<void> {
    const { match } = this.#table.state;
    const row = this.isAway && match ? await this.#services.storage.match(match) : null;
    if (!row) return;
    const found = await Actor.load(this.#services, this.#table, row);
    if (found instanceof Actor) this.#actor = found;
    else this.#freeze(row, found);
  }

  /** Nothing is lost: with the rules it began under beside today's, a restarted server plays it on. */
  #freeze({ id, game, rulesVersion }: MatchRow, { why, no }: Frozen): void {
    this.#frozen = true;
    this.#services.log('match frozen', { match: id, game, rules: rulesVersion, why, input: no });
  }

  /** The match in memory; throws if there is none to play. */
  played(): Actor {
    if (!this.#actor) throw new Refused(this.#frozen ? 'otherRules' : 'notNow');
    return this.#actor;
  }

  /** A lone player among bots is waited for while they read their role; in company a reader holds up nobody. */
  get isHeld(): boolean {
    const { audience, state } = this.#table;
    return peopleOf(state).length === 1 && audience.hasSeated && !audience.hasAttentive;
  }

  /** A player is connected: bots and clocks go on. After a failure not at once, since what failed may fail again. */
  wake(): void {
    const actor = this.#actor;
    const { sync, keeper } = this.#table;
    if (!actor || (sync && !sync.lease.mayDrive())) return;
    const { guard, committer, now } = this.#services;
    const rest = this.#restsUntil - now();
    if (rest <= 0) actor.wake();
    else guard.after(rest, 'match goes on', () => this.#actor === actor && committer.within(keeper, () => this.wake()));
  }

  wakeUnlessHeld(): void {
    if (!this.isHeld) this.wake();
  }

  /** Rolls back what is not stored; false if the match has to be loaded again. */
  stepBack(): boolean {
    const before = this.#actor?.stepBack() ?? null;
    if (before) this.#actor = before;
    return before !== null;
  }

  /** Something of it has failed. */
  rest(): void {
    this.#restsUntil = this.#services.now() + REST;
  }

  /** Drops it from memory; everything is stored. */
  close(code: Rejection): void {
    this.#actor?.driver.close(code);
    this.#actor = null;
    this.#frozen = false;
  }
}
