/** Phase 3 and step 4.3: the Revealed Aliens plan and attack. */
import { type Answer, ask, end, next } from '@lurk/kernel';
import type { PlanChoice } from '../answers.ts';
import { alienPlan, attacksOf, BLIND, loneAttacks, sabotageOrder } from '../asks/alien.ts';
import type { GreenRoom } from '../data/rooms.ts';
import { attackIn, locationDeck } from '../facts/base.ts';
import { controller, pawnsOf } from '../facts/people.ts';
import { alienSabotage } from '../rooms.ts';
import { ALIENS, type Attack, type C, interrupt, procedure } from '../types.ts';
import { beginPhase } from './phase.ts';

export const alienActions = procedure('alienActions', {
  /** TT-045 */
  begin: (c) => {
    if (controller(c.s.open) === undefined || c.s.open.pool === 0) return end();
    beginPhase(c, 'alien');
    return next;
  },
  /** TT-070, TT-074 */
  plan: () => ask(alienPlan, 'planned'),
  planned: (c, [{ choice }]: Answer<PlanChoice | typeof BLIND>[]) => {
    const { s, dice, tell } = c;
    // The order must not tell which card is which.
    const plan = dice.shuffle('plan', choice === BLIND ? blind(c) : attacksOf(choice));
    const forces = plan.map(({ force }) => force);
    s.open.plan = forces;
    s.open.pool -= forces.reduce((sum, force) => sum + force, 0);
    s.circle[ALIENS].facts = { plan, proposals: [] };
    // TT-072
    tell.all({ t: 'planned', forces });
    tell.circle(ALIENS, { t: 'planIs', plan });
    return next;
  },
});

/** D-04 All Force on one card. */
function blind({ s, dice }: C): Attack[] {
  const deck = locationDeck(s.open);
  return [{ room: deck[dice.below('blind', deck.length)], force: s.open.pool }];
}

/** D-05 A proposal takes the place of one's last; the earliest revealed comes first (RU-12). */
export const propose = interrupt('propose', {
  propose: ({ s, tell }, [{ seat, choice }]) => {
    const [by] = pawnsOf(s.open, seat);
    const plan = attacksOf(choice.with);
    const { facts } = s.circle[ALIENS];
    const proposals = [...facts.proposals.filter((other) => other.by !== by), { by, plan }];
    s.circle[ALIENS].facts = {
      plan: facts.plan,
      proposals: proposals.toSorted((a, b) => s.open.revealed.indexOf(a.by) - s.open.revealed.indexOf(b.by)),
    };
    tell.circle(ALIENS, { t: 'proposed', by, plan });
    return next;
  },
});

/** 3.A.9 */
export const attack = procedure('attack', {
  /** TT-092, TT-095 */
  turnOver: ({ s, tell }) => {
    const { open, circle } = s;
    if (open.plan.length === 0) return end();
    open.force = circle[ALIENS].facts.plan.map(({ room, force }) => ({ room, force }));
    open.plan = [];
    circle[ALIENS].facts = { plan: [], proposals: [] };
    tell.all({ t: 'attacked', attacks: open.force.map(({ room, force }) => ({ room, force })) });
    return next;
  },
  /** TT-093, D-12 */
  order: (c) => {
    if (loneAttacks(c.s.open).length > 1) return ask(sabotageOrder, 'ordered');
    return sabotageAll(c, loneAttacks(c.s.open));
  },
  ordered: (c, [{ choice }]: Answer<GreenRoom[] | null>[]) => sabotageAll(c, choice ?? loneAttacks(c.s.open)),
});
function sabotageAll(c: C, rooms: readonly GreenRoom[]) {
  for (const room of rooms) alienSabotage(c, room, attackIn(c.s.open, room).force);
  return end();
}
