/** What of a match of VICTIM is shown one thing at a time; bookkeeping is told together, and takes no time of its own. */
import { BEAT, type Beats, CARD, SCENE, type TurnCard } from '@lurk/contract';
import type { VI } from './types.ts';

export const beats: Beats<VI> = {
  roundBegan: CARD,
  rollIs: BEAT,
  rollsShown: BEAT,
  tileTurned: BEAT,
  gateShown: BEAT,
  tested: BEAT,
  fell: BEAT,
  stoodUp: BEAT,
  tokenFound: BEAT,
  bunkerOpened: SCENE,
  escaped: BEAT,
  eventDrawn: BEAT,
  curseDrawn: BEAT,
  tieRolled: BEAT,
  possessed: SCENE,
  handedOver: BEAT,
  removed: BEAT,
  demonRolled: BEAT,
  upgraded: BEAT,
  specialUsed: BEAT,
  attackHit: BEAT,
  attackFailed: BEAT,
  webSprung: BEAT,
  eliminated: SCENE,
  enslaved: SCENE,
  won: BEAT,
};

export const turnCard: TurnCard<VI> = {
  begins: 'roundBegan',
  lost: ['wounded', 'fell', 'discarded', 'weakened', 'eliminated', 'enslaved', 'corpseDestroyed', 'decoderBroken'],
  moved: ['tileLaid', 'tokenFound', 'healed', 'statMoved', 'escaped', 'rageMoved', 'upgraded'],
};
