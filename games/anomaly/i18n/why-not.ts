/** Why something on the table cannot be used now: computed from the reader's own view, so it can tell nothing new. Null: it can be. */
import { type Lang, type Params, sentence } from '@lurk/i18n';
import type { Acting } from '../actions/acting.ts';
import { useBarred } from '../actions/student.ts';
import { PHASING_NEIGHBOURS, RANGE, type Zone } from '../data/board.ts';
import { BAIT_REACH, REACH, SENSOR_REACH, STIMS_REACH } from '../data/cards.ts';
import type { Evolution } from '../data/components.ts';
import { hasSymbol, type SymbolId } from '../data/symbols.ts';
import { anomalySteps, baitedSteps } from '../facts/moves.ts';
import { ordinalOf, pawnsOf } from '../facts/pawns.ts';
import { deedBarred } from '../facts/payments.ts';
import { studentsCanAct } from '../facts/turns.ts';
import { no, type WhyNot } from '../facts/why-not.ts';
import type { Deed, Pawn, Seen, Use } from '../types.ts';
import { halfDone, zoneAsked } from './asks.ts';
import { tableOf } from './parts.ts';

export type { WhyNot } from '../facts/why-not.ts';

export function tellWhyNot(lang: Lang, { why, distance = 0, reach = 0, deed }: WhyNot): string {
  const params: Params = { distance, reach, ...(deed ? { price: tableOf(lang).costs[deed] } : {}) };
  return sentence(lang, tableOf(lang).whyNot[why], params);
}

/** The Student an action is chosen for: a Student's own, or the one the Anomaly holds, who stands where it does. */
function actingFor(view: Seen, pawn: Pawn): Acting | null {
  const { open, own, seat, decision } = view;
  const student = open.students[pawn];
  if (!own || !student || own.pawns.length === 0) return null;
  const { shown } = student;
  if (seat === student.seat) return { pub: view, zone: own.pawns[ordinalOf(open, pawn)].zone, hand: own.hand, shown, forced: false };
  if (decision?.kind !== 'forcedAction' && decision?.kind !== 'secondForcedHit') return null;
  return { pub: view, zone: own.pawns[0].zone, hand: own.prey, shown, forced: true };
}

/** Letting the turn go by. */
export function whyNotSkip(view: Seen): WhyNot | null {
  if (view.decision?.mayPass) return null;
  return no(view.decision?.kind === 'studentTurn' ? 'mustAct' : 'notNow');
}

/** An action of a Student, free or ordered. */
export function whyNotUse(view: Seen, pawn: Pawn, use: Use): WhyNot | null {
  const doer = actingFor(view, pawn);
  if (!doer) return no('notNow');
  if (!doer.forced) {
    if (!studentsCanAct(view)) return no('keepTwo');
    if (doer.hand.length === 0) return no('emptyHand');
  }
  if (view.decision?.kind !== (doer.forced ? 'forcedAction' : 'studentTurn')) return no('notNow');
  return useBarred(doer, use);
}

/** How far each action goes; those not named stay where the Student is. */
const REACHES: Partial<Record<Use, number>> = { ...REACH, move: 1, stims: STIMS_REACH, sensor: SENSOR_REACH, bait: BAIT_REACH };

/** A zone as the target or the end of a Student's action. */
export function whyNotZone(view: Seen, pawn: Pawn, use: Use, zone: Zone): WhyNot | null {
  const doer = actingFor(view, pawn);
  if (!doer) return no('notNow');
  const distance = RANGE[doer.zone][zone];
  const reach = REACHES[use] ?? 0;
  const moves = use === 'move' || use === 'stims';
  if (moves && distance === 0) return no('here');
  if (distance > reach) return use === 'move' ? no('notAdjacent') : { why: 'outOfReach', distance, reach };
  return use === 'sensor' && view.open.sensors.includes(zone) ? no('sensorThere') : null;
}

/** Aiming at the fuel of a zone; a trap's zone does just as well. */
export function whyNotFuel(view: Seen, pawn: Pawn, zone: Zone): WhyNot | null {
  if (!view.open.fuel.includes(zone)) return no('noFuel');
  const doer = actingFor(view, pawn);
  return doer?.forced && doer.zone === zone ? no('ownFuel') : null;
}

/** A tracking card to show for a zone. */
export function whyNotShow({ open }: Seen, pawn: Pawn, zone: Zone, symbol: SymbolId): WhyNot | null {
  if (!hasSymbol(zone, symbol)) return no('notInZone');
  return open.students[pawn].shown.includes(symbol) ? no('onShow') : null;
}

/** A trap of the reader's own, anywhere or in a zone. */
export function whyNotTrap(view: Seen, zone?: Zone): WhyNot | null {
  const { own, open, seat, decision, offer } = view;
  if (!own || seat === null || pawnsOf(open, seat).length === 0) return no('notNow');
  const traps = own.pawns.flatMap((pawn) => pawn.traps);
  if (traps.length === 0) return no('noTrapLaid');
  if (zone && !traps.includes(zone)) return no('noTrapThere');
  return offer || decision?.kind === 'trapWindow' ? null : no('notNow');
}

/** An action of the Anomaly. */
export function whyNotDeed(view: Seen, deed: Deed): WhyNot | null {
  const { open, seat, decision } = view;
  const basic = deed === 'move' || deed === 'feed';
  if (seat !== open.anomaly) return no('notNow');
  if (decision?.kind === 'secondHalf') {
    const first = halfDone(view);
    if (first === 'basic' && basic) return no('basicDone');
    if (first === 'special' && !basic) return no('specialDone');
  } else if (decision?.kind !== 'anomalyTurn') return no(open.ap === 0 ? 'noPoints' : 'notNow');
  return deed === 'move' || deed === 'feed' ? null : deedBarred(open, deed);
}

export const whyNotEvolution = ({ open }: Seen, evolution: Evolution): WhyNot | null =>
  open.evolutions.includes(evolution) ? no('ownedAlready') : null;

/** A zone for the Anomaly to go to: one step, a baited step, or a Teleport. */
export function whyNotStep(view: Seen, zone: Zone, how: 'step' | 'teleport' = 'step'): WhyNot | null {
  const { open, own, seat, decision } = view;
  if (!own || seat !== open.anomaly || own.pawns.length === 0) return no('notNow');
  const from = own.pawns[0].zone;
  const baited = decision?.kind === 'baited' ? zoneAsked(view) : null;
  if (baited && baitedSteps(open, from, baited).includes(zone)) return null;
  if (from === zone) return no('here');
  if (how === 'teleport') return null;
  if (anomalySteps(open, from).includes(zone)) return baited ? no('notCloser') : null;
  return no(PHASING_NEIGHBOURS[from].includes(zone) ? 'acrossBay' : 'notAdjacent');
}
