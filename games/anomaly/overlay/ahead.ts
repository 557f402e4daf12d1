/** What an act would find or tell, as far as everybody knows: the overlay carried on by what might happen next. */
import type { Zone } from '../data/board.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { Aim, Pawn } from '../types.ts';
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
