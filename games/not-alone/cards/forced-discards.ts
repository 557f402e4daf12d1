/** Hunt cards that make the Hunted choose: Ascendancy, Phobia, Forbidden Zone (NA-155 to NA-166). */
import { type Answer, ask, end, next, type Seat } from '@lurk/kernel';
import { discard } from '../acts/place-cards.ts';
import { ascendancyKeep, forbiddenZoneDiscard, phobiaKeep } from '../asks/hunting.ts';
import type { PlaceNo } from '../data/places.ts';
import { type C, procedure } from '../types.ts';

const others = ({ s }: C, hunted: Seat, kept: PlaceNo[]): PlaceNo[] => s.own[hunted].hand.filter((place) => !kept.includes(place));

/** NA-155 They discard until they have exactly two. */
export const ascendancy = procedure('ascendancy', {
  keepTwo: () => ask(ascendancyKeep, 'discardTheRest'),
  discardTheRest: (c, [{ seat, choice }]: Answer<PlaceNo[]>[]) => {
    discard(c, seat, others(c, seat, choice), 'ascendancy');
    return end();
  },
});

/** NA-165 All but two are shown to the Creature alone; they stay in the hand. */
export const phobia = procedure('phobia', {
  keepTwo: () => ask(phobiaKeep, 'showTheRest'),
  showTheRest: (c, [{ seat: who, choice }]: Answer<PlaceNo[]>[]) => {
    const cards = others(c, who, choice).sort((a, b) => a - b);
    c.tell.all({ t: 'phobiaShown', who, count: cards.length });
    c.tell.seat(c.s.open.creature, { t: 'phobiaCards', who, cards });
    return end();
  },
});

/** NA-158, NA-159 All choose secretly; all are discarded together. */
export const forbiddenZone = procedure('forbiddenZone', {
  chooseOne: () => ask(forbiddenZoneDiscard, 'discardTogether'),
  discardTogether: (c, answers: Answer<PlaceNo>[]) => {
    for (const h of c.s.open.hunted) {
      const card = answers.find(({ seat }) => seat === h)?.choice ?? c.s.own[h].hand[0];
      if (card) discard(c, h, [card], 'forbiddenZone');
    }
    return next;
  },
});
