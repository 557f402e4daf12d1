/** The Thing: The Boardgame, as the rest of the house knows it. */
import { type Contract, dealt } from '@lurk/contract';
import { COOP_PLAYERS } from './data/setup.ts';
import { OPTIONS } from './options.ts';

const isCoop = (seats: number): boolean => seats <= COOP_PLAYERS;

export const contract: Contract = {
  name: 'the-thing',
  seats: { min: 1, max: 8, usual: 6 },
  roles: {
    // TT-037 One Alien at the start; who is Human changes, and how many are is nobody's to know.
    human: { known: 'hidden', changes: true, count: (seats) => (isCoop(seats) ? seats : seats - 1) },
    alien: { known: 'hidden', changes: true, enemy: true, count: (seats) => (isCoop(seats) ? 0 : 1) },
  },
  options: OPTIONS,
  // The Dog tokens decide.
  settle: dealt,
  bots: ['beginner'],
  lobby: async () => (await import('./i18n/parts.ts')).lobbyOf,
};
