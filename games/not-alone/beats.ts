/** What of a match of NOT ALONE is shown one thing at a time, and what the card at the end of a turn counts up. */
import { BEAT, type Beats, CARD, SCENE, type TurnCard } from '@lurk/contract';
import type { NA } from './types.ts';

export const beats: Beats<NA> = {
  turnBegan: CARD,
  sideChosen: BEAT,
  huntPlayed: BEAT,
  survivalPlayed: BEAT,
  resisted: BEAT,
  gaveUp: BEAT,
  tokensPlaced: BEAT,
  tokenTakenBack: BEAT,
  tokenMoved: BEAT,
  placesShown: SCENE,
  detoured: BEAT,
  visitLost: BEAT,
  powerUsed: BEAT,
  screamSuffered: BEAT,
  caught: BEAT,
  collapsed: BEAT,
  rescueMoved: BEAT,
  rescueHeld: BEAT,
  assimMoved: BEAT,
  won: BEAT,
};

export const turnCard: TurnCard<NA> = {
  begins: 'turnBegan',
  lost: ['gaveUp', 'caught', 'willChanged', 'collapsed', 'visitLost'],
  moved: ['tokensPlaced', 'tokenMoved', 'rescueMoved', 'rescueHeld', 'assimMoved', 'markerPut'],
};
