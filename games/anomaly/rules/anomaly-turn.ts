/** A turn of the Anomaly (AN-099 to AN-105a): it skips, or spends an action point on one or two halves. */
import { type Answer, end, go, next } from '@lurk/kernel';
import { act, deedOf, isBasic } from '../actions/anomaly.ts';
import { setPoints } from '../acts/health.ts';
import { moveAnomaly } from '../acts/moves.ts';
import { anomalyTurn, baited, reactive, secondHalf } from '../asks/anomaly.ts';
import type { Zone } from '../data/board.ts';
import { PRETEND } from '../data/picks.ts';
import { anomalyZone } from '../facts/pawns.ts';
import { payableDeeds } from '../facts/payments.ts';
import { type Half, procedure } from '../types.ts';
import { anomalyDecides } from './decides.ts';

export const anomalysTurn = procedure('anomalyTurn', {
  choose: (c) => anomalyDecides(c, anomalyTurn, 'firstHalf', 'choose'),
  firstHalf: (c, [{ choice }]: Answer<Half | null>[]) => {
    if (choice === null) {
      c.tell.all({ t: 'skipped' });
      return end('skipped');
    }
    setPoints(c, c.s.open.ap - 1, 'spent');
    c.at.first = isBasic(deedOf(choice)) ? 'basic' : 'special';
    return act(c, choice);
  },

  /** AN-100 to AN-102 The other kind, once the first is resolved; with nothing it can pay for, the turn is over (section 5). */
  chooseMore: (c) => {
    if (c.at.first === 'basic' && payableDeeds(c.s.open).length === 0) return go('done');
    return anomalyDecides(c, secondHalf, 'secondHalf', 'chooseMore');
  },
  secondHalf: (c, [{ choice }]: Answer<Half | null>[]) => (choice === null ? go('done') : act(c, choice)),

  done: (c) => {
    c.tell.all({ t: 'turnEnded' });
    return end('acted');
  },
});

/** AN-074 to AN-077 The baited step. */
export const bait = procedure('bait', {
  choose: (c) => anomalyDecides(c, baited, 'step', 'choose'),
  step: (c, [{ choice }]: Answer<Zone | typeof PRETEND>[]) => {
    moveAnomaly(c, choice === PRETEND ? anomalyZone(c.s) : choice, 'bait');
    return next;
  },
});

/** AN-150 to AN-152a The reaction pause, if one is due. */
export const react = procedure('react', {
  choose: (c) => (c.s.open.reaction === 'none' ? end() : anomalyDecides(c, reactive, 'move', 'choose')),
  move: (c, [{ choice }]: Answer<Zone | null>[]) => {
    const { s, tell } = c;
    s.open.reaction = 'none';
    s.own[s.open.anomaly].struck = [];
    if (choice === null) {
      tell.all({ t: 'noReaction' }); // AN-151 It is not used up.
      return next;
    }
    s.open.reactiveUsed = true;
    moveAnomaly(c, choice, 'reactive');
    return next;
  },
});
