/** The rules as the kernel takes them: every procedure and every question, by name. */
import { finalOf, seatingOf } from '@lurk/contract';
import { type AnyAsk, byName, type Game, type Json } from '@lurk/kernel';
import { alienChoice, alienPlan, sabotageOrder } from './asks/alien.ts';
import {
  avoidEncounter,
  drawDogToken,
  encounterOrder,
  lookAt,
  lookNext,
  placeTokens,
  resort,
  resortAlone,
  weaponVsAlien,
} from './asks/encounters.ts';
import { garrySwap, placeCharacter, sleepersCards, whichCard } from './asks/placing.ts';
import {
  assignCard,
  extraLab,
  keepItem,
  keepLab,
  layWhom,
  nextCard,
  repairBy,
  setFire,
  startRescue,
  stationUse,
  useVehicle as vehicleUse,
} from './asks/resolving.ts';
import { acceptBoarding, analysisTarget, board, callVote, lastReveal, pickAnalyst, starvingDiscard, volunteer, vote } from './asks/rest.ts';
import { lookAtRole, pickCharacter, weatherChoice } from './asks/setup.ts';
import { contract } from './contract.ts';
import { partyActions } from './coop/actions.ts';
import { autoAlien } from './coop/alien.ts';
import {
  assignDice,
  boardParty,
  cancelDice,
  endExchange,
  partyAct,
  partyAnalyst,
  placeParty,
  rerollDice,
  rollOrStop,
  setDie,
  victim,
} from './coop/asks.ts';
import { partyEscape } from './coop/escape.ts';
import { coopRound, exchange, gift, movement, threat } from './coop/round.ts';
import { copy } from './copy.ts';
import { events } from './events.ts';
import { isOut } from './facts/standing.ts';
import { bonus, characterActions, resolving } from './rules/actions.ts';
import { alienActions, attack, propose } from './rules/alien.ts';
import { maintenance, meal, weather } from './rules/base.ts';
import { dogs } from './rules/dogs.ts';
import { alienEncounter, encounter, encounters } from './rules/encounters.ts';
import { boarding } from './rules/escape.ts';
import { match, picking, round } from './rules/match.ts';
import { dogTest, meeting } from './rules/meeting.ts';
import { drawing, place, placing } from './rules/placing.ts';
import { analysis, rest, trade } from './rules/rest.ts';
import { action, drawItem, drawLab, rollInStation, useVehicle } from './rules/uses.ts';
import { setup } from './setup.ts';
import { sizes } from './sizes.ts';
import type { TT } from './types.ts';

export const rules: Game<TT> = {
  ...seatingOf(contract),
  // Matches of versions 1 and 2 go on under version 2 (versions/2.ts).
  rulesVersion: '3',
  setup,
  start: 'match',
  procedures: {
    ...{ match, picking, round, weather, maintenance, alienActions, propose, characterActions, drawing, placing, place, attack },
    ...{ encounters, alienEncounter, encounter, meeting, dogTest, resolving, bonus, action, drawItem, drawLab, rollInStation },
    ...{ useVehicle, rest, trade, analysis, meal, dogs, escape: boarding },
    ...{ coopRound, movement, autoAlien, partyActions, threat, exchange, gift, partyEscape },
  },
  asks: byName<AnyAsk<TT>>([
    ...[pickCharacter, lookAtRole, weatherChoice, alienPlan, garrySwap, placeCharacter, sleepersCards, whichCard, sabotageOrder],
    ...[encounterOrder, weaponVsAlien, avoidEncounter, placeTokens, lookAt, lookNext, resort, resortAlone, drawDogToken, alienChoice],
    ...[startRescue, setFire, assignCard, layWhom, nextCard, keepItem, keepLab, extraLab, repairBy, stationUse, vehicleUse],
    ...[callVote, vote, lastReveal, volunteer, pickAnalyst, analysisTarget, starvingDiscard, board, acceptBoarding],
    ...[placeParty, victim, rollOrStop, assignDice, rerollDice, setDie, cancelDice, partyAct, endExchange, partyAnalyst, boardParty],
  ]),
  // TT-047 The match ends in the middle of whatever is being resolved.
  outcome: ({ open }): Json => open.end && { winner: open.end.winner, why: open.end.why, round: open.round },
  isOut,
  final: finalOf(events),
  sizes,
  copy,
};
