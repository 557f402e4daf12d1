/**
 * The powers of the ten places (NA-119a to NA-147), one record each: why it would change nothing now, what it asks, what it does.
 * A power is usable if nothing bars it. Only public facts bar it, so that who is asked tells nothing.
 */

import { call, confirm, option, type Picked, type Seat, type Shape } from '@lurk/kernel';
import { advanceRescue, changeWill } from '../acts/counters.ts';
import { drawSurvival } from '../acts/decks.ts';
import { pickUp, takeBack } from '../acts/place-cards.ts';
import { PLACE, type PlaceNo } from '../data/places.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import { discardOf, myDiscard } from '../facts/discards.ts';
import { inEffect } from '../facts/effects.ts';
import { personOf } from '../facts/people.ts';
import { unless, type WhyNot } from '../facts/why-not.ts';
import { oneOf, someOf } from '../things.ts';
import type { C, Double, Me, Pub, Visit } from '../types.ts';
import { healable, lairCopies, mayDraw, newPlaces, TAKES_BACK } from './usable.ts';

/** What used it: the place itself, or what copies it. */
export type Through = PlaceNo | SurvivalId | null;

export interface Power<T = unknown> {
  /** Null if it could change something. */
  barred?(pub: Pub, hunted: Seat): WhyNot | null;
  /** Everything in one decision, so that nothing is told half-way. */
  asks(me: Me): Shape<T>;
  /** What comes next if it asks in the middle. */
  use(c: C, visit: Visit, choice: T, through: Through): ReturnType<typeof call<'shelter', { hunted: Seat }>> | null;
}
/** Ties what a power asks to what it gets. */
const power = <T>(record: Power<T>): Power => record;

/** Under Persecution: "this card" instead of one from the discard (NA-161). */
const THIS_CARD = 'thisCard' as const;

/** NA-127, NA-135 This card and some of the discard. */
const takesBack = (place: keyof typeof TAKES_BACK): Power =>
  power<PlaceNo[] | PlaceNo | typeof THIS_CARD>({
    asks: (me) => {
      const discard = myDiscard(me);
      if (inEffect(me.open, 'persecution')) return oneOf.place(discard, [THIS_CARD]); // NA-161
      return someOf.place(discard, Math.min(TAKES_BACK[place], discard.length));
    },
    use: (c, visit, choice, through) => {
      told(c, visit, place, through);
      // NA-120 "This card" is the card of the visit being resolved; NA-161 Persecution leaves one card of the two.
      if (choice === THIS_CARD || Array.isArray(choice)) pickUp(c, visit.hunted, [visit.card], 'power');
      if (choice !== THIS_CARD) takeBack(c, visit.hunted, Array.isArray(choice) ? choice : [choice], 'power');
      return null;
    },
  });

/** NA-128, NA-145 Two cards next turn, unless that is already so (NA-129). */
const doubles = (place: PlaceNo, kind: Double): Power =>
  power({
    barred: ({ open }, hunted) => unless(personOf(open, hunted).double === null, 'doubleWaiting'),
    asks: () => confirm,
    use: (c, visit, _, through) => {
      told(c, visit, place, through);
      personOf(c.s.open, visit.hunted).double = kind;
      c.tell.all({ t: 'doubleGained', who: visit.hunted, kind });
      return null;
    },
  });

export const POWERS: Record<PlaceNo, Power> = {
  /** NA-121 Take back the discard (one card under Persecution), or NA-122 use the power under the Creature token. */
  [PLACE.lair]: power<Picked<'takeBack', true | PlaceNo> | Picked<'copy', Picked<PlaceNo, unknown>>>({
    barred: (pub, hunted) => unless(pub.sizes.discard[hunted] > 0 || lairCopies(pub, hunted).length > 0, 'nothingAtLair'),
    asks: (me) => {
      const discard = myDiscard(me);
      const copies = lairCopies(me, me.seat);
      const cards: Shape<true | PlaceNo> = inEffect(me.open, 'persecution') ? oneOf.place(discard) : confirm;
      return oneOf([
        ...(discard.length > 0 ? [option('takeBack', cards)] : []),
        ...(copies.length > 0 ? [option('copy', placesWithPower(me, copies))] : []),
      ]);
    },
    use: (c, visit, choice, through) => {
      // NA-209 Reached through Gate, the Lair is told of as well as what it copies.
      if (choice.pick !== 'copy' || through) told(c, visit, PLACE.lair, through);
      if (choice.pick === 'copy') return usePower(c, visit, choice.with.pick, choice.with.with, PLACE.lair);
      takeBack(c, visit.hunted, choice.with === true ? discardOf(c.s, visit.hunted).slice() : [choice.with], 'power');
      return null;
    },
  }),

  [PLACE.jungle]: takesBack(PLACE.jungle),
  [PLACE.swamp]: takesBack(PLACE.swamp),
  [PLACE.river]: doubles(PLACE.river, 'river'),
  [PLACE.artefact]: doubles(PLACE.artefact, 'artefact'),

  /** NA-131 to NA-133 The marker on, or off with an advance; once a turn. */
  [PLACE.beach]: power({
    barred: ({ open }) => unless(!open.beachUsed, 'beachUsed'),
    asks: () => confirm,
    use: (c, visit, _, through) => {
      const { open } = c.s;
      told(c, visit, PLACE.beach, through);
      open.beachUsed = true;
      open.marker = !open.marker;
      c.tell.all({ t: 'markerPut', on: open.marker });
      if (!open.marker) advanceRescue(c);
      return null;
    },
  }),

  /** NA-139, NA-140 Rescue advances; once a turn. */
  [PLACE.wreck]: power({
    barred: ({ open }) => unless(!open.wreckUsed, 'wreckUsed'),
    asks: () => confirm,
    use: (c, visit, _, through) => {
      told(c, visit, PLACE.wreck, through);
      c.s.open.wreckUsed = true;
      advanceRescue(c);
      return null;
    },
  }),

  /** NA-134 A new Place card from the reserve. */
  [PLACE.rover]: power({
    barred: ({ open }, hunted) => unless(newPlaces(open, hunted).length > 0, 'nothingNew'),
    asks: (me) => oneOf.place(newPlaces(me.open, me.seat)),
    use: (c, visit, place, through) => {
      const who = visit.hunted;
      told(c, visit, PLACE.rover, through);
      c.s.open.reserve[place]--;
      personOf(c.s.open, who).owned.push(place);
      c.s.own[who].hand.push(place);
      c.tell.all({ t: 'placeTaken', who, place });
      return null;
    },
  }),

  /** NA-142, NA-143 One Will for somebody, or a Survival card. */
  [PLACE.source]: power<'draw' | Picked<'heal', Seat>>({
    barred: (pub) => unless(mayDraw(pub) || healable(pub.open).length > 0, 'nobodyToHeal'), // NA-144
    asks: (me) => {
      const needy = healable(me.open);
      return oneOf([...(mayDraw(me) ? ['draw' as const] : []), ...(needy.length > 0 ? [option('heal', oneOf.seat(needy))] : [])]);
    },
    use: (c, visit, choice, through) => {
      told(c, visit, PLACE.source, through);
      if (choice === 'draw') c.s.own[visit.hunted].survival.push(...drawSurvival(c, visit.hunted, 1));
      else changeWill(c, choice.with, 1);
      return null;
    },
  }),

  /** NA-136 Two Survival cards, one to keep. */
  [PLACE.shelter]: power({
    barred: (pub) => unless(mayDraw(pub), inEffect(pub.open, 'despair') ? 'despair' : 'nothingToDraw'), // NA-138
    asks: () => confirm,
    use: (c, visit, _, through) => {
      told(c, visit, PLACE.shelter, through);
      return call('shelter', { hunted: visit.hunted });
    },
  }),
};

const told = (c: C, { hunted }: Visit, place: PlaceNo, through: Through): void =>
  c.tell.all({ t: 'powerUsed', who: hunted, place, through });

/** Uses the power of a place with what was chosen for it; null unless it asks for more. `through` says what copied it. */
export const usePower = (c: C, visit: Visit, place: PlaceNo, choice: unknown, through: Through = null): ReturnType<Power['use']> =>
  POWERS[place].use(c, visit, choice, through);

/** One of these places, with the choices of its power. */
export const placesWithPower = (me: Me, places: PlaceNo[]): Shape<Picked<PlaceNo, unknown>> =>
  oneOf.place(places.map((place) => option(place, POWERS[place].asks(me))));
