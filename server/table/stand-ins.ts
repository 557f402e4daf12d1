/** Players who are away, for a while or for good, and the bots that play for them. */
import type { Seat } from '@lurk/kernel';
import type { TableSync } from '../cluster/table-sync.ts';
import type { Effect, Keeper } from '../commit/committer.ts';
import type { Services } from '../services.ts';
import { Attendance } from './attendance.ts';
import type { Audience, Follower } from './audience.ts';
import { Ballot } from './ballot.ts';
import type { Player } from './lobby.ts';
import { departed, passHost, seatOf, setAway, type TableState, withBot } from './lobby.ts';
import type { TableMatch } from './match/match.ts';
import type { Presence } from './presence.ts';

export interface StandInDeps {
  readonly code: string;
  readonly keeper: Keeper;
  readonly audience: Audience;
  readonly match: TableMatch;
  readonly presence: Presence;
  readonly state: TableState;
  readonly sync: Pick<TableSync, 'notify' | 'here'> | null;
  /** The table's new state: stored, then told to all. */
  become(state: TableState): Effect;
}

export class StandIns {
  readonly attendance: Attendance;
  readonly ballot: Ballot;
  readonly #services: Services;
  readonly #table: StandInDeps;

  constructor(services: Services, table: StandInDeps) {
    this.#services = services;
    this.#table = table;
    const { committer } = services;
    this.attendance = new Attendance(services, table, {
      hostGone: () => committer.submit(table.keeper, () => this.#passOn()),
      voteOver: () => committer.submit(table.keeper, () => this.ballot.settled()),
    });
    this.ballot = new Ballot(services, table, this.attendance);
  }

  came({ id }: Player): void {
    const seat = seatOf(this.#table.state, id);
    this.attendance.absences.came(id, seat);
    this.attendance.look();
    this.lookedAt();
  }

  /** Whose page is visible, or whether anybody watches, may have changed. */
  lookedAt(): void {
    this.#services.committer.within(this.#table.keeper, () => this.#table.match.actor?.lookedAt());
  }

  /** A page says whether it is visible; if so, its player has just done something. Never told to anybody. */
  showed(follower: Follower, looking: boolean): void {
    const { viewer } = follower;
    const { code, sync } = this.#table;
    follower.looking = looking;
    if (viewer !== 'public') {
      this.lookedAt();
      if (looking) {
        this.#services.committer.within(this.#table.keeper, () => this.#table.match.actor?.driver.sign(viewer));
        sync?.notify({ t: 'sign', code, seat: viewer });
      }
    }
    sync?.here();
  }

  /** A player lost the connection: the calls of those left may be enough for a bot now. */
  went({ id }: Player): void {
    this.attendance.absences.went(id, this.#services.now());
    this.attendance.look();
    this.lookedAt();
    this.#services.committer.submit(this.#table.keeper, () => this.#called() ?? this.ballot.settled());
  }

  /** Players connected to or left other servers. */
  othersChanged(came: string[], went: string[]): void {
    const { absences } = this.attendance;
    for (const player of came) {
      const seat = seatOf(this.#table.state, player);
      absences.came(player, seat);
      if (seat !== null && !this.#table.audience.here.includes(player)) this.#table.match.actor?.driver.movedOn(seat);
    }
    for (const player of went) absences.went(player, this.#services.now());
    this.attendance.look();
    this.lookedAt();
    this.#services.committer.submit(this.#table.keeper, () => this.#called() ?? this.ballot.settled());
    this.#table.presence.changed();
  }

  /** A player asks for a bot in their place, or is back. */
  setAway(player: Player, away: boolean): Effect {
    const { table, seat } = setAway(this.#table.state, player, away);
    this.#table.match.played().driver.setBot(seat, away);
    return this.#table.become(table);
  }

  /** A player is gone for good. */
  depart(player: Player, forgotten: boolean): Effect {
    const table = departed(this.#table.state, player, forgotten);
    const seat = seatOf(table, player.id);
    if (seat !== null && table.state === 'playing') this.#table.match.actor?.driver.setBot(seat, true);
    return this.#table.become(table);
  }

  call({ id }: Player, seat: Seat): Effect {
    const { match, state, presence, sync } = this.#table;
    match.played();
    this.attendance.absences.call(state, id, seat, this.attendance.grace, this.#services.now());
    match.wake();
    const { writes, tell } = this.#called() ?? { writes: [], tell: () => presence.tellTable() };
    const tellAll = (): void => {
      tell();
      sync?.here();
    };
    return { writes, tell: tellAll };
  }

  /** Puts bots where enough of the connected players call for one. */
  #called(): Effect | null {
    const { match, state } = this.#table;
    const called = state.state === 'playing' ? this.attendance.absences.takeCalled(state, this.attendance.grace) : [];
    if (called.length === 0) return null;
    for (const seat of called) match.played().driver.setBot(seat, true);
    return this.#table.become(called.reduce((seated, seat) => withBot(seated, seat, true), state));
  }

  #passOn(): Effect | null {
    if (!this.attendance.isHostGone) return null;
    const { state, audience } = this.#table;
    const passed = passHost(state, (player) => audience.has(player));
    return passed === state ? null : this.#table.become(passed);
  }
}
