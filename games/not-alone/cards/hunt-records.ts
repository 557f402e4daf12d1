/** The 20 Hunt cards (NA-148 to NA-186). What a card does for the rest of the turn is derived from its having been played (`facts/effects`). */
import { call, confirm, option, type Picked, type Seat, type Shape } from '@lurk/kernel';
import { liftPasses } from '../acts/passes.ts';
import type { HuntId } from '../data/hunt-cards.ts';
import { ADJACENT, PAIR_IDS, PLACE_NOS, type PlaceNo, pairPlaces } from '../data/places.ts';
import { visitName, visitNamed } from '../facts/visits.ts';
import { unless } from '../facts/why-not.ts';
import { oneOf } from '../things.ts';
import type { C, Pub, VisitName } from '../types.ts';
import { type HuntMoment, type HuntRecord, huntCard } from './record.ts';

const PHASE_2: readonly HuntMoment[] = ['w2m', 'w2rCreature'];
/** Its whole effect follows from its lying on the table. */
const lasting = (when: readonly HuntMoment[]): HuntRecord => huntCard({ when, asks: () => confirm });

/** The Hunted with so many Place cards in hand, a public number. */
const handsOf = ({ open, sizes }: Pub, cards: number): Seat[] => open.hunted.filter((h) => sizes.hand[h] >= cards);

export const HUNT: Record<HuntId, HuntRecord> = {
  despair: lasting(['w1a', 'unasked', 'w1c']), // NA-148
  /** NA-151 A pair of places is closed, and the Target token lies on it. */
  forceField: huntCard({
    when: ['w1a'],
    asks: () => oneOf.pair(PAIR_IDS),
    names: (pair) => ({ pair }),
    play: ({ s }, pair) => {
      s.open.banned = [...pairPlaces(pair)];
      s.open.tokens.target = s.open.banned.slice();
      return null;
    },
  }),

  /** NA-153 */
  anticipation: huntCard({
    when: PHASE_2,
    asks: ({ open }) => oneOf.seat(open.hunted),
    names: (hunted) => ({ hunted }),
    play: ({ s }, hunted) => {
      s.open.anticipated = hunted;
      return null;
    },
  }),
  /** NA-155, NA-156 */
  ascendancy: huntCard({
    when: PHASE_2,
    barred: (pub) => unless(handsOf(pub, 3).length > 0, 'noBigHand'),
    asks: (pub) => oneOf.seat(handsOf(pub, 3)),
    names: (hunted) => ({ hunted }),
    play: (_, hunted) => call('ascendancy', { hunted }),
  }),
  fierceness: lasting(PHASE_2), // NA-157
  /** NA-158, NA-159 */
  forbiddenZone: huntCard({
    when: PHASE_2,
    barred: (pub) => unless(handsOf(pub, 1).length > 0, 'noHands'),
    asks: () => confirm,
    play: () => call('forbiddenZone'),
  }),
  interference: lasting(PHASE_2), // NA-160
  persecution: lasting(PHASE_2), // NA-161
  mutation: lasting(PHASE_2), // NA-163
  /** NA-165; NA-166 with no hand to show, the symbol alone. */
  phobia: huntCard<Seat | true>({
    when: PHASE_2,
    asks: (pub): Shape<Seat | true> => {
      const hands = handsOf(pub, 3);
      return hands.length > 0 ? oneOf.seat(hands) : confirm;
    },
    names: (hunted) => (hunted === true ? {} : { hunted }),
    play: (_, hunted) => (hunted === true ? null : call('phobia', { hunted })),
  }),
  virus: lasting(PHASE_2), // NA-167
  clone: lasting(PHASE_2), // NA-168
  mirage: lasting(PHASE_2), // NA-169
  scream: lasting(PHASE_2), // NA-170
  toxin: lasting(PHASE_2), // NA-173

  /** NA-176 */
  cataclysm: huntCard({
    when: ['w3aCreature', 'w3i'],
    asks: () => oneOf.place(PLACE_NOS),
    names: (place) => ({ place }),
    play: ({ s }, place) => {
      s.open.cataclysm = place;
      return null;
    },
  }),
  /** NA-178, NA-180 Each visit, with the adjacent places it may be moved to. */
  detour: huntCard({
    when: ['w3aCreature'],
    asks: ({ open }) =>
      oneOf.visit(
        open.visits.map((visit) =>
          option(visitName(visit), oneOf.place(ADJACENT[visit.at].filter((place) => !open.banned.includes(place)))),
        ),
      ),
    play: (c, choice) => {
      detour(c, choice);
      return null;
    },
  }),
  stasis: lasting(['w4Creature']), // NA-181
  tracking: lasting(['w4Creature']), // NA-182
  /** NA-183 It is played as the card it copies, at the moments of that card. */
  flashback: lasting([]),
};

/** NA-178, NA-179 Only the location changes; the card stays what it is. */
function detour(c: C, { pick, with: to }: Picked<VisitName, PlaceNo>): void {
  const visit = visitNamed(c.s.open, pick);
  visit.at = to;
  c.tell.all({ t: 'detoured', hunted: visit.hunted, card: visit.card, to });
  // NA-059a A visit was moved.
  liftPasses(c);
}
