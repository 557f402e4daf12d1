/** Random matches at every number of players and with every table option, under every invariant. */
import { provePlay } from '@lurk/testkit';
import { victim } from '../proof/index.ts';

provePlay(victim, { matchesPerMode: 4, seconds: 3 });
