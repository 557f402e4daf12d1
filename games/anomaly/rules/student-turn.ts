/** A Student turn (AN-045 to AN-052): one action by one Student, with one card. */
import { type Answer, next } from '@lurk/kernel';
import { perform } from '../actions/student.ts';
import { strikeAt } from '../acts/attack.ts';
import { cardSettles } from '../acts/cards.ts';
import { showSymbol } from '../acts/moves.ts';
import { secondForcedHit } from '../asks/anomaly.ts';
import { secondHit, showCard, studentTurn, type Turn } from '../asks/students.ts';
import type { SymbolId } from '../data/symbols.ts';
import { procedure, type Target } from '../types.ts';
import { anomalyDecides, studentDecides } from './decides.ts';

export const studentsTurn = procedure('studentTurn', {
  /** AN-046, AN-047 The Student who submits first takes the turn. */
  choose: (c) => studentDecides(c, studentTurn, 'act'),
  act: (c, [{ choice }]: Answer<Turn>[]) => perform(c, { pawn: choice.pick, forced: false }, choice.with),
  /** AN-050 */
  cardSettles: (c) => {
    cardSettles(c);
    return next;
  },
});

/** AN-063, AN-125 The second hit of a Double Strike, once the first is resolved. */
export const secondStrike = procedure('secondHit', {
  aim: (c) => (c.at.forced ? anomalyDecides(c, secondForcedHit, 'hit', 'aim') : studentDecides(c, secondHit, 'hit')),
  hit: (c, [{ choice }]: Answer<Target | null>[]) => {
    const { pawn, forced } = c.at;
    if (choice === null) {
      c.tell.all({ t: 'secondHitLost', pawn }); // RU-71
      return next;
    }
    strikeAt(c, { pawn, weapon: 'double', zone: choice.pick, aim: choice.with, forced });
    return next;
  },
});

/** AN-125 A possessed Student has been moved and picks the tracking card. */
export const showsCard = procedure('showCard', {
  choose: (c) => studentDecides(c, showCard, 'show'),
  show: (c, [{ choice }]: Answer<SymbolId>[]) => {
    showSymbol(c, c.at.pawn, choice);
    return next;
  },
});
