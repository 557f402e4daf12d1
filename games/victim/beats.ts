/** What of a match of VICTIM is shown one thing at a time, and what of a turn belongs together; bookkeeping is told together, and takes no time of its own. */
import { BEAT, type Beats, BREAK, CARD, line, outcome, scene, type TurnCard } from '@lurk/contract';
import type { VI } from './types.ts';

/** Silence, everybody's dice one after the other, the word. */
const CURSE = 9000;

export const beats: Beats<VI> = {
  roundBegan: CARD,
  turnBegan: BREAK,
  demonTurnBegan: BREAK,
  slaveTurnBegan: BREAK,
  rollIs: line('turn'),
  rollsShown: line('turn'),
  tileTurned: line('turn'),
  gateShown: outcome('turn'),
  tested: line('turn'),
  fell: outcome('turn'),
  stoodUp: line('turn'),
  tokenFound: outcome('turn'),
  bunkerOpened: scene('turn'),
  escaped: outcome('turn'),
  eventDrawn: outcome('turn'),
  curseDrawn: outcome('turn'),
  tieRolled: outcome('turn'),
  possessed: CURSE,
  handedOver: outcome('turn'),
  removed: outcome('turn'),
  demonRolled: line('turn'),
  upgraded: line('turn'),
  specialUsed: outcome('turn'),
  attackHit: outcome('turn'),
  attackFailed: line('turn'),
  webSprung: outcome('turn'),
  eliminated: scene('turn'),
  enslaved: scene('turn'),
  won: BEAT,
};

export const turnCard: TurnCard<VI> = {
  begins: 'roundBegan',
  lost: ['wounded', 'fell', 'discarded', 'weakened', 'eliminated', 'enslaved', 'corpseDestroyed', 'decoderBroken'],
  moved: ['tileLaid', 'tokenFound', 'healed', 'statMoved', 'escaped', 'rageMoved', 'upgraded'],
};
