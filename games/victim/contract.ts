/** VICTIM: The Cursed Forest, as the rest of the house knows it. */
import { type Contract, dealt } from '@lurk/contract';
import { charactersEach, curseRound, MAX_PLAYERS, MIN_PLAYERS } from './data/setup.ts';
import { OPTIONS } from './options.ts';

export const contract: Contract = {
  name: 'victim',
  seats: { min: MIN_PLAYERS, max: MAX_PLAYERS, usual: 4 },
  roles: {
    // VI-264 All are Victims until the Curse Phase makes one of them the Demon, before everybody's eyes.
    victim: { known: 'public', changes: true, count: (seats) => seats },
    demon: { known: 'public', changes: true, enemy: true, count: () => 0 },
  },
  options: OPTIONS,
  // The Curse Phase decides who becomes the Demon: there is nothing to wish for.
  settle: dealt,
  bots: ['beginner'],
  // VI-407, VI-029
  figures: (players) => [charactersEach(players), curseRound(players)],
  lobby: async () => (await import('./i18n/parts.ts')).lobbyOf,
};
