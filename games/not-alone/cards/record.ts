/** What a card is to the rules: one record that says when it may be played, why not now, what it asks and what it does. */
import type { call, Seat, Shape } from '@lurk/kernel';
import type { WhyNot } from '../facts/why-not.ts';
import type { C, Event, Me, Pub, Visit } from '../types.ts';

/** The questions at which Hunt cards are played; `unasked` is the standing offer of W1b (NA-081a). */
export const HUNT_MOMENTS = ['w1a', 'unasked', 'w1c', 'w2m', 'w2rCreature', 'w3aCreature', 'w3i', 'w4Creature'] as const;
export type HuntMoment = (typeof HUNT_MOMENTS)[number];
/** The questions at which Survival cards are played; `interjection` is the standing offer at somebody's visit (NA-100a). */
export type SurvivalMoment = 'explore' | 'w2r' | 'w3aHunted' | 'interjection' | 'resolveVisit' | 'w3c' | 'w4Hunted';

type Named = ReturnType<typeof call<'ascendancy' | 'phobia', { hunted: Seat }>>;
/** What a card calls for once it is played: a question of its own, or nothing. */
export type Called = Named | ReturnType<typeof call<'forbiddenZone'>> | ReturnType<typeof call<'shelter', { hunted: Seat }>> | null;

export interface HuntRecord<T = unknown> {
  when: readonly HuntMoment[];
  /** NA-035a Null if the public state allows it. A card with no condition is always playable in its moments. */
  barred?(pub: Pub): WhyNot | null;
  asks(pub: Pub): Shape<T>;
  /** What the table hears with the card (NA-151, NA-153, NA-176). */
  names?(choice: T): Partial<Pick<Event & { t: 'huntPlayed' }, 'place' | 'pair' | 'hunted'>>;
  /** What it does on the spot; effects that last are derived from its having been played. */
  play?(c: C, choice: T): Called;
}

export interface SurvivalRecord<T = unknown> {
  when: readonly SurvivalMoment[];
  /** NA-035a Null if the public state allows it to this Hunted. */
  barred?(pub: Pub, hunted: Seat, visit: Visit | null): WhyNot | null;
  /** Its choices, or what only its owner can see to be missing. */
  asks(me: Me, visit: Visit | null): Shape<T> | WhyNot;
  play(c: C, seat: Seat, choice: T, visit: Visit | null): Called;
}

/** These tie what a card asks to what it gets. */
export const huntCard = <T>(record: HuntRecord<T>): HuntRecord => record;
export const survivalCard = <T>(record: SurvivalRecord<T>): SurvivalRecord => record;
