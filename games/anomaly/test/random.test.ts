/** Random matches in every mode and with every table option that changes the rules, under every invariant. */
import { proveLit, provePlay } from '@lurk/testkit';
import { evolved } from '../proof/evolved.ts';
import { anomaly } from '../proof/index.ts';

provePlay(anomaly, { matchesPerMode: 8, inputsPerMode: 14_000 });
provePlay(evolved(), { matchesPerMode: 8, inputsPerMode: 10_000, seed: 'evolved' });
proveLit(anomaly, { matches: 28, dark: ['roundBegan', 'won'], rare: [] });
