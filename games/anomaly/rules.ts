/** The rules as the kernel takes them: every procedure and every question, by name. */
import { finalOf, seatingOf } from '@lurk/contract';
import { type AnyAsk, byName, type Game, type Json } from '@lurk/kernel';
import { anomalyTurn, baited, forcedAction, reactive, secondForcedHit, secondHalf, whatToEat, whomToPossess } from './asks/anomaly.ts';
import { firstCard, startingZone } from './asks/setup.ts';
import { secondHit, showCard, studentTurn } from './asks/students.ts';
import { trapWindow } from './asks/traps.ts';
import { contract } from './contract.ts';
import { copy } from './copy.ts';
import { events } from './events.ts';
import { anomalysTurn, bait, react } from './rules/anomaly-turn.ts';
import { endOfRound } from './rules/end-of-round.ts';
import { feed, possess } from './rules/feed.ts';
import { match } from './rules/match.ts';
import { round } from './rules/round.ts';
import { secondStrike, showsCard, studentsTurn } from './rules/student-turn.ts';
import { springTrap, window } from './rules/trap-window.ts';
import { setup } from './setup.ts';
import { sizes } from './sizes.ts';
import type { AN } from './types.ts';

export const rules: Game<AN> = {
  ...seatingOf(contract),
  rulesVersion: '2',
  // Version 2 sets the clock of traps by the table's option (RU-90); nothing that version 1 has played goes otherwise.
  continues: ['1'],
  setup,
  start: 'match',
  procedures: {
    ...{ match, round, endOfRound, trapWindow: window, springTrap },
    ...{ studentTurn: studentsTurn, secondHit: secondStrike, showCard: showsCard },
    ...{ anomalyTurn: anomalysTurn, bait, react, feed, possess },
  },
  asks: byName<AnyAsk<AN>>([
    ...[startingZone, firstCard, studentTurn, secondHit, showCard, trapWindow],
    ...[anomalyTurn, secondHalf, baited, reactive, whatToEat, whomToPossess, forcedAction, secondForcedHit],
  ]),
  // AN-176 The match ends in the middle of whatever is being resolved.
  outcome: ({ open }): Json => open.winner && { winner: open.winner, round: open.round },
  final: finalOf(events),
  sizes,
  copy,
};
