/** Nobody learns what the table of secrets (section 6.1) hides from them. Every row of it must have been put to the test. */
import { proveAnswers, proveSecrecy, proveTold } from '@lurk/testkit';
import { evolved } from '../proof/evolved.ts';
import { anomaly } from '../proof/index.ts';

const SECRETS = [
  "a Student's zone",
  "the Anomaly's zone",
  "a Student's hand",
  'who holds which card',
  'the order of a hand',
  'the hand the Anomaly looks into',
  'trap positions',
  'the order of the draw pile',
  'the order of the radiation stack',
  'sealed answers',
  'who has answered',
  'dice',
  'counters',
];

proveSecrecy(anomaly, { matchesPerMode: 2, oneIn: 8, every: 40, secrets: SECRETS });
proveSecrecy(evolved(), {
  matchesPerMode: 2,
  oneIn: 8,
  every: 40,
  seed: 'evolved',
  secrets: [...SECRETS, 'whether Morph hid the Anomaly'],
});

proveAnswers([anomaly, evolved()]);

proveTold([anomaly, evolved()], { never: { fuelPlaced: 'before anything is hidden', won: 'at the end', unveiled: 'at the end' } });
