/** Why something cannot be done: a reason by its name, whose words are in `i18n`. The condition is the reason: null means it can be. */
export type WhyNot =
  // Rooms and cards.
  | 'noActionHere'
  | 'roomLost'
  | 'roomFull'
  | 'deckEmpty'
  | 'noFreeFuelSpace'
  | 'noFuel'
  | 'noDamage'
  | 'noFreeDamageSpace'
  | 'boilerDestroyed'
  | 'radioDamaged'
  | 'sosSent'
  | 'noFood'
  | 'bagEmpty'
  | 'noCardInHand'
  // Items.
  | 'notHeld'
  | 'lying'
  | 'onlyAgainstAlien'
  | 'alienFled'
  | 'noFireToken'
  | 'cannotBurn'
  | 'vehicleNotReady'
  | 'noKeys'
  // People.
  | 'onGreen'
  | 'oneself'
  | 'notACharacter'
  | 'notMostSuspicious'
  | 'notHidden';

/** The reason, where the condition does not hold. */
export const unless = (holds: boolean, why: WhyNot): WhyNot | null => (holds ? null : why);
