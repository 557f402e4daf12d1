/** The rules as the kernel takes them: every procedure and every question, by name. */
import { finalOf, seatingOf } from '@lurk/contract';
import { type AnyAsk, byName, type Game, type Json } from '@lurk/kernel';
import { enterBunker, healChoice, searchTake } from './asks/actions.ts';
import { demonAction, slaveAction } from './asks/demon.ts';
import { eventPay, hailDiscard, stressPick } from './asks/events.ts';
import {
  adrenaline as adrenalineAsk,
  ambushAttack,
  bloodSmell,
  defend,
  freeHunt as freeHuntAsk,
  huntMove,
  targetAttack,
} from './asks/hunting.ts';
import { arrangePeek, photoFlash } from './asks/peek.ts';
import { useManual, useManuals } from './asks/rolls.ts';
import { runPoint } from './asks/run.ts';
import { chooseCharacter } from './asks/setup.ts';
import { orientTile } from './asks/tiles.ts';
import { handLimit, victimAction } from './asks/turn.ts';
import { contract } from './contract.ts';
import { copy } from './copy.ts';
import { events } from './events.ts';
import { decode, heal, hide, search, selfHeal } from './rules/actions.ts';
import { adrenaline } from './rules/adrenaline.ts';
import { attack, blow, blows } from './rules/attack.ts';
import { bunker } from './rules/bunker.ts';
import { cursePhase } from './rules/curse.ts';
import { death } from './rules/death.ts';
import { demonPhase, demonTurn, slaveTurn } from './rules/demon.ts';
import { event, eventPhase } from './rules/events.ts';
import { freeHunt, hunt } from './rules/hunt.ts';
import { choosing, match, round } from './rules/match.ts';
import { peek } from './rules/peek.ts';
import { roll } from './rules/roll.ts';
import { arrive, run } from './rules/run.ts';
import { dimensionShift, shadowSpikes } from './rules/specials/doppel.ts';
import { behindYou, terrifyingDance } from './rules/specials/phantom.ts';
import { ambush, madCharge } from './rules/specials/wendigo.ts';
import { doubleSlash, target } from './rules/specials/werewolf.ts';
import { poisonMist, web } from './rules/specials/widow.ts';
import { morbidExplosion, thunderCall } from './rules/specials/witch.ts';
import { test } from './rules/test.ts';
import { turnTile } from './rules/tiles.ts';
import { rollTogether } from './rules/together.ts';
import { victimsPhase, victimTurn } from './rules/turn.ts';
import { setup } from './setup.ts';
import { sizes } from './sizes.ts';
import type { VI } from './types.ts';

const procedures = {
  ...{ match, choosing, round },
  ...{ victimsPhase, victimTurn, roll, rollTogether, turnTile, test, eventPhase, event },
  ...{ run, arrive, decode, heal, selfHeal, search, hide, bunker, peek },
  ...{ cursePhase, demonPhase, demonTurn, slaveTurn, hunt, freeHunt, attack, blows, blow, death, adrenaline },
  ...{ target, doubleSlash, ambush, madCharge, morbidExplosion, thunderCall, web, poisonMist },
  ...{ shadowSpikes, dimensionShift, terrifyingDance, behindYou },
};

export const rules: Game<VI> = {
  ...seatingOf(contract),
  // 3: whether to roll again is asked only where that could help, and to keep is to pass (RU-112, RU-113). What began before ends under version 2.
  rulesVersion: '3',
  setup,
  start: 'match',
  procedures,
  asks: byName<AnyAsk<VI>>([
    ...[chooseCharacter, victimAction, handLimit, useManual, useManuals, orientTile],
    ...[runPoint, healChoice, searchTake, enterBunker, arrangePeek, photoFlash],
    ...[eventPay, hailDiscard, stressPick],
    ...[demonAction, slaveAction, huntMove, bloodSmell, defend, adrenalineAsk, freeHuntAsk, targetAttack, ambushAttack],
  ]),
  // VI-401 The match ends in the middle of whatever is being resolved.
  outcome: ({ open }): Json => open.end && { winner: open.end.winner, why: open.end.why, round: open.round },
  final: finalOf(events),
  sizes,
  copy,
};
