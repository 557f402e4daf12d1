/** Random matches at every seat count, both sides of the board, normal and expert, under every invariant. */
import { proveLit, provePlay } from '@lurk/testkit';
import { notAlone } from '../proof/index.ts';

provePlay(notAlone, { matchesPerMode: 6, inputsPerMode: 6_000 });
proveLit(notAlone, { matches: 40, dark: ['turnBegan', 'won'], rare: ['tokenTakenBack'] });
