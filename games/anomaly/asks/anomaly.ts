/** The questions put to the Anomaly. */
import { type Ask, must } from '@lurk/kernel';
import { type Acting, targets } from '../actions/acting.ts';
import { actionShape, trackOnly } from '../actions/student.ts';
import type { Zone } from '../data/board.ts';
import { REACH } from '../data/cards.ts';
import { PRETEND } from '../data/picks.ts';
import { anomalySteps, baitedSteps } from '../facts/moves.ts';
import { oneOf } from '../things.ts';
import type { Action, AN, Half, Halves, Me, Pawn, Possession, Spring, Target } from '../types.ts';
import { basicOptions, deedShape, specialOptions } from './deeds.ts';
import { ANOMALY_TURN } from './foreseen.ts';
import { trapOffer } from './traps.ts';

/** While it thinks, any trap may be sprung. */
type ToTheAnomaly<T, L = unknown> = Ask<AN, L, T, never, Spring>;

const toTheAnomaly: Pick<ToTheAnomaly<never>, 'who' | 'offer' | 'show'> = {
  who: ({ open }) => [open.anomaly],
  offer: trapOffer,
  show: 'names',
};

/** AN-099, D-18 Skip, or one half of an action point; a pass is a skip. */
export const anomalyTurn: ToTheAnomaly<Half | null> = {
  kind: ANOMALY_TURN,
  ...toTheAnomaly,
  decide: (me) => ({ shape: deedShape(me), mayPass: true, deadline: 'long' }),
  pace: () => 'none',
};

/** AN-101, AN-102, D-20 The other half, or the end of the turn. */
export const secondHalf: ToTheAnomaly<Half | null, Halves> = {
  kind: 'secondHalf',
  ...toTheAnomaly,
  decide: (me, { first }) => ({
    shape: first === 'basic' ? oneOf.deed(specialOptions(me)) : oneOf.deed(basicOptions(me)),
    mayPass: true,
  }),
  pace: () => 'none',
};

/** AN-074 to AN-076, D-15 Asked even if there is one way, or none but to pretend. */
export const baited: ToTheAnomaly<Zone | typeof PRETEND, { zone: Zone }> = {
  kind: 'baited',
  ...toTheAnomaly,
  decide: ({ open, own }, { zone }) => {
    const steps = baitedSteps(open, own.pawns[0].zone, zone);
    return { shape: oneOf.zone(steps, steps.length > 0 ? [] : [PRETEND]), deadline: 'short' };
  },
  pace: () => 'glance',
};

/** AN-150 to AN-152a, D-32 and D-35: the same pause whether it may move or can only go on. */
export const reactive: ToTheAnomaly<Zone | null> = {
  kind: 'reactive',
  ...toTheAnomaly,
  decide: ({ open, own }) => ({
    shape: oneOf.zone(mayReact({ open, own }) ? anomalySteps(open, own.pawns[0].zone) : []),
    mayPass: true,
    deadline: 'short',
  }),
  pace: () => 'window',
};
const mayReact = ({ open, own }: Pick<Me, 'open' | 'own'>): boolean => open.reaction === 'hit' || own.struck.length > 0;

/** AN-139, D-26 */
export const whatToEat: ToTheAnomaly<'fuel' | 'electricity'> = {
  kind: 'whatToEat',
  ...toTheAnomaly,
  decide: () => ({ shape: oneOf(['fuel', 'electricity']), fallback: { choice: 'fuel' } }),
  pace: () => 'none',
};

/** AN-123, D-27 Students in its zone have revealed themselves. Default: the one with most cards. */
export const whomToPossess: ToTheAnomaly<Pawn, { pawns: Pawn[] }> = {
  kind: 'whomToPossess',
  ...toTheAnomaly,
  decide: ({ open, sizes }, { pawns }) => {
    const cards = (pawn: Pawn): number => sizes.hand[open.students[pawn].seat];
    return { shape: oneOf.student(pawns), fallback: { choice: pawns.toSorted((a, b) => cards(b) - cards(a))[0] } };
  },
  pace: () => 'none',
};

const puppet = (me: Me, zone: Zone, victim: Pawn): Acting => ({
  pub: me,
  hand: me.own.prey,
  zone,
  shown: me.open.students[victim].shown,
  forced: true,
});

/** AN-123, AN-125, D-28 One action with a card of the hand it has just seen. */
export const forcedAction: ToTheAnomaly<Action, Possession> = {
  kind: 'forcedAction',
  ...toTheAnomaly,
  decide: (me, { zone, victim }) => {
    const acting = puppet(me, zone, must(victim));
    return { shape: actionShape(acting), deadline: 'long', fallback: { anyOf: trackOnly(acting) } };
  },
  pace: () => 'none',
};

/** AN-125, D-29 It names the second zone of a forced Double Strike too. The Student stands where the Anomaly is. */
export const secondForcedHit: ToTheAnomaly<Target | null, { pawn: Pawn }> = {
  kind: 'secondForcedHit',
  ...toTheAnomaly,
  decide: (me, { pawn }) => ({
    shape: targets(puppet(me, me.own.pawns[0].zone, pawn), REACH.double),
    fallback: { choice: null },
  }),
  pace: () => 'none',
};
