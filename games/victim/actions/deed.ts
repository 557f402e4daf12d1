/** What a Victim can do in its turn, one record each: why not now, what it asks, what it does. */
import type { call, Option, Value } from '@lurk/kernel';
import type { CharacterId } from '../data/characters.ts';
import type { Item } from '../data/items.ts';
import { handSeen } from '../facts/hands.ts';
import { victimOf } from '../facts/people.ts';
import type { WhyNot } from '../facts/why-not.ts';
import type { C, Frames, Me, Pub, Victim } from '../types.ts';

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

type Calls<P extends keyof Frames & string> = { [Q in P]: ReturnType<typeof call<Q, Frames[Q]>> }[P];
/** What it calls for once it is done; nothing where it is done on the spot. */
export type Called = Calls<'run' | 'arrive' | 'decode' | 'heal' | 'selfHeal' | 'search' | 'hide' | 'bunker' | 'peek'> | null;

/** How it is offered: by its name alone, or with what else must be said. */
type Offered<K extends Value, W> = [W] extends [null] ? K : Option<K, W>;
/** `W`: what is said with its name. */
export interface Deed<K extends Value, W> {
  barred(acting: Acting): WhyNot | null;
  option(acting: Acting): Offered<K, W>;
  act(c: C, victim: CharacterId, given: W): Called;
}
export type Deeds<Given> = { [K in keyof Given & Value]: Deed<K, Given[K]> };
