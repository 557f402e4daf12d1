/** The same game with evolutions and cards given to the Anomaly at the start: random players seldom live to see them. */
import { call, go, procedure } from '@lurk/kernel';
import type { Proof } from '@lurk/testkit';
import { EVOLUTIONS, type Evolution } from '../data/components.ts';
import type { Memory } from '../memory.ts';
import { anomaly } from '../proof/index.ts';
import type { AN } from '../types.ts';

export function evolved(evolutions: readonly Evolution[] = EVOLUTIONS): Proof<AN, Memory> {
  const headStart = procedure<AN, null>('headStart', {
    evolve: ({ s, tell }) => {
      for (const evolution of evolutions) {
        s.open.evolutions.push(evolution);
        tell.all({ t: 'evolved', evolution });
      }
      return call('match');
    },
    never: () => go('evolve'),
  });
  return { ...anomaly, name: 'anomaly, evolved', start: 'headStart', procedures: { ...anomaly.procedures, headStart } };
}
