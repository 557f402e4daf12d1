/** A Student turn (AN-045 to AN-052): one action by one Student, with one card. */
import { go, next, type Picked, procedure } from '@lurk/kernel';
import { perform } from '../actions/student.ts';
import { strikeAt } from '../acts/attack.ts';
import { cardSettles } from '../acts/cards.ts';
import { showSymbol } from '../acts/moves.ts';
import { trapActivated } from '../acts/traps.ts';
import { secondForcedHit } from '../asks/anomaly.ts';
import { secondHit, showCard, studentTurn } from '../asks/students.ts';
import type { Zone } from '../data/board.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { Aim, AN, Pawn } from '../types.ts';
import { anomalyDecides, studentDecides } from './decides.ts';

export const studentsTurn = procedure<AN, null>('studentTurn', {
  /** AN-046, AN-047 Whoever submits first. */
  choose: (c) => studentDecides(c, studentTurn),
  act: (c) => {
    if (trapActivated(c)) return go('choose');
    const { pick: pawn, with: action } = c.answers[0].choice as unknown as Picked;
    return perform(c, pawn as Pawn, action, false);
  },
  /** AN-050 */
  cardSettles: (c) => {
    cardSettles(c);
    return next;
  },
});

/** AN-063, AN-125 The second hit of a Double Strike, once the first is resolved. */
export const secondStrike = procedure<AN, { pawn: Pawn; forced: boolean }>('secondHit', {
  aim: (c) => (c.at.forced ? anomalyDecides(c, secondForcedHit, 'aim') : studentDecides(c, secondHit)),
  hit: (c) => {
    if (trapActivated(c)) return go('aim');
    const { pawn, forced } = c.at;
    const { choice } = c.answers[0];
    if (choice === null) {
      c.tell.all({ t: 'secondHitLost', pawn }); // RU-71
      return next;
    }
    const { pick: zone, with: aim } = choice as unknown as Picked;
    strikeAt(c, { pawn, weapon: 'double', zone: zone as Zone, aim: aim as Aim, forced });
    return next;
  },
});

/** AN-125 A possessed Student has been moved and picks the tracking card. */
export const showsCard = procedure<AN, { pawn: Pawn }>('showCard', {
  choose: (c) => studentDecides(c, showCard),
  show: (c) => {
    if (trapActivated(c)) return go('choose');
    showSymbol(c, c.at.pawn, c.answers[0].choice as SymbolId);
    return next;
  },
});
