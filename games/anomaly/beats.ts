/** What of a match of ANOMALY is shown one thing at a time, what of a round belongs together, and what the card at the end of a round counts up. */
import { BEAT, type Beats, CARD, line, outcome, scene, type TurnCard } from '@lurk/contract';
import type { AN } from './types.ts';

export const beats: Beats<AN> = {
  roundBegan: CARD,
  studentRevealed: line('steps'),
  studentMoved: line('steps'),
  tracked: line('steps'),
  trapLaid: line('steps'),
  trapActivated: line('steps'),
  attacked: outcome('steps'),
  exploded: outcome('steps'),
  secondHitLost: line('steps'),
  sensorPlaced: line('steps'),
  baitSet: line('steps'),
  anomalyMoved: line('steps'),
  noReaction: line('steps'),
  skipped: line('steps'),
  anomalyRevealed: line('steps'),
  fed: scene('steps'),
  possessed: scene('steps'),
  evolved: line('steps'),
  electricityPlaced: line('steps'),
  electricityActivated: outcome('steps'),
  scented: line('steps'),
  trackMoved: line('steps'),
  spirit: line('steps'),
  starved: outcome('steps'),
  irradiated: line('steps'),
  radiationPlaced: line('steps'),
  won: BEAT,
};

export const turnCard: TurnCard<AN> = {
  begins: 'roundBegan',
  lost: ['attacked', 'exploded', 'electricityActivated', 'starved', 'irradiated', 'trackMoved'],
  moved: ['anomalyRevealed', 'fed', 'possessed', 'evolved', 'radiationPlaced', 'sensorPlaced', 'baitSet'],
};
