/** Tells followers who is connected: the whole table when a seated player comes or goes, watchers as a number. */

import type { TableInfo } from '@lurk/table';
import type { Guard } from '../commit/guard.ts';
import { Throttle } from '../commit/throttle.ts';
import { type Audience, type Follower, say } from './audience.ts';
import { type Player, peopleOf, type TableState } from './lobby.ts';

/** At most once in so many milliseconds: telling each of n followers of each other would be n² messages. */
const EVERY = 1000;

export interface PresenceDeps {
  readonly audience: Audience;
  readonly shown: TableState;
  info(player: Player): TableInfo;
}

export class Presence {
  /** What everybody was last told. */
  #people = '';
  #watchers = 0;
  readonly #table: PresenceDeps;
  readonly #throttle: Throttle;

  constructor(guard: Guard, table: PresenceDeps) {
    this.#table = table;
    this.#throttle = new Throttle(guard, EVERY, 'presence', () => this.#tell());
  }

  /** Sends the table to a new follower, and soon the change to the others. */
  welcome(follower: Follower): void {
    follower.send(this.#textFor(follower));
    // The newcomer was told another number than the others: tell all.
    if (this.#table.audience.watchers !== this.#watchers) this.#watchers = -1;
    this.#throttle.ask();
  }

  /** A follower left: the others are told soon. */
  changed(): void {
    this.#throttle.ask();
  }

  /** The table, to everybody. */
  tellTable(): void {
    this.#people = this.#peopleNow();
    this.#watchers = this.#table.audience.watchers;
    // All watchers are told the same.
    const told = new Map<Follower['viewer'], string>();
    for (const follower of this.#table.audience.all) {
      const text = told.get(follower.viewer) ?? this.#textFor(follower);
      told.set(follower.viewer, text);
      follower.send(text);
    }
  }

  #tell(): void {
    const { watchers } = this.#table.audience;
    if (this.#peopleNow() !== this.#people) this.tellTable();
    else if (watchers !== this.#watchers) this.#table.audience.tell({ t: 'watchers', count: watchers });
    this.#watchers = watchers;
  }

  #textFor({ player }: Follower): string {
    return say({ t: 'table', table: this.#table.info(player) });
  }

  #peopleNow(): string {
    return peopleOf(this.#table.shown)
      .map((id) => (this.#table.audience.has(id) ? '1' : '0'))
      .join('');
  }
}
