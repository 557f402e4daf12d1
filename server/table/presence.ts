/** Tells a table's followers who is there: the table itself when a seat's person comes or goes, watchers as a number. */

import type { Guard } from '../commit/guard.ts';
import { Throttle } from '../commit/throttle.ts';
import type { Audience, Follower } from './audience.ts';

/** At most once in so long: each coming and going told to each would be the square of them all. */
const EVERY = 1000;

export class Presence {
  /** What everybody was last told. */
  #people = '';
  #watchers = 0;
  readonly #audience: Audience;
  readonly #throttle: Throttle;
  readonly #peopleOf: () => string[];
  readonly #tableFor: (follower: Follower) => string;

  constructor(guard: Guard, audience: Audience, peopleOf: () => string[], tableFor: (follower: Follower) => string) {
    this.#audience = audience;
    this.#peopleOf = peopleOf;
    this.#tableFor = tableFor;
    this.#throttle = new Throttle(guard, EVERY, 'presence', () => this.#tell());
  }

  /** The table, to one who has just come, and soon what that changes to the others. */
  welcome(follower: Follower): void {
    follower.send(this.#tableFor(follower));
    // This one was told another number than the others.
    if (this.#audience.watchers !== this.#watchers) this.#watchers = -1;
    this.#throttle.ask();
  }

  /** Somebody left: the others hear of it soon. */
  changed(): void {
    this.#throttle.ask();
  }

  /** The table, to everybody. */
  tellTable(): void {
    this.#people = this.#peopleNow();
    this.#watchers = this.#audience.watchers;
    // All watchers are told the same.
    const told = new Map<Follower['viewer'], string>();
    for (const follower of this.#audience.all) {
      const text = told.get(follower.viewer) ?? this.#tableFor(follower);
      told.set(follower.viewer, text);
      follower.send(text);
    }
  }

  #tell(): void {
    const { watchers } = this.#audience;
    if (this.#peopleNow() !== this.#people) this.tellTable();
    else if (watchers !== this.#watchers) this.#audience.tell({ t: 'watchers', count: watchers });
    this.#watchers = watchers;
  }

  #peopleNow(): string {
    return this.#peopleOf()
      .map((id) => (this.#audience.has(id) ? '1' : '0'))
      .join('');
  }
}
