/** Tells a table's followers who is there: the table itself when a seat's person comes or goes, watchers as a number. */

import type { TableInfo } from '@lurk/table';
import type { Guard } from '../commit/guard.ts';
import { Throttle } from '../commit/throttle.ts';
import { type Audience, type Follower, say } from './audience.ts';
import { type Player, peopleOf, type TableState } from './lobby.ts';

/** At most once in so long: each coming and going told to each would be the square of them all. */
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

  /** The table, to one who has just come, and soon what that changes to the others. */
  welcome(follower: Follower): void {
    follower.send(this.#textFor(follower));
    // This one was told another number than the others.
    if (this.#table.audience.watchers !== this.#watchers) this.#watchers = -1;
    this.#throttle.ask();
  }

  /** Somebody left: the others hear of it soon. */
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
