/** What of a match of The Thing is shown one thing at a time, and what of a night belongs together; the bookkeeping takes no time of its own. */
import { BEAT, type Beats, CARD, line, outcome, SCENE, scene, type TurnCard } from '@lurk/contract';
import type { TT } from './types.ts';

export const beats: Beats<TT> = {
  roundBegan: CARD,
  blackout: line('upkeep'),
  boilerDestroyed: scene('upkeep'),
  rescueArrived: outcome('upkeep'),
  rescueGone: outcome('upkeep'),
  starving: outcome('upkeep'),
  planned: line('places'),
  placed: line('places'),
  attacked: outcome('encounter'),
  encounterBegan: line('encounter'),
  avoided: line('encounter'),
  drove: line('encounter'),
  alienFled: outcome('encounter'),
  assimilated: scene('encounter'),
  drewDogToken: line('encounter'),
  resorted: line('encounter'),
  burnt: scene('encounter'),
  flipped: line('pile'),
  assigned: line('pile'),
  cardLost: line('pile'),
  bonusPlayed: line('pile'),
  sosSent: outcome('pile'),
  traded: line('gathering'),
  voted: scene('gathering'),
  volunteered: line('gathering'),
  analysed: scene('gathering'),
  revealed: scene('gathering'),
  aliensBeaten: SCENE,
  escapeBegan: scene('boarding'),
  boardingAsked: line('boarding'),
  boardingAnswered: line('boarding'),
  roleShown: outcome('boarding'),
  departed: SCENE,
  won: BEAT,
};

export const turnCard: TurnCard<TT> = {
  begins: 'roundBegan',
  lost: ['damaged', 'burnt', 'assimilated', 'fuelLost', 'foodLost', 'cardsLost', 'labLost', 'boilerDestroyed', 'starving', 'freezing'],
  moved: ['repaired', 'fuelMoved', 'foodMoved', 'sosSent', 'rescueMoved', 'traded', 'analysed', 'revealed', 'suspicionMoved'],
};
