/** The same game with evolutions and cards given to the Anomaly at the start: random players seldom live to see them. */
import { next, type Step } from '@lurk/kernel';
import type { Proof } from '@lurk/testkit';
import { EVOLUTIONS, type Evolution } from '../data/components.ts';
import type { Memory } from '../memory.ts';
import type { AN } from '../types.ts';
import { anomaly } from './index.ts';

export function evolved(evolutions: readonly Evolution[] = EVOLUTIONS): Proof<AN, Memory> {
  const { match } = anomaly.procedures;
  const headStart: Step<AN> = ({ s, tell }) => {
    for (const evolution of evolutions) {
      s.open.evolutions.push(evolution);
      tell.all({ t: 'evolved', evolution });
    }
    return next;
  };
  const started = {
    ...match,
    steps: { headStart, ...match.steps },
    below: { headStart: match.first, ...match.below },
    first: 'headStart',
  };
  return { ...anomaly, name: 'anomaly, evolved', procedures: { ...anomaly.procedures, match: started } };
}
