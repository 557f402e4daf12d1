// Why something on the table cannot be used now, in English. Each text answers "why not?" in one sentence.
// This file is the type: French must have the same keys.

export const whyNotEn = {
  // Anything at all.
  notNow: 'Not at this moment.',

  // What a Student does.
  mustAct: 'The Students may not skip: one of them must act while they hold more than 2 cards in all.',
  keepTwo: 'The Students are down to 2 cards in all: their turns are over for this round.',
  emptyHand: 'You have no card left to act with.',
  noSuchCard: 'No card of this hand has that upper half.',
  noTrapLeft: 'All six traps are laid: one must be sprung first.',
  noSensorLeft: 'All three sensors are in place.',
  noTrapLaid: 'You have no trap laid.',
  noTrapThere: 'You have no trap in this zone.',

  // Zones.
  here: 'To move you must leave the zone you are in.',
  notAdjacent: 'This zone is too far away: one step leads to an adjacent zone.',
  acrossBay: 'A shuttle bay is in between: only Phasing would let you cross it.',
  outOfReach: 'This zone is {distance} {distance|step|steps} away; the reach is {reach}.',
  notCloser: 'That would not bring you closer to the bait.',
  sensorThere: 'There is a sensor in this zone already.',
  noFuel: 'There is no fuel in this zone.',
  ownFuel: 'You cannot make anybody blow up the fuel of their own zone.',

  // Tracking cards.
  notInZone: 'This zone does not have that symbol.',
  onShow: 'This symbol is already on show: the new one must be different.',

  // What the Anomaly does.
  noPoints: 'You have no action points left this round.',
  basicDone: 'This point has already paid for a basic action: only a special one can follow.',
  specialDone: 'This point has already paid for a special action: only a basic one can follow.',
  cannotPay: 'You cannot pay for it: {price}.',
  allEvolved: 'You already have all six evolutions.',
  ownedAlready: 'You already have this evolution.',
} as const;

export type WhyNotId = keyof typeof whyNotEn;
