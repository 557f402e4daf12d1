/** What of a match of The Thing is shown one thing at a time; the bookkeeping of a night is told together, and takes no time of its own. */
import { BEAT, type Beats, CARD, SCENE, type TurnCard } from '@lurk/contract';
import type { TT } from './types.ts';

export const beats: Beats<TT> = {
  roundBegan: CARD,
  blackout: BEAT,
  boilerDestroyed: SCENE,
  rescueArrived: BEAT,
  rescueGone: BEAT,
  starving: BEAT,
  planned: BEAT,
  placed: BEAT,
  attacked: BEAT,
  encounterBegan: BEAT,
  avoided: BEAT,
  drove: BEAT,
  alienFled: BEAT,
  assimilated: SCENE,
  drewDogToken: BEAT,
  resorted: BEAT,
  burnt: SCENE,
  flipped: BEAT,
  assigned: BEAT,
  cardLost: BEAT,
  bonusPlayed: BEAT,
  sosSent: BEAT,
  traded: BEAT,
  voted: SCENE,
  volunteered: BEAT,
  analysed: SCENE,
  revealed: SCENE,
  aliensBeaten: SCENE,
  escapeBegan: SCENE,
  boardingAsked: BEAT,
  boardingAnswered: BEAT,
  roleShown: BEAT,
  departed: SCENE,
  won: BEAT,
};

export const turnCard: TurnCard<TT> = {
  begins: 'roundBegan',
  lost: ['damaged', 'burnt', 'assimilated', 'fuelLost', 'foodLost', 'cardsLost', 'labLost', 'boilerDestroyed', 'starving', 'freezing'],
  moved: ['repaired', 'fuelMoved', 'foodMoved', 'sosSent', 'rescueMoved', 'traded', 'analysed', 'revealed', 'suspicionMoved'],
};
