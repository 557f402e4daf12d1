/** Random matches at every number of players and with every table option, from the start and begun later with each Demon, under every invariant. */
import { proveLit, provePlay } from '@lurk/testkit';
import { DEMONS } from '../data/demons.ts';
import { early, late, victim, walled } from '../proof/index.ts';

provePlay(victim, { matchesPerMode: 2, inputsPerMode: 9_000 });
for (const game of [...DEMONS.map(late), early(), walled()]) provePlay(game, { matchesPerMode: 1, closely: 0, every: 20, seed: game.name });
proveLit(victim, { matches: 10, dark: ['curseDrawn', 'roundBegan', 'won'] });
