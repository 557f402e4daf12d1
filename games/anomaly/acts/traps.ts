/** Traps (AN-065, AN-078 to AN-084). */
import { remove } from '@lurk/kernel';
import type { Zone } from '../data/board.ts';
import { trapsOf, zoneOf } from '../facts/pawns.ts';
import type { Aim, C, Pawn } from '../types.ts';
import { strikeAt } from './attack.ts';

/** AN-065 In the zone the Student is in; AN-126 a forced one is public. */
export function layTrap({ s, tell }: C, pawn: Pawn, forced: boolean): void {
  const zone = zoneOf(s, pawn);
  trapsOf(s, pawn).push(zone);
  tell.all({ t: 'trapLaid', pawn, zone: forced ? zone : null });
  tell.seat(s.open.students[pawn].seat, { t: 'trapLaidAt', pawn, zone });
}

/** AN-079 to AN-081 The token goes back to the supply; which of the owner's traps it was is not said. */
export function activateTrap(c: C, pawn: Pawn, zone: Zone, aim: Aim): void {
  remove(trapsOf(c.s, pawn), [zone]);
  c.tell.all({ t: 'trapActivated', pawn, zone, aim });
  strikeAt(c, { pawn, weapon: 'trap', zone, aim, forced: false });
}
