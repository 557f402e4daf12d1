/** Random matches at every number of players and with every table option, under every invariant. */
import { provePlay } from '@lurk/testkit';
import { theThing } from '../proof/index.ts';

provePlay(theThing, { matchesPerMode: 20 });
