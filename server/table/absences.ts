/**
 * Which people of a table are not connected, since when, and who calls for a bot in their place. It knows connections and seats but nothing of the match,
 * so that it cannot leak anything of it.
 */
import type { Seat } from '@lurk/kernel';
import { type Absence, callsNeeded } from '@lurk/table';
import { Refused } from '../commit/committer.ts';
import type { Attending } from '../store/cluster-store.ts';
import { seatOf, type TableState } from './lobby.ts';

export class Absences {
  /** By player: since when they are gone. */
  readonly #since = new Map<string, number>();
  /** By seat: the players who call for a bot there. */
  readonly #calls = new Map<Seat, Set<string>>();
  /** When the table was loaded: absences count from here at the earliest. */
  readonly #opened: number;
  readonly #isHere: (player: string) => boolean;
  /** Calls made through other servers. */
  readonly #elsewhere: () => readonly Attending['calls'][];

  constructor(opened: number, isHere: (player: string) => boolean, elsewhere: () => readonly Attending['calls'][] = () => []) {
    this.#opened = opened;
    this.#isHere = isHere;
    this.#elsewhere = elsewhere;
  }

  /** A player is back: calls for a bot at their seat are void. */
  came(player: string, seat: Seat | null): void {
    this.#since.delete(player);
    if (seat !== null) this.#calls.delete(seat);
  }

  went(player: string, now: number): void {
    if (!this.#isHere(player)) this.#since.set(player, now);
  }

  /** Since when a person is gone; null while they are here. */
  goneSince(player: string): number | null {
    return this.#isHere(player) ? null : (this.#since.get(player) ?? this.#opened);
  }

  /** The seats of the people who are here and play for themselves. */
  present({ seats }: TableState): Seat[] {
    return seats.flatMap((place, seat) => (place.kind === 'person' && !place.away && this.#isHere(place.id) ? [seat] : []));
  }

  /** What everybody is told of a seat whose person is gone; null for any other. */
  of(table: TableState, seat: Seat, grace: number): Absence | null {
    const place = table.seats[seat];
    const since = place?.kind === 'person' && !place.away ? this.goneSince(place.id) : null;
    if (since === null) return null;
    const present = this.present(table);
    const callers = this.#callers(seat);
    const calls = present.filter((caller) => {
      const other = table.seats[caller];
      return other.kind === 'person' && callers.has(other.id);
    });
    return { since, until: since + grace, calls, needed: callsNeeded(present.length) };
  }

  #callers(seat: Seat): Set<string> {
    return new Set([...(this.#calls.get(seat) ?? []), ...this.#elsewhere().flatMap((calls) => calls[seat] ?? [])]);
  }

  /** Calls made through this server. */
  get calls(): Attending['calls'] {
    return Object.fromEntries([...this.#calls].map(([seat, players]) => [seat, [...players]]));
  }

  /** A seated player calls for a bot at a seat whose person has been gone for the table's grace period. */
  call(table: TableState, player: string, seat: Seat, grace: number, now: number): void {
    if (table.state !== 'playing') throw new Refused('notNow');
    const caller = seatOf(table, player);
    if (caller === null) throw new Refused('notSeated');
    if (!this.present(table).includes(caller)) throw new Refused('notNow');
    const absence = this.of(table, seat, grace);
    if (!absence || absence.until > now) throw new Refused('notGone');
    const calls = this.#calls.get(seat) ?? new Set();
    this.#calls.set(seat, calls.add(player));
  }

  /** The seats a bot is called to by enough of those who are here; they are not called to again. */
  takeCalled(table: TableState, grace: number): Seat[] {
    const seats = new Set([...this.#calls.keys(), ...this.#elsewhere().flatMap((calls) => Object.keys(calls).map(Number))]);
    const called = [...seats].filter((seat) => {
      const absence = this.of(table, seat, grace);
      return absence !== null && absence.calls.length >= absence.needed;
    });
    for (const seat of called) this.#calls.delete(seat);
    return called;
  }

  /** The match is over: calls are void. */
  clear(): void {
    this.#calls.clear();
  }
}
