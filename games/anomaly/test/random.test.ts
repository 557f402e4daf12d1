/** Random matches in every mode and with every table option that changes the rules, under every invariant. */
import { provePlay } from '@lurk/testkit';
import { anomaly } from '../proof/index.ts';
import { evolved } from './evolved.ts';

provePlay(anomaly, { matchesPerMode: 100 });
provePlay(evolved(), { matchesPerMode: 50, seed: 'evolved' });
