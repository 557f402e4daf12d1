/** Why something on the table cannot be used now: computed from the reader's own view, so it can tell nothing new. Null: it can be. */
import { type Lang, sentence } from '@lurk/i18n';
import { framesOf } from '@lurk/kernel';
import type { Acting } from '../actions/acting.ts';
import { useBarred } from '../actions/student.ts';
import { PHASING_NEIGHBOURS, RANGE, type Zone } from '../data/board.ts';
import { TOP_RANGE } from '../data/cards.ts';
import type { Evolution } from '../data/components.ts';
import { hasSymbol, type SymbolId } from '../data/symbols.ts';
import { anomalySteps, baitedSteps } from '../facts/moves.ts';
import { ordinalOf } from '../facts/pawns.ts';
import { deedBarred } from '../facts/payments.ts';
import { studentsCanAct } from '../facts/turns.ts';
import { no, unless, type WhyNot } from '../facts/why-not.ts';
import type { AN, Deed, Pawn, Seen, Use } from '../types.ts';
import { tableOf } from './parts.ts';
import { baitAt } from './speech.ts';

export type { WhyNot } from '../facts/why-not.ts';

export function tellWhyNot(lang: Lang, { why, distance = 0, reach = 0, deed }: WhyNot): string {
  const { whyNot, costs } = tableOf(lang);
  return sentence(lang, whyNot[why], { distance, reach, price: deed ? costs[deed] : '' });
}

/** The Student an action is chosen for: a Student's own, or the one the Anomaly holds, who stands where it does. */
function actingFor(view: Seen, pawn: Pawn): Acting | null {
  const { open, own, seat, decision } = view;
  const { seat: player, shown } = open.students[pawn];
  const forced = decision?.kind === 'forcedAction' || decision?.kind === 'secondForcedHit';
  if (!own || own.pawns.length === 0 || !(forced || seat === player)) return null;
  const { zone } = own.pawns[forced ? 0 : ordinalOf(open, pawn)];
  return { pub: view, zone, hand: forced ? own.prey : own.hand, shown, forced };
}

/** Letting the turn go by. */
export const whyNotSkip = ({ decision }: Seen): WhyNot | null =>
  decision?.mayPass ? null : no(decision?.kind === 'studentTurn' ? 'mustAct' : 'notNow');

/** An action of a Student, free or ordered. */
export function whyNotUse(view: Seen, pawn: Pawn, use: Use): WhyNot | null {
  const doer = actingFor(view, pawn);
  if (!doer) return no('notNow');
  const { forced, hand } = doer;
  return (
    unless(forced || studentsCanAct(view), 'keepTwo') ??
    unless(forced || hand.length > 0, 'emptyHand') ??
    unless(view.decision?.kind === (forced ? 'forcedAction' : 'studentTurn'), 'notNow') ??
    useBarred(doer, use)
  );
}

/** How far each action goes, at least and at most. */
const RANGES: Record<Use, readonly [min: number, max: number]> = { ...TOP_RANGE, move: [1, 1], track: [0, 0] };

/** A zone as the target or the end of a Student's action. */
export function whyNotZone(view: Seen, pawn: Pawn, use: Use, zone: Zone): WhyNot | null {
  const doer = actingFor(view, pawn);
  if (!doer) return no('notNow');
  const distance = RANGE[doer.zone][zone];
  const [least, reach] = RANGES[use];
  if (distance < least) return no('here');
  if (distance > reach) return use === 'move' ? no('notAdjacent') : { why: 'outOfReach', distance, reach };
  return unless(use !== 'sensor' || !view.open.sensors.includes(zone), 'sensorThere');
}

/** Aiming at the fuel of a zone; a trap's zone does just as well. */
export function whyNotFuel(view: Seen, pawn: Pawn, zone: Zone): WhyNot | null {
  const doer = actingFor(view, pawn);
  return unless(view.open.fuel.includes(zone), 'noFuel') ?? unless(!doer?.forced || doer.zone !== zone, 'ownFuel');
}

/** A tracking card to show for a zone. */
export const whyNotShow = ({ open }: Seen, pawn: Pawn, zone: Zone, symbol: SymbolId): WhyNot | null =>
  unless(hasSymbol(zone, symbol), 'notInZone') ?? unless(!open.students[pawn].shown.includes(symbol), 'onShow');

/** A trap of the reader's own, anywhere or in a zone. */
export function whyNotTrap({ own, open, seat, decision, offer }: Seen, zone?: Zone): WhyNot | null {
  if (!own || seat === open.anomaly) return no('notNow');
  const traps = own.pawns.flatMap((pawn) => pawn.traps);
  return (
    unless(traps.length > 0, 'noTrapLaid') ??
    unless(!zone || traps.includes(zone), 'noTrapThere') ??
    unless(offer !== null || decision?.kind === 'trapWindow', 'notNow')
  );
}

/** An action of the Anomaly. */
export function whyNotDeed(view: Seen, deed: Deed): WhyNot | null {
  const { open, seat, decision } = view;
  const half = deed === 'move' || deed === 'feed' ? 'basic' : 'special';
  if (seat !== open.anomaly) return no('notNow');
  if (decision?.kind === 'secondHalf') {
    const asking = framesOf<AN>(view).at(-1);
    if (asking?.proc === 'anomalyTurn' && asking.at.first === half) return no(`${half}Done`);
  } else if (decision?.kind !== 'anomalyTurn') return no(open.ap === 0 ? 'noPoints' : 'notNow');
  return deed === 'move' || deed === 'feed' ? null : deedBarred(open, deed);
}

export const whyNotEvolution = ({ open }: Seen, evolution: Evolution): WhyNot | null =>
  unless(!open.evolutions.includes(evolution), 'ownedAlready');

/** A zone for the Anomaly to go to: one step, a baited step, or a Teleport. */
export function whyNotStep(view: Seen, zone: Zone, how: 'step' | 'teleport' = 'step'): WhyNot | null {
  const { open, own, seat } = view;
  if (!own || seat !== open.anomaly || own.pawns.length === 0) return no('notNow');
  const from = own.pawns[0].zone;
  const bait = baitAt(view);
  if (bait && baitedSteps(open, from, bait).includes(zone)) return null;
  if (from === zone) return no('here');
  if (how === 'teleport') return null;
  if (anomalySteps(open, from).includes(zone)) return unless(bait === null, 'notCloser');
  return no(PHASING_NEIGHBOURS[from].includes(zone) ? 'acrossBay' : 'notAdjacent');
}
