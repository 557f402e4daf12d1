/** ANOMALY, as the rest of Lurk knows it. */
import { type Contract, holderOf } from '@lurk/contract';
import { OPTIONS } from './options.ts';

export const contract: Contract = {
  name: 'anomaly',
  seats: { min: 2, max: 4, usual: 4 },
  roles: {
    // AN-001, AN-189: in the advanced game one player has two of them.
    students: { known: 'public', wished: true, count: (seats, { advanced }) => (advanced && seats === 2 ? 2 : seats - 1) },
    anomaly: { known: 'public', enemy: true, wished: true, count: () => 1 },
  },
  options: OPTIONS,
  settle: holderOf('anomaly', 'anomaly'),
  bots: ['beginner'],
  lobby: async () => (await import('./i18n/parts.ts')).lobbyOf,
};
