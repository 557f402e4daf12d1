/** The 15 Survival cards (NA-187 to NA-218). */

import { confirm, must, option, type Picked, type Seat } from '@lurk/kernel';
import { advanceRescue, changeWill } from '../acts/counters.ts';
import { discard, pickUp, takeBack } from '../acts/place-cards.ts';
import { PLACE, type PlaceNo } from '../data/places.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import { handLeft, myDiscard } from '../facts/discards.ts';
import { inEffect } from '../facts/effects.ts';
import { personOf } from '../facts/people.ts';
import { bound, catchingPlaces, movesFrom } from '../facts/tokens.ts';
import { no, unless } from '../facts/why-not.ts';
import { POWERS, placesWithPower, usePower } from '../powers/powers.ts';
import { gatePlaces, powerBarred } from '../powers/usable.ts';
import { oneOf, someOf } from '../things.ts';
import type { C, Open, Token, Visit } from '../types.ts';
import { type SurvivalMoment, type SurvivalRecord, survivalCard } from './record.ts';
import { moveToken, raiseSmoke, strikeBack, vortex } from './survival-effects.ts';

const REACTIONS: readonly SurvivalMoment[] = ['w3aHunted', 'interjection', 'w3c'];

export const SURVIVAL: Record<SurvivalId, SurvivalRecord> = {
  /** NA-187 */
  adrenaline: survivalCard({
    when: ['explore'],
    barred: ({ open }, hunted) => unless(personOf(open, hunted).will < 3, 'fullWill'),
    asks: () => confirm,
    play: (c, seat) => {
      changeWill(c, seat, 1);
      return null;
    },
  }),
  /** NA-188 */
  ingenuity: survivalCard({
    when: ['explore'],
    barred: ({ open }) => unless(!open.marker, 'beaconCharged'),
    asks: () => confirm,
    play: (c) => {
      putMarker(c, true);
      return null;
    },
  }),
  /** NA-189, NA-190; that no Hunt card may follow is derived from its having been played. */
  sacrifice: survivalCard<PlaceNo>({
    when: ['explore'],
    barred: ({ open }) => unless(open.huntPlayed.length < open.huntLimit, 'noHuntToStop'),
    asks: (me) => {
      const hand = handLeft(me);
      return hand.length > 0 ? oneOf.place(hand) : no('noCardToGive');
    },
    play: (c, seat, card) => {
      discard(c, seat, [card], 'sacrifice');
      return null;
    },
  }),
  /** NA-192 */
  sixthSense: survivalCard<PlaceNo[]>({
    when: ['explore'],
    barred: ({ sizes }, hunted) => unless(sizes.discard[hunted] >= 1, 'emptyDiscard'),
    asks: (me) => someOf.place(myDiscard(me), Math.min(2, myDiscard(me).length)),
    play: (c, seat, cards) => {
      takeBack(c, seat, cards, 'sixthSense');
      return null;
    },
  }),
  /** NA-193 */
  smokescreen: survivalCard({
    when: ['explore'],
    asks: () => confirm,
    play: (c) => {
      raiseSmoke(c);
      return null;
    },
  }),
  /** NA-197 */
  strikeBack: survivalCard({
    when: ['explore'],
    barred: ({ sizes }) => unless(sizes.hunt >= 1, 'creatureHandEmpty'),
    asks: () => confirm,
    play: (c) => {
      strikeBack(c);
      return null;
    },
  }),

  /** NA-198, NA-200, NA-201; under Smokescreen the size of a discard alone is public (NA-055). */
  vortex: survivalCard<Picked<PlaceNo, PlaceNo>>({
    when: ['w2r'],
    barred: ({ open, sizes }, hunted) => {
      const { discard } = personOf(open, hunted);
      return unless(discard ? discard.some((place) => !open.banned.includes(place)) : sizes.discard[hunted] >= 1, 'nothingToTrade');
    },
    asks: (me) => {
      const allowed = myDiscard(me).filter((place) => !me.open.banned.includes(place));
      return allowed.length > 0 ? oneOf.place(me.own.down.map((out) => option(out, oneOf.place(allowed)))) : no('nothingToTrade');
    },
    play: (c, seat, { pick: out, with: into }) => {
      vortex(c, seat, out, into);
      return null;
    },
  }),

  /** NA-202, NA-203 */
  detector: survivalCard({
    when: REACTIONS,
    barred: ({ open }, hunted) => unless(stands(open, hunted, open.tokens.artemia), 'notUnderArtemia'),
    asks: () => confirm,
    play: ({ s }, seat) => {
      personOf(s.open, seat).avoidsArtemia = true;
      return null;
    },
  }),
  /** NA-204, NA-205 */
  dodge: survivalCard({
    when: REACTIONS,
    barred: ({ open }, hunted) => unless(stands(open, hunted, catchingPlaces(open)), 'notUnderCreature'),
    asks: () => confirm,
    play: ({ s }, seat) => {
      personOf(s.open, seat).avoidsCreature = true;
      return null;
    },
  }),
  /** NA-210, NA-211 */
  hologram: survivalCard<PlaceNo>({
    when: REACTIONS,
    barred: ({ open }) => unless(open.tokens.artemia.length > 0, 'noArtemiaToken'),
    asks: ({ open }) => oneOf.place(movesFrom(open.tokens.artemia)),
    play: (c, seat, to) => {
      moveToken(c, seat, 'artemia', to);
      return null;
    },
  }),
  /** NA-213 Under Clone either token may be moved. */
  wrongTrack: survivalCard<Picked<Token, PlaceNo>>({
    when: REACTIONS,
    asks: ({ open }) => {
      const movable: Token[] = inEffect(open, 'clone') ? ['creature', 'target'] : ['creature'];
      return oneOf.token(movable.map((token) => option(token, oneOf.place(movesFrom(open.tokens[token])))));
    },
    play: (c, seat, { pick: token, with: to }) => {
      moveToken(c, seat, token, to);
      return null;
    },
  }),

  /** NA-206, NA-208 */
  drone: survivalCard<unknown>({
    when: ['resolveVisit'],
    barred: (pub, hunted, visit) => notAtVisit(pub.open, visit) ?? powerBarred(pub, hunted, PLACE.rover),
    asks: (me) => POWERS[PLACE.rover].asks(me),
    play: (c, _, choice, visit) => usePower(c, must(visit), PLACE.rover, choice, 'drone'),
  }),
  /** NA-207, NA-208 */
  gate: survivalCard<Picked<PlaceNo, unknown>>({
    when: ['resolveVisit'],
    barred: (pub, hunted, visit) =>
      notAtVisit(pub.open, visit) ?? unless(gatePlaces(pub, hunted, must(visit).at).length > 0, 'noPowerNear'),
    asks: (me, visit) => placesWithPower(me, gatePlaces(me, me.seat, must(visit).at)),
    play: (c, _, { pick: place, with: more }, visit) => usePower(c, must(visit), place, more, 'gate'),
  }),

  /** NA-215, NA-216 */
  amplifier: survivalCard({
    when: ['w4Hunted'],
    barred: ({ open }) => unless(open.marker, 'beaconOff') ?? unless(!inEffect(open, 'stasis'), 'stasis'),
    asks: () => confirm,
    play: (c) => {
      putMarker(c, false);
      advanceRescue(c);
      return null;
    },
  }),
  /** NA-217, NA-218 */
  doubleBack: survivalCard<PlaceNo>({
    when: ['w4Hunted'],
    barred: ({ open }, hunted) => unless(personOf(open, hunted).front.length > 0, 'nothingInFront'),
    asks: ({ open, seat }) => oneOf.place(personOf(open, seat).front),
    play: (c, seat, card) => {
      pickUp(c, seat, [card], 'doubleBack');
      return null;
    },
  }),
};

/** Is one of their visits at one of these places? */
const stands = ({ visits }: Open, hunted: Seat, places: PlaceNo[]): boolean =>
  visits.some((v) => v.hunted === hunted && places.includes(v.at));

/** NA-208 Only at one's own visit, while no token holds it. */
const notAtVisit = (open: Open, visit: Visit | null) => unless(visit !== null && !bound(open, visit), 'wrongMoment');

function putMarker({ s, tell }: C, on: boolean): void {
  s.open.marker = on;
  tell.all({ t: 'markerPut', on });
}
