/** Embers, as the rest of Lurk knows it. */
import { type Contract, dealt } from '@lurk/contract';
import { OPTIONS } from './options.ts';

export const contract: Contract = {
  name: 'embers',
  example: true,
  seats: { min: 3, max: 6, usual: 4 },
  roles: {
    // EM-02 One player may hold both Curses: how many are Cursed is nobody's to know.
    guest: { known: 'hidden', changes: true, count: () => null },
    cursed: { known: 'hidden', changes: true, enemy: true, count: () => null },
  },
  options: OPTIONS,
  // Nobody can wish for what the cards decide.
  settle: dealt,
  bots: [],
  plain: () => import('./public.ts'),
  lobby: async () => (await import('./i18n/parts.ts')).lobbyOf,
};
