/** What an act would find or tell, as far as everybody knows: the deduction carried on by what might happen next. */
import { isOneOf } from '@lurk/kernel';
import type { Zone } from '../data/board.ts';
import { DAMAGE, STRIKES, TOPS } from '../data/cards.ts';
import type { SymbolId } from '../data/symbols.ts';
import { reveals } from '../facts/reveals.ts';
import { cardsOnShow } from '../facts/turns.ts';
import type { Aim, Event, Open, Pawn, Use } from '../types.ts';
import { follow, possible, type Trail } from './trail.ts';

/** AN-059 Where the Anomaly could still be after either answer. Who asks makes no difference. */
export function trackSplit(trail: Trail, symbol: SymbolId): { yes: Zone[]; no: Zone[] } {
  const after = (yes: boolean): Zone[] => possible(follow(trail, { t: 'tracked', pawn: 0, symbol, yes })).anomaly;
  return { yes: after(true), no: after(false) };
}

/** Somebody in a zone, or perhaps there. */
export interface Presence {
  anomaly: 'sure' | 'maybe' | 'no';
  /** Students who must be there, and those who can be. */
  sure: Pawn[];
  maybe: Pawn[];
}
export function presentAt(trail: Trail, zone: Zone): Presence {
  const { anomaly, students } = possible(trail);
  const pawns = students.map((_, pawn) => pawn);
  return {
    anomaly: !anomaly.includes(zone) ? 'no' : anomaly.length === 1 ? 'sure' : 'maybe',
    sure: pawns.filter((pawn) => students[pawn].length === 1 && students[pawn][0] === zone),
    maybe: pawns.filter((pawn) => students[pawn].length > 1 && students[pawn].includes(zone)),
  };
}

/** Whom an attack would hurt: the Anomaly, or a Student. */
export interface Hits {
  sure: ('anomaly' | Pawn)[];
  maybe: ('anomaly' | Pawn)[];
}
/** AN-088, AN-089 It first, else the Students but the attacker; AN-094 an explosion spares nobody; AN-144 Morph may hide behind them. */
export function hitsOf(present: Presence, { pawn, aim, morph }: { pawn: Pawn; aim: Aim; morph: boolean }): Hits {
  const it = (how: Presence['anomaly']): 'anomaly'[] => (present.anomaly === how ? ['anomaly'] : []);
  if (aim === 'fuel') return { sure: [...it('sure'), ...present.sure], maybe: [...it('maybe'), ...present.maybe] };
  const [sure, maybe] = [present.sure, present.maybe].map((pawns) => pawns.filter((other) => other !== pawn));
  const hides = morph && sure.length + maybe.length > 0;
  if (present.anomaly === 'sure' && !hides) return { sure: ['anomaly'], maybe: [] };
  if (present.anomaly === 'no') return { sure, maybe };
  return { sure: [], maybe: ['anomaly', ...sure, ...maybe] };
}

const after = (trail: Trail, events: readonly Event[]): Trail => events.reduce(follow, trail);
const openFor = (trail: Trail, pawn: Pawn): Zone[] => possible(trail).students[pawn] ?? [];

/** Zones where everybody would have to look for a Student who shows this symbol, after this way of moving. */
export function zonesAfterShowing(open: Open, trail: Trail, pawn: Pawn, symbol: SymbolId, moved: 'move' | 'stims' | null): Zone[] {
  const shown = [...open.students[pawn].shown, symbol].slice(-cardsOnShow(open));
  const moves: Event[] = moved ? [{ t: 'studentMoved', pawn, how: moved, zone: null }] : [];
  return openFor(after(trail, [...moves, { t: 'symbolShown', pawn, symbol, shown }]), pawn);
}
/** The same for a special action at a zone. What it hits is another matter. */
export const zonesAfterUse = (open: Open, trail: Trail, pawn: Pawn, use: Use, here: Zone, at: Zone | null): Zone[] =>
  reveals(open, use) ? [here] : openFor(after(trail, at ? actOf(pawn, use, at) : []), pawn);

function actOf(pawn: Pawn, use: Use, zone: Zone): Event[] {
  switch (use) {
    case 'sensor':
      return [{ t: 'sensorPlaced', pawn, zone }];
    case 'bait':
      return [{ t: 'baitSet', pawn, zone }];
    case 'strike':
    case 'double':
    case 'far':
      return [{ t: 'attacked', pawn, weapon: use, zone, hit: 'anomaly', pawns: [], damage: DAMAGE[use], reaction: false }];
    default:
      return [];
  }
}
/** In how many zones the Students would have to look for the Anomaly. A sensor on the way is not reckoned with. */
export const anomalyAfter = (trail: Trail, how: 'move' | 'teleport'): number =>
  possible(follow(trail, { t: 'anomalyMoved', how, sensor: null })).anomaly.length;
/** AN-132 What either answer to a scent of these zones would leave of one Student. */
export function scentSplit(trail: Trail, pawn: Pawn, zones: readonly Zone[]): { inside: number; outside: number } {
  const all = openFor(trail, pawn);
  const inside = all.filter((zone) => zones.includes(zone)).length;
  return { inside, outside: all.length - inside };
}
/** AN-062 to AN-067 The zone a special action would hurt somebody in; null where it hurts nobody, or is not aimed yet. */
export function struckBy(use: Use | null, named: Zone | undefined, here: Zone): Zone | null {
  const where = isOneOf(TOPS, use) ? STRIKES[use] : undefined;
  return where === 'own' ? here : where === 'named' ? (named ?? null) : null;
}
