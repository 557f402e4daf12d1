/** Random matches at every number of players and with every table option, from the start and begun later, under every invariant. */
import { proveLit, provePlay } from '@lurk/testkit';
import { armed, equipped, late, leaving } from '../proof/armed.ts';
import { party, theThing } from '../proof/index.ts';

provePlay(theThing, { matchesPerMode: 4, inputsPerMode: 12_000 });
for (const game of [party, equipped(), armed(), leaving(), late()])
  provePlay(game, { matchesPerMode: 2, closely: 0, every: 20, inputsPerMode: 5_000, seed: game.name });
proveLit(theThing, { matches: 10, dark: ['roundBegan', 'won'], may: ['voted', 'attacked'] });
