/** What the Revealed Aliens decide: the plan (D-04, D-05), the order of their sabotages (D-12) and whom they take (D-20). */
import { type Ask, compound, option, type Picked, type Seat, type Shape } from '@lurk/kernel';
import type { PlanChoice, Prey } from '../answers.ts';
import { mostSuspect } from '../coop/facts.ts';
import { GREEN_ROOMS, type GreenRoom, type Location } from '../data/rooms.ts';
import { locationDeck } from '../facts/base.ts';
import { controller, hasDog, inPlace, seatOf } from '../facts/people.ts';
import type { Arming } from '../frames.ts';
import { assign, oneOf, order } from '../things.ts';
import { ALIENS, type Attack, type Open, type Pub, type TT } from '../types.ts';
import { OPENLY } from './forms.ts';

/** D-04 What only the clock answers: all Force on one card drawn at random. */
export const BLIND = 'blind';

const planShape = (open: Open): Shape<PlanChoice> => {
  const deck = locationDeck(open);
  const points = Array.from({ length: open.pool - 1 }, (_, i) => i + 2);
  return compound({ first: oneOf.place(deck), rest: assign.point(points).aim([...deck, 'pool']) });
};
/** TT-071, RU-19 One card per location, with its Force, in board order. */
export const attacksOf = ({ first, rest }: PlanChoice): Attack[] => {
  const points = [first, ...rest];
  return [...GREEN_ROOMS, 'kennel' as const].flatMap((room) => {
    const force = points.filter((at) => at === room).length;
    return force > 0 ? [{ room, force }] : [];
  });
};
/** The answer that would make this plan. */
export const choiceFor = (plan: readonly Attack[], pool: number): PlanChoice => {
  const [first, ...rest] = plan.flatMap(({ room, force }) => new Array<Location>(force).fill(room));
  return { first, rest: Array.from({ length: pool - 1 }, (_, i) => rest[i] ?? 'pool') };
};

const controllerSeat = ({ open }: Pub): Seat[] => {
  const pawn = controller(open);
  return pawn === undefined ? [] : [seatOf(open, pawn)];
};

/** D-04, with the others' proposals (D-05) as an offer; RU-12 the clock plays the proposal of the earliest revealed. */
export const alienPlan: Ask<TT, unknown, PlanChoice | typeof BLIND, never, Picked<'propose', PlanChoice>> = {
  kind: 'alienPlan',
  who: controllerSeat,
  decide({ open, circles }) {
    const proposed = circles[ALIENS]?.proposals[0];
    return {
      shape: planShape(open),
      deadline: 'long',
      fallback: { choice: proposed ? choiceFor(proposed.plan, open.pool) : BLIND },
    };
  },
  offer: {
    who: ({ open }) => open.revealed.filter((pawn) => pawn !== controller(open) && open.people[pawn].status === 'revealed'),
    decide: ({ open }) => ({ shape: oneOf([option('propose', planShape(open))]) }),
    by: 'propose',
  },
  keeps: 'quietly',
  ...OPENLY,
};

/** D-12 */
export const sabotageOrder: Ask<TT, unknown, GreenRoom[] | null> = {
  kind: 'sabotageOrder',
  who: controllerSeat,
  decide: ({ open }) => ({ shape: order.place(loneAttacks(open)), mayPass: true, deadline: 'short' }),
  ...OPENLY,
};
/** TT-093 Rooms with Force and no life form, in board order. */
export const loneAttacks = (open: Open): GreenRoom[] =>
  GREEN_ROOMS.filter(
    (room) => open.force.some((attack) => attack.room === room) && inPlace(open, room).length === 0 && !hasDog(open, room),
  );

export const alienChoice: Ask<TT, Arming, Prey> = {
  kind: 'alienChoice',
  who: (pub) => (pub.open.coop ? [pub.open.leader] : controllerSeat(pub)),
  decide({ open }, { room, pawns }) {
    // TC-037, C-04
    if (open.coop) return { shape: oneOf.pawn(pawns), fallback: { choice: mostSuspect(open, pawns) } };
    const dog = hasDog(open, room) ? (['dog'] as const) : [];
    return {
      shape: oneOf.pawn(pawns, [...dog, 'sabotage']),
      fallback: pawns.length > 0 ? { anyOf: oneOf.pawn(pawns) } : { choice: 'dog' },
    };
  },
  ...OPENLY,
};
