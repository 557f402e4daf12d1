// Why something on the table cannot be used now, in English. Each text answers "why not?" in one sentence.
// This file is the type: French must have the same keys.
import { counting } from '@lurk/i18n';

const { count } = counting('en');

export const whyNotEn = {
  // Anything at all.
  notNow: 'Not at this moment.',
  wrongPhase: (_card, phase) => `This card belongs to phase ${phase}.`,
  wrongMoment: 'Right phase, but not at this moment of it.',

  // Place cards and the ways to get them back.
  forceField: 'Force Field closes this place to everybody this turn.',
  notOwned: 'You do not own this place; the Rover can fetch it from the reserve.',
  inDiscard: 'This card is in your discard pile; take it back first.',
  alreadyDown: 'This card is already in play.',
  needTwo: 'You must put down two cards this turn, and you have too few.',
  alreadyReady: 'Your place is chosen; take it back first.',
  resistedAlready: 'You have already Resisted this turn.',
  emptyDiscard: 'Your discard pile is empty.',
  notEnoughWill: 'You do not have that much Will.',
  smallDiscard: 'Paying 1 Will already takes back your whole discard pile.',
  nothingToRecover: 'You have all your Will and all your cards: there is nothing to Give Up for.',

  // Survival cards.
  despair: 'Despair: nobody plays or draws Survival cards this turn.',
  oneSurvival: 'You have already played a Survival card this turn.',
  fullWill: 'You already have all your Will.',
  beaconCharged: 'The beacon is already charged.',
  noCardToGive: 'You have no Place card left in hand to discard.',
  noHuntToStop: 'The Creature can play no more Hunt cards this turn anyway.',
  creatureHandEmpty: 'The Creature has no card in hand.',
  nothingToTrade: 'Your discard pile holds no card you could go to instead.',
  notUnderArtemia: 'The Artemia token is not on your place.',
  notUnderCreature: 'The Creature token is not on your place.',
  noArtemiaToken: 'The Artemia token is not on the planet this turn.',
  noPowerNear: 'No adjacent place has a power you could use.',
  beaconOff: 'The beacon is not charged.',
  stasis: 'Stasis: Rescue cannot move in this phase.',
  nothingInFront: 'You have no played card left in front of you.',

  // Hunt cards.
  huntLimit: (_card, _phase, played) =>
    `You have already played ${count(played, 'Hunt card', 'Hunt cards')} this turn: that is your limit.`,
  sacrificed: 'Sacrifice: you play no more Hunt cards this turn.',
  nothingToCopy: 'The Hunt discard pile is empty: there is nothing to copy.',
  copyWrongPhase: (card, phase) => `It would copy ${card}, which belongs to phase ${phase}.`,
  copyWrongMoment: (card) => `It would copy ${card}, which cannot be played at this moment.`,
  noBigHand: 'No Hunted has 3 or more Place cards in hand.',
  noHands: 'No Hunted has a Place card in hand.',

  // Powers.
  ineffective: (card) => `${card} makes this place ineffective this turn.`,
  underArtemia: 'The Artemia token holds you: the place gives you nothing.',
  underCreature: 'The Creature token holds you: the place gives you nothing.',
  beachUsed: 'The Beach has already been used this turn.',
  wreckUsed: 'The Wreck has already been used this turn.',
  doubleWaiting: 'You already have two cards to play next turn.',
  nothingNew: 'The reserve holds no place that you do not own.',
  nothingToDraw: 'There is no Survival card left to draw.',
  nobodyToHeal: 'Nobody needs Will, and no Survival card can be drawn.',
  nothingAtLair: 'Your discard pile is empty, and there is no power here to copy.',
  copyArtefact: 'Nothing can copy the Artefact.',
  copyLair: 'The Lair cannot copy itself.',
  copyNoToken: 'The Lair copies only the place under the Creature token.',
  ownedAlready: 'You already own this place.',
  noneLeft: 'No copy of this place is left in the reserve.',
} satisfies Record<string, string | ((card: string, phase: string, played: number) => string)>;

export type WhyNotId = keyof typeof whyNotEn;
