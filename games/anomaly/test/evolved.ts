/** The same game with evolutions and cards given to the Anomaly at the start: random players seldom live to see them. */
import { call, type GameModule, go, procedure } from '@lurk/kernel';
import { EVOLUTIONS, type Evolution } from '../data/components.ts';
import { anomaly } from '../index.ts';
import type { Memory } from '../memory.ts';
import type { AN } from '../types.ts';

export function evolved(evolutions: readonly Evolution[] = EVOLUTIONS): GameModule<AN, Memory> {
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
