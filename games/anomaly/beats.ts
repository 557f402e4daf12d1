/** What of a match of ANOMALY is shown one thing at a time, and what the card at the end of a round counts up. */
import { BEAT, type Beats, CARD, SCENE, type TurnCard } from '@lurk/contract';
import type { AN } from './types.ts';

export const beats: Beats<AN> = {
  roundBegan: CARD,
  studentRevealed: BEAT,
  studentMoved: BEAT,
  tracked: BEAT,
  trapLaid: BEAT,
  trapActivated: BEAT,
  attacked: BEAT,
  exploded: BEAT,
  secondHitLost: BEAT,
  sensorPlaced: BEAT,
  baitSet: BEAT,
  anomalyMoved: BEAT,
  noReaction: BEAT,
  skipped: BEAT,
  anomalyRevealed: BEAT,
  fed: SCENE,
  possessed: SCENE,
  evolved: BEAT,
  electricityPlaced: BEAT,
  electricityActivated: BEAT,
  scented: BEAT,
  trackMoved: BEAT,
  spirit: BEAT,
  starved: BEAT,
  irradiated: BEAT,
  radiationPlaced: BEAT,
  won: BEAT,
};

export const turnCard: TurnCard<AN> = {
  begins: 'roundBegan',
  lost: ['attacked', 'exploded', 'electricityActivated', 'starved', 'irradiated', 'trackMoved'],
  moved: ['anomalyRevealed', 'fed', 'possessed', 'evolved', 'radiationPlaced', 'sensorPlaced', 'baitSet'],
};
