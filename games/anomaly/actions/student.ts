/** What a Student's action does (AN-053 to AN-077), whether chosen freely or ordered by the Anomaly (AN-123 to AN-127). */
import { type Choice, call, next, type Picked } from '@lurk/kernel';
import { strikeAt } from '../acts/attack.ts';
import { useCard } from '../acts/cards.ts';
import { moveStudent, showSymbol } from '../acts/moves.ts';
import { layTrap } from '../acts/traps.ts';
import type { Zone } from '../data/board.ts';
import type { Kind } from '../data/cards.ts';
import { hasSymbol, type SymbolId } from '../data/symbols.ts';
import { anomalyZone, zoneOf } from '../facts/pawns.ts';
import { reveals } from '../facts/reveals.ts';
import type { Action, Aim, C, Pawn, Target, Use } from '../types.ts';

interface Details {
  card: Kind;
  to: Choice;
  symbol: SymbolId;
  at: Target;
  aim: Aim;
  zone: Zone;
}

/** Declares the action and carries it out as far as nobody else has to decide. */
export function perform(c: C, pawn: Pawn, { pick: use, with: more }: Action, forced: boolean) {
  const details = more as unknown as Details;
  useCard(c, pawn, details.card, use, forced);
  if (reveals(c.s.open, use)) c.tell.all({ t: 'studentRevealed', pawn, zone: zoneOf(c.s, pawn) });
  return effect(c, pawn, use, details, forced);
}

function effect(c: C, pawn: Pawn, use: Use, { to, symbol, at, aim, zone }: Details, forced: boolean) {
  const { s, tell } = c;
  switch (use) {
    case 'move':
    case 'stims': {
      if (forced) {
        moveStudent(c, pawn, to as Zone, use, true);
        return call('showCard', { pawn }); // AN-125
      }
      const { pick, with: shown } = to as unknown as Picked;
      moveStudent(c, pawn, pick as Zone, use, false);
      showSymbol(c, pawn, shown as SymbolId);
      return next;
    }
    case 'track': // AN-059, AN-061
      tell.all({ t: 'tracked', pawn, symbol, yes: hasSymbol(anomalyZone(s), symbol) });
      return next;
    case 'strike':
    case 'far':
      strikeAt(c, { pawn, weapon: use, zone: at.pick, aim: at.with, forced });
      return next;
    case 'double': // AN-063 The second zone is named after the first result.
      strikeAt(c, { pawn, weapon: use, zone: at.pick, aim: at.with, forced });
      return call('secondHit', { pawn, forced });
    case 'bludgeon':
    case 'baton':
      strikeAt(c, { pawn, weapon: use, zone: zoneOf(s, pawn), aim, forced });
      return next;
    case 'trap':
      layTrap(c, pawn, forced);
      return next;
    case 'sensor': // AN-068, AN-071
      s.open.sensors.push(zone);
      tell.all({ t: 'sensorPlaced', pawn, zone });
      return next;
    case 'bait': // AN-074
      tell.all({ t: 'baitSet', pawn, zone });
      return call('bait', { zone });
  }
}
