/** The rules as the kernel takes them: every procedure and every question, by name. */
import { finalOf, seatingOf } from '@lurk/contract';
import { type AnyAsk, byName, type Game, type Json } from '@lurk/kernel';
import { w4Creature, w4Hunted } from './asks/end-of-turn.ts';
import { chooseSide, explore, w1a, w1c } from './asks/exploration.ts';
import { ascendancyKeep, forbiddenZoneDiscard, phobiaKeep, placeTokens, w2m, w2r, w2rCreature } from './asks/hunting.ts';
import {
  artemiaDiscard,
  resolveVisit,
  riverKeep,
  screamChoice,
  shelterKeep,
  toxinDiscard,
  visitOrder,
  w3aCreature,
  w3aHunted,
  w3c,
  w3i,
} from './asks/reckoning.ts';
import { ascendancy, forbiddenZone, phobia } from './cards/forced-discards.ts';
import { contract } from './contract.ts';
import { copy } from './copy.ts';
import { events } from './events.ts';
import { shelter } from './powers/shelter.ts';
import { endOfTurn } from './rules/end-of-turn.ts';
import { exploration } from './rules/exploration.ts';
import { huntAgain, hunting } from './rules/hunting.ts';
import { match } from './rules/match.ts';
import { reckoning } from './rules/reckoning.ts';
import { artemiaToken, creatureToken, targetToken } from './rules/tokens.ts';
import { setup } from './setup.ts';
import { sizes } from './sizes.ts';
import type { NA } from './types.ts';

export const rules: Game<NA> = {
  ...seatingOf(contract),
  rulesVersion: '2',
  // Version 2 asks for an order less often (NA-097) and tells a little more; what version 1 has played it plays the same, else it leaves it frozen.
  continues: ['1'],
  setup,
  start: 'match',
  procedures: {
    ...{ match, exploration, hunting, huntAgain, reckoning, targetToken, artemiaToken, creatureToken, endOfTurn },
    ...{ ascendancy, phobia, forbiddenZone, shelter },
  },
  asks: byName<AnyAsk<NA>>([
    ...[chooseSide, w1a, explore, w1c, w2m, w2r, w2rCreature, placeTokens, ascendancyKeep, phobiaKeep, forbiddenZoneDiscard],
    ...[riverKeep, w3aCreature, w3aHunted, w3c, visitOrder, w3i, resolveVisit, shelterKeep],
    ...[screamChoice, toxinDiscard, artemiaDiscard, w4Creature, w4Hunted],
  ]),
  // NA-227 The match ends in the middle of whatever is being resolved.
  outcome: ({ open }): Json => open.winner && { winner: open.winner, turn: open.turn },
  final: finalOf(events),
  sizes,
  copy,
};
