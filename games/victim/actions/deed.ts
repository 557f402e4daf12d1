/** What a Victim can do in its turn, one record each: why not now, and what it asks. What it does is in `taking/`. */
import type { Option, Value } from '@lurk/kernel';
import type { CharacterId } from '../data/characters.ts';
import type { Item } from '../data/items.ts';
import { handSeen } from '../facts/hands.ts';
import { victimOf } from '../facts/people.ts';
import type { WhyNot } from '../facts/why-not.ts';
import type { Me, Pub, Victim } from '../types.ts';

/** A Victim about to act, as its player sees it. */
export interface Acting {
  pub: Pub;
  victim: Victim;
  hand: readonly Item[];
}
export const actingOf = (me: Me, victim: CharacterId): Acting => ({
  pub: me,
  victim: victimOf(me.open, victim),
  hand: handSeen(me, victim),
});

/** How it is offered: by its name alone, or with what else must be said. */
type Offered<K extends Value, W> = [W] extends [null] ? K : Option<K, W>;
/** `W`: what is said with its name. */
export interface Deed<K extends Value, W> {
  barred(acting: Acting): WhyNot | null;
  option(acting: Acting): Offered<K, W>;
}
export type Deeds<Given> = { [K in keyof Given & Value]: Deed<K, Given[K]> };
