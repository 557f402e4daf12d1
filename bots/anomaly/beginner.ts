/** The beginner of ANOMALY, on either side (sections 8.2 and 8.3). */
import type { AN, Memory } from '@lurk/anomaly/public';
import type { Bot } from '../bot.ts';
import { isOffer } from '../random.ts';
import type { Sides } from '../registry.ts';
import { anomalyDecides } from './anomaly.ts';
import { studentDecides, studentTakes } from './student.ts';

export const anomalySides: Sides<AN> = {
  names: ['anomaly', 'students'],
  of: ({ open, seat }) => (seat === open.anomaly ? 'anomaly' : 'students'),
};

export const beginner: Bot<AN, Memory> = {
  decide(view, memory, decision, dice) {
    if (isOffer(view, decision)) return studentTakes(view, memory, decision);
    if (decision.standing) return decision.standing.choice;
    return anomalySides.of(view) === 'anomaly'
      ? anomalyDecides(view, memory, decision, dice)
      : studentDecides(view, memory, decision, dice);
  },
  remembers: true,
};
