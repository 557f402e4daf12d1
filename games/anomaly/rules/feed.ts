/** Feed and Possess after the reveal (AN-107 to AN-112, AN-122 to AN-131a, AN-138, AN-139). */
import { type Answer, end, must, next, remove } from '@lurk/kernel';
import { perform } from '../actions/student.ts';
import { cardSettles, lookAtHand } from '../acts/cards.ts';
import { feedOnStudents, gain } from '../acts/health.ts';
import { forcedAction, whatToEat, whomToPossess } from '../asks/anomaly.ts';
import type { Zone } from '../data/board.ts';
import { foodAt } from '../facts/food.ts';
import { type Action, type C, type Pawn, procedure } from '../types.ts';
import { anomalyDecides, windowThen } from './decides.ts';

type Food = 'students' | 'fuel' | 'electricity' | 'nothing';

export const feed = procedure('feed', {
  /** AN-083 (a) A trap may still change what there is to eat (RU-36). */
  window: (c) => windowThen(c, 'look') ?? next,

  /** AN-108 to AN-110, AN-138, AN-139 Students first, then fuel or, with Conductive, electricity. */
  look: (c) => {
    const { zone, pawns } = c.at;
    if (pawns.length > 0) return eat(c, 'students');
    const food = foodAt(c.s.open, zone);
    if (food.length > 1) return anomalyDecides(c, whatToEat, 'chosen', 'look');
    return eat(c, food[0] ?? 'nothing');
  },
  chosen: (c, [{ choice }]: Answer<'fuel' | 'electricity'>[]) => eat(c, choice),
});

function eat(c: C<{ zone: Zone }>, on: Food) {
  const { open } = c.s;
  const { zone } = c.at;
  c.tell.all({ t: 'fed', zone, on });
  if (on === 'nothing') return end();
  open.fed = true; // AN-112
  if (on === 'fuel') open.fuel = open.fuel.filter((fuel) => fuel !== zone);
  if (on === 'electricity') remove(open.electricity, [zone]);
  if (on === 'students') feedOnStudents(c);
  else gain(c, 1);
  return end();
}

export const possess = procedure('possess', {
  /** AN-083 (a) */
  window: (c) => windowThen(c, 'choose') ?? next,

  /** AN-129 With no Student there it does nothing more. */
  choose: (c) => (c.at.pawns.length === 0 ? end() : anomalyDecides(c, whomToPossess, 'chosen', 'choose')),
  chosen: (c, [{ choice: victim }]: Answer<Pawn>[]) => {
    c.at.victim = victim;
    lookAtHand(c, victim);
    // AN-128 A Student with no cards does nothing.
    return c.pub.sizes.hand[c.s.open.students[victim].seat] === 0 ? end() : next;
  },

  /** AN-123, AN-131 Some action must be made. */
  order: (c) => anomalyDecides(c, forcedAction, 'ordered', 'order'),
  ordered: (c, [{ choice }]: Answer<Action>[]) => {
    c.s.own[c.s.open.anomaly].prey = [];
    return perform(c, { pawn: must(c.at.victim), forced: true }, choice);
  },
  /** AN-124 */
  cardSettles: (c) => {
    cardSettles(c);
    return next;
  },
});
