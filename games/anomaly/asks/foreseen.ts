/** What the Anomaly can answer ahead while the Students act: its next turn (AN-099). Why a Student cannot: `docs/security.md`. */
import type { Foresight } from '@lurk/contract';
import { anomalyCanAct } from '../facts/turns.ts';
import type { AN } from '../types.ts';
import { deedShape } from './deeds.ts';

export const ANOMALY_TURN = 'anomalyTurn';

export const foresight: Foresight<AN> = {
  foreseen(seen) {
    const { seat, own, open, over } = seen;
    if (seat !== open.anomaly || own === null || over !== null) return null;
    // AN-040 It comes after the Students' turn, as long as it has a point left.
    if (open.round === 0 || open.side !== 'students' || !anomalyCanAct(seen)) return null;
    return { kind: ANOMALY_TURN, about: open.round, shape: deedShape({ ...seen, seat, own }) };
  },
  about: ({ open }) => open.round,
};
