/** Whether the players are connected, and what follows after a while: an unattended match sleeps, and a lobby gets another host. */

import type { Services } from '../services.ts';
import { Absences } from './absences.ts';
import type { Audience } from './audience.ts';
import type { TableState } from './lobby.ts';

export interface AttendanceDeps {
  readonly audience: Audience;
  readonly state: TableState;
}

/** What is to be done after a while. */
export interface Due {
  hostGone(): void;
  voteOver(): void;
}

export class Attendance {
  readonly absences: Absences;
  /** Since when nobody who plays is connected; null while somebody is. */
  #unattendedSince: number | null;
  #hostTimer: NodeJS.Timeout | undefined;
  #voteTimer: NodeJS.Timeout | undefined;
  readonly #services: Services;
  readonly #table: AttendanceDeps;
  readonly #due: Due;

  constructor(services: Services, table: AttendanceDeps, due: Due) {
    this.#services = services;
    this.#table = table;
    this.#due = due;
    this.#unattendedSince = services.now();
    this.absences = new Absences(
      services.now(),
      (player) => table.audience.has(player),
      () => table.audience.elsewhere.calls,
    );
  }

  /** How long somebody may be gone before the others may do something about it. */
  get grace(): number {
    return this.#services.settings.grace(this.#table.state.speed);
  }

  /** Has nobody who plays been here for so long? Watchers do not count: clocks do not run for them. */
  isUnattended(since: number): boolean {
    return this.#unattendedSince !== null && this.#unattendedSince < since;
  }

  /** Somebody came, went, sat down or stood up. */
  look(): void {
    this.#unattendedSince = this.#table.audience.hasSeated ? null : (this.#unattendedSince ?? this.#services.now());
    this.close();
    this.#hostTimer = this.#at(this.#hostGoneAt, 'host', () => this.#due.hostGone());
    this.#voteTimer = this.#at(this.#table.state.motion?.until ?? null, 'vote', () => this.#due.voteOver());
  }

  #at(at: number | null, what: string, act: () => void): NodeJS.Timeout | undefined {
    if (at === null) return undefined;
    const { guard, now } = this.#services;
    // A timer may be a moment early.
    return guard.after(Math.max(1, at - now()), what, () => (at <= now() ? act() : this.look()));
  }

  /** A table whose host has been gone for long, while no match runs, belongs to the next person who is here. */
  get isHostGone(): boolean {
    const at = this.#hostGoneAt;
    return at !== null && at <= this.#services.now();
  }

  get #hostGoneAt(): number | null {
    const { state, host } = this.#table.state;
    const since = state === 'lobby' || state === 'over' ? this.absences.goneSince(host) : null;
    return since === null ? null : since + this.grace;
  }

  close(): void {
    clearTimeout(this.#hostTimer);
    clearTimeout(this.#voteTimer);
  }
}
