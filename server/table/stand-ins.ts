/** People of one table who are gone, for a while or for good, and the bots that sit in for them. */
import type { Seat } from '@lurk/kernel';
import type { Effect, Keeper } from '../commit/committer.ts';
import type { Player } from '../gateway/sessions.ts';
import type { Services } from '../services.ts';
import { Attendance } from './attendance.ts';
import type { Audience, Follower } from './audience.ts';
import { departed, passHost, seatOf, setAway, type TableState, withBot } from './lobby.ts';
import type { TableMatch } from './match/match.ts';

/** The table they are gone from. */
export interface GoneFrom {
  keeper: Keeper;
  audience: Audience;
  match: TableMatch;
  table(): TableState;
  /** The table's new state: stored, then told to all. */
  become(state: TableState): Effect;
  /** The table as it is, to everybody. */
  tellTable(): void;
}

export class StandIns {
  readonly attendance: Attendance;
  readonly #services: Services;
  readonly #at: GoneFrom;

  constructor(services: Services, at: GoneFrom) {
    this.#services = services;
    this.#at = at;
    const hostGone = (): void => services.committer.submit(at.keeper, () => this.#passOn());
    this.attendance = new Attendance(services, at.audience, at.table, hostGone);
  }

  came({ id }: Player): void {
    const seat = seatOf(this.#at.table(), id);
    this.attendance.absences.came(id, seat);
    this.attendance.look();
    if (seat !== null) this.#lookedAt();
  }

  /** Those who have the table before their eyes may be others than before. */
  #lookedAt(): void {
    this.#services.committer.within(this.#at.keeper, () => this.#at.match.actor?.lookedAt());
  }

  /** Somebody's page says whether it is before their eyes; if it is, they have just moved something. Nobody else is told. */
  showed(follower: Follower, looking: boolean, tellOthers: (seat: Seat) => void): void {
    const { viewer } = follower;
    follower.looking = looking;
    if (viewer === 'public') return;
    this.#lookedAt();
    if (!looking) return;
    this.#services.committer.within(this.#at.keeper, () => this.#at.match.actor?.driver.sign(viewer));
    tellOthers(viewer);
  }

  /** Somebody who plays has lost the line: those who are left may be enough now. */
  went({ id }: Player): void {
    this.attendance.absences.went(id, this.#services.now());
    this.attendance.look();
    this.#lookedAt();
    this.#services.committer.submit(this.#at.keeper, () => this.#called());
  }

  /** People came or went by way of other servers. */
  othersChanged(came: string[], went: string[]): void {
    const { absences } = this.attendance;
    for (const player of came) {
      const seat = seatOf(this.#at.table(), player);
      absences.came(player, seat);
      if (seat !== null && !this.#at.audience.here.includes(player)) this.#at.match.actor?.driver.movedOn(seat);
    }
    for (const player of went) absences.went(player, this.#services.now());
    this.attendance.look();
    this.#lookedAt();
    this.#services.committer.submit(this.#at.keeper, () => this.#called());
  }

  /** Somebody says themselves that a bot shall play for them, or that they are back. */
  setAway(player: Player, away: boolean): Effect {
    const { table, seat } = setAway(this.#at.table(), player, away);
    this.#at.match.played().driver.setBot(seat, away);
    return this.#at.become(table);
  }

  /** Somebody is gone for good. */
  depart(player: Player, forgotten: boolean): Effect {
    const table = departed(this.#at.table(), player, forgotten);
    const seat = seatOf(table, player.id);
    if (seat !== null && table.state === 'playing') this.#at.match.actor?.driver.setBot(seat, true);
    return this.#at.become(table);
  }

  call({ id }: Player, seat: Seat): Effect {
    const { match, table, tellTable } = this.#at;
    const actor = match.played();
    this.attendance.absences.call(table(), id, seat, this.attendance.grace, this.#services.now());
    match.wake(actor);
    return this.#called() ?? { writes: [], tell: tellTable };
  }

  /** Bots sit down where enough of those who are here call for one. */
  #called(): Effect | null {
    const { match, become } = this.#at;
    const table = this.#at.table();
    const called = table.state === 'playing' ? this.attendance.absences.takeCalled(table, this.attendance.grace) : [];
    if (called.length === 0) return null;
    for (const seat of called) match.played().driver.setBot(seat, true);
    return become(called.reduce((seated, seat) => withBot(seated, seat, true), table));
  }

  #passOn(): Effect | null {
    if (!this.attendance.isHostGone) return null;
    const table = this.#at.table();
    const passed = passHost(table, (player) => this.#at.audience.has(player));
    return passed === table ? null : this.#at.become(passed);
  }
}
