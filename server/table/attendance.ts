/** Whether the players are connected, and what follows after a while: an unattended match sleeps, and a lobby gets another host. */

import type { Services } from '../services.ts';
import { Absences } from './absences.ts';
import type { Audience } from './audience.ts';
import type { TableState } from './lobby.ts';

export interface AttendanceDeps {
  readonly audience: Audience;
  readonly state: TableState;
}

export class Attendance {
  readonly absences: Absences;
  /** Since when nobody who plays is connected; null while somebody is. */
  #unattendedSince: number | null;
  #hostTimer: NodeJS.Timeout | undefined;
  readonly #services: Services;
  readonly #table: AttendanceDeps;
  readonly #hostGone: () => void;

  constructor(services: Services, table: AttendanceDeps, hostGone: () => void) {
    this.#services = services;
    this.#table = table;
    this.#hostGone = hostGone;
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
    clearTimeout(this.#hostTimer);
    const at = this.#hostGoneAt;
    if (at === null) return;
    // A timer may be a moment early.
    const due = (): void => (this.isHostGone ? this.#hostGone() : this.look());
    this.#hostTimer = this.#services.guard.after(Math.max(1, at - this.#services.now()), 'host', due);
  }

  /** A lobby whose host has been gone for long belongs to the next person who is here. */
  get isHostGone(): boolean {
    const at = this.#hostGoneAt;
    return at !== null && at <= this.#services.now();
  }

  get #hostGoneAt(): number | null {
    const { state, host } = this.#table.state;
    const since = state === 'lobby' ? this.absences.goneSince(host) : null;
    return since === null ? null : since + this.grace;
  }

  close(): void {
    clearTimeout(this.#hostTimer);
  }
}
