/** NOT ALONE, as the rest of Lurk knows it. */
import { type Contract, holderOf } from '@lurk/contract';
import { MAX_PLAYERS, MIN_PLAYERS } from './data/components.ts';
import { OPTIONS } from './options.ts';

export const contract: Contract = {
  name: 'not-alone',
  // NA-001
  seats: { min: MIN_PLAYERS, max: MAX_PLAYERS, usual: 5 },
  roles: {
    hunted: { known: 'public', wished: true, count: (seats) => seats - 1 },
    creature: { known: 'public', enemy: true, wished: true, count: () => 1 },
  },
  options: OPTIONS,
  settle: holderOf('creature', 'creature'),
  bots: ['beginner'],
  lobby: async () => (await import('./i18n/parts.ts')).lobbyOf,
};
