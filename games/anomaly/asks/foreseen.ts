/** What the Anomaly can answer ahead while the Students act: its next turn (AN-099). Why a Student cannot: `docs/security.md`. */
import { foresightOf } from '@lurk/contract';
import { anomalyCanAct } from '../facts/turns.ts';
import type { AN } from '../types.ts';
import { deedShape } from './deeds.ts';

export const ANOMALY_TURN = 'anomalyTurn';

export const foresight = foresightOf<AN>(
  (me, seen) => {
    const { round, side, anomaly } = me.open;
    // AN-040 It comes after the Students' turn, as long as it has a point left.
    if (me.seat !== anomaly || round === 0 || side !== 'students' || !anomalyCanAct(seen)) return null;
    return { kind: ANOMALY_TURN, about: round, shape: deedShape(me) };
  },
  ({ open }) => open.round,
);
