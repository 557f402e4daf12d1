/** Why a Victim cannot do something: a reason by its name. The condition is the reason: null means that it can. */
export type WhyNot =
  // Main Actions.
  | 'noPoints'
  | 'alreadyDone'
  | 'onlyCrawl'
  | 'standing'
  | 'fellThisTurn'
  | 'failedTest'
  | 'nowhereToGo'
  | 'noDecoder'
  | 'noCorpse'
  | 'corpseDestroyed'
  | 'resting'
  | 'nobodyToHeal'
  | 'notOnBunker'
  | 'bunkerOpen'
  | 'noTokens'
  | 'rowEmpty'
  // Active Skills.
  | 'notTheirSkill'
  | 'crows'
  | 'runFirst'
  | 'noCardInHand'
  | 'allAtMaximum'
  | 'nothingToHeal'
  | 'recharging'
  // Sub-Actions and items.
  | 'critical'
  | 'notHeld'
  | 'nobodyInRange'
  | 'nobodyWounded'
  | 'noDemon'
  | 'demonTooFar'
  | 'bulletOnDemon'
  | 'noObstacle'
  | 'noHammerToken'
  | 'noTilesLeft'
  | 'bothSlotsFull'
  | 'nothingWorn'
  | 'nothingHere'
  | 'notWounded'
  | 'pointFirst'
  | 'bunkerClosed';

/** The reason, where the condition does not hold. */
export const unless = (holds: boolean, why: WhyNot): WhyNot | null => (holds ? null : why);
