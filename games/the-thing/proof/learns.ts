/** Who may learn which answer, and when: section 5 as data, written from the specification and not from the rules. */
import type { Json, Viewer } from '@lurk/kernel';
import { type Learns, nobody, type Secret } from '@lurk/testkit';
import type { Placed, PlanChoice, Talk } from '../answers.ts';
import { attacksOf } from '../asks/alien.ts';
import { pawnsOf, seatOf, turnOrder } from '../facts/people.ts';
import { isBlind } from '../facts/placing.ts';
import type { words } from '../i18n/table.en.ts';
import { ALIENS, type TT, type Whole } from '../types.ts';

type Given = Parameters<Secret<TT>['sees']>[1];
type Told = TT['Event']['t'];

/** H-04 to H-09 Where an Action card comes out: turned over, shown at most suspicion, or by what is left for others to draw and to see. */
const ACTIONS_OUT = [
  'flipped',
  'shownCard',
  'drewCards',
  'sleptCards',
  'deckSeen',
  'swappedCardFor',
  'putCardIs',
] as const satisfies Told[];
/** H-01, H-19 to H-22 The events by which the effect of a token comes out: to the infected player, and with a role. */
const ROLES_OUT = ['sawToken', 'roleIs', 'analysed', 'roleShown'] as const satisfies Told[];
/** H-12, H-16, H-35 Where an item comes out: handed over, or by what is left for others to draw. Used, it was somebody's to name. */
const ITEMS_OUT = ['drewItemsAre', 'drewLabIs', 'gotItems', 'bloodSought'] as const satisfies Told[];

const isAlien = ({ circle }: Whole, viewer: Viewer): boolean => viewer !== 'public' && circle[ALIENS].members.includes(viewer);
/** H-25, H-36 A proposal is for the Aliens; of the plan all see the Force on each card. The dice then mix the cards: twins must lie alike before. */
function planned(choice: PlanChoice | { pick: 'propose' }, { s, viewer }: Given): Json {
  if (isAlien(s, viewer)) return choice as Json;
  return 'pick' in choice ? null : attacksOf(choice).map(({ force }) => force);
}

/** D-07 is public, D-08 is not; D-10 to name a card in Darkness shows the Flashlight. */
function placed(choice: Placed, { s, seat }: Given): Json {
  if (choice === 'sleep' || choice.pick === 'special') return choice;
  const { room, card } = choice.with;
  return [room, isBlind(s.open, pawnsOf(s.open, seat)[0]) && card !== 'random'];
}

/** RU-45, H-44 Who has been laid down by an earlier fire in the same room was never heard. */
function fired(choice: Json, { s: { open, control }, seat }: Given): Json {
  const before = turnOrder(open).slice(0, turnOrder(open).indexOf(pawnsOf(open, seat)[0]));
  const here = open.people[pawnsOf(open, seat)[0]].at;
  const isLaid = before.some((pawn) => open.people[pawn].at === here && control.ask?.sealed[seatOf(open, pawn)]?.choice != null);
  return isLaid ? null : choice;
}

/** H-29, H-35 An offer and what becomes of it are for the two; a trade that is made shows backs, and what lies face up. */
function talked(choice: Talk | true, { s, seat, viewer }: Given): Json {
  if (choice === true || choice === 'reveal') return choice;
  if (choice === 'remain') return null;
  const other = choice === 'withdraw' ? s.own[seat].offer?.to : choice.pick === 'decline' ? choice.with : choice.with.pick;
  // A new offer takes the place of the one before, which its receiver sees.
  const before = typeof choice === 'object' && (choice.pick === 'offer' || choice.pick === 'request') ? s.own[seat].offer?.to : undefined;
  if ([other, before].some((pawn) => pawn !== undefined && seatOf(s.open, pawn) === viewer)) return choice;
  return typeof choice === 'object' && choice.pick === 'accept' ? [choice.pick, choice.with.pick] : null;
}

export const learns: Record<keyof typeof words.asks, Learns<TT>> = {
  pickCharacter: 'everybody',
  lookAtRole: 'everybody',
  weatherChoice: 'everybody',
  alienPlan: { sees: planned, until: ['attacked'] },
  // D-06 That there was a swap is public.
  garrySwap: { sees: (choice) => choice !== null, until: ACTIONS_OUT },
  placeCharacter: { sees: placed, until: ACTIONS_OUT },
  sleepersCards: nobody(...ACTIONS_OUT),
  whichCard: nobody(...ACTIONS_OUT),
  sabotageOrder: 'everybody',
  encounterOrder: 'everybody',
  weaponVsAlien: 'everybody',
  avoidEncounter: 'everybody',
  placeTokens: nobody(...ROLES_OUT),
  lookAt: 'everybody',
  lookNext: 'everybody',
  resort: 'everybody',
  resortAlone: 'everybody',
  drawDogToken: 'everybody',
  alienChoice: 'everybody',
  startRescue: 'everybody',
  setFire: { sees: fired, until: ITEMS_OUT },
  assignCard: 'everybody',
  layWhom: 'everybody',
  nextCard: 'everybody',
  // D-26, H-12 A Flamethrower lies face up at once, with open hands every item (RU-66). Fuel and Tools played meanwhile are public.
  keepItem: {
    sees: (choice, { s: { open } }) => (open.coop || typeof choice === 'object' || choice === 'flamethrower' ? choice : null),
    until: ITEMS_OUT,
  },
  keepLab: 'everybody',
  extraLab: 'everybody',
  repairBy: 'everybody',
  stationUse: 'everybody',
  useVehicle: 'everybody',
  callVote: { sees: talked, until: ITEMS_OUT },
  vote: 'everybody',
  // D-35, L-03 Who does not reveal says nothing, whichever button it was.
  lastReveal: { sees: (choice) => choice === 'reveal', until: [] },
  volunteer: 'everybody',
  pickAnalyst: 'everybody',
  analysisTarget: 'everybody',
  starvingDiscard: nobody(...ACTIONS_OUT),
  board: 'everybody',
  acceptBoarding: 'everybody',
  // The co-operative game has open hands.
  placeParty: 'everybody',
  victim: 'everybody',
  rollOrStop: 'everybody',
  assignDice: 'everybody',
  rerollDice: 'everybody',
  setDie: 'everybody',
  cancelDice: 'everybody',
  partyAct: 'everybody',
  endExchange: 'everybody',
  partyAnalyst: 'everybody',
  boardParty: 'everybody',
};
