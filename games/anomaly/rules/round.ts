/** A round (AN-033 to AN-044): single turns in alternation until neither side can act, then its end (AN-163 to AN-175). */
import { call, go, next } from '@lurk/kernel';
import { setPoints } from '../acts/health.ts';
import { anomalyCanAct, studentsCanAct } from '../facts/turns.ts';
import { type C, procedure, type Side } from '../types.ts';
import { windowThen } from './decides.ts';

export const round = procedure('round', {
  /** AN-034 Every round starts with a Student turn. */
  begin: (c) => {
    c.s.open.round++;
    c.tell.all({ t: 'roundBegan', round: c.s.open.round });
    c.s.open.side = 'students';
    return next;
  },

  /** AN-040, AN-042 A side that cannot act is passed over; when neither can, the turns are over. */
  turn: (c) => {
    const { side } = c.s.open;
    const [students, anomaly] = [studentsCanAct(c.pub), anomalyCanAct(c.pub)];
    if (!students && !anomaly) return go('lastWindow');
    if (side === 'students' ? !students : !anomaly) return go(side === 'students' ? 'toTheAnomaly' : 'toTheStudents');
    c.tell.all({ t: 'turnBegan', side });
    return side === 'students' ? call('studentTurn', null, 'afterStudents') : call('anomalyTurn', { first: null }, 'afterAnomaly');
  },

  /** AN-150 A reaction comes right after the Student's turn. */
  afterStudents: () => call('react', null, 'toTheAnomaly'),
  toTheAnomaly: (c) => pass(c, 'anomaly'),

  /** AN-041 A skip while the Students cannot act ends the round. */
  afterAnomaly: (c) => {
    if (c.got === 'skipped' && !studentsCanAct(c.pub)) return go('leave');
    return call('react', null, 'between');
  },
  /** AN-083 (b) Between two turns of the Anomaly in a row. */
  between: (c) => (!studentsCanAct(c.pub) && anomalyCanAct(c.pub) && windowThen(c, 'toTheStudents')) || next,
  toTheStudents: (c) => pass(c, 'students'),

  /** AN-041 Unspent action points are lost. */
  leave: (c) => {
    setPoints(c, 0, 'lost');
    return next;
  },

  /** AN-083 (c) After the last turn, before anything of the end of the round. */
  lastWindow: (c) => windowThen(c, 'lastReaction') ?? next,
  lastReaction: () => call('react'),

  /** AN-043 Action points regained by a trap let the round go on. */
  goOn: (c) => (anomalyCanAct(c.pub) ? go('toTheAnomaly') : next),

  endOfRound: () => call('endOfRound'),
});

function pass({ s }: C, side: Side) {
  s.open.side = side;
  return go('turn');
}
