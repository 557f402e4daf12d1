/** Hunt cards that make the Hunted choose: Ascendancy, Phobia, Forbidden Zone (NA-155 to NA-166). */
import { ask, end, next, procedure, type Seat } from '@lurk/kernel';
import { discard } from '../acts/place-cards.ts';
import { ascendancyKeep, forbiddenZoneDiscard, phobiaKeep } from '../asks/hunting.ts';
import type { PlaceNo } from '../data/places.ts';
import type { C, NA } from '../types.ts';

type Named = { hunted: Seat };
const others = ({ s }: C, hunted: Seat, kept: PlaceNo[]): PlaceNo[] => s.own[hunted].hand.filter((place) => !kept.includes(place));

/** NA-155 He discards until he has exactly two. */
export const ascendancy = procedure<NA, Named>('ascendancy', {
  keepTwo: () => ask(ascendancyKeep),
  discardTheRest: (c) => {
    const [{ seat, choice }] = c.answers;
    discard(c, seat, others(c, seat, choice as PlaceNo[]), 'ascendancy');
    return end();
  },
});

/** NA-165 He shows all but two to the Creature alone; they stay in his hand. */
export const phobia = procedure<NA, Named>('phobia', {
  keepTwo: () => ask(phobiaKeep),
  showTheRest: (c) => {
    const [{ seat: who, choice }] = c.answers;
    const cards = others(c, who, choice as PlaceNo[]).sort((a, b) => a - b);
    c.tell.all({ t: 'phobiaShown', who, count: cards.length });
    c.tell.seat(c.s.open.creature, { t: 'phobiaCards', who, cards });
    return end();
  },
});

/** NA-158, NA-159 All choose secretly; all are discarded together. */
export const forbiddenZone = procedure<NA, null>('forbiddenZone', {
  chooseOne: () => ask(forbiddenZoneDiscard),
  discardTogether: (c) => {
    for (const h of c.s.open.hunted) {
      const answer = c.answers.find(({ seat }) => seat === h);
      const card = answer ? (answer.choice as PlaceNo) : c.s.own[h].hand[0];
      if (card) discard(c, h, [card], 'forbiddenZone');
    }
    return next;
  },
});
