/** Traps: a standing offer while anybody is asked (D-16), and the windows (D-17). */
import { type Ask, type Interrupt, type Offer, type Option, option, type Seat, type Shape } from '@lurk/kernel';
import type { Zone } from '../data/board.ts';
import { ACTIVATE } from '../data/picks.ts';
import { pawnsOf, studentSeats } from '../facts/pawns.ts';
import { oneOf } from '../things.ts';
import type { Aim, AN, Me, Pawn, Pub, Spring, Target } from '../types.ts';

/** AN-081 Every player with a trap, wherever it lies. */
const owners = ({ open, sizes }: Pub): Seat[] =>
  studentSeats(open).filter((seat) => pawnsOf(open, seat).some((pawn) => sizes.traps[pawn] > 0));

/** AN-087, AN-093 The zone, or the fuel in it. */
const aims = ({ open }: Pub, zone: Zone): Shape<Aim> => oneOf.aim(open.fuel.includes(zone) ? ['zone', 'fuel'] : ['zone']);

/** By Student, then by zone, then by aim; two traps in one zone are one option (AN-084). */
function trapShape(me: Me): Shape<Spring> {
  const of = (pawn: Pawn, ordinal: number): Option<Pawn, Target>[] => {
    const zones = [...new Set(me.own.pawns[ordinal].traps)].sort();
    return zones.length > 0 ? [option(pawn, oneOf.zone(zones.map((zone) => option(zone, aims(me, zone)))))] : [];
  };
  return oneOf([option(ACTIVATE, oneOf.student(pawnsOf(me.open, me.seat).flatMap(of)))]);
}

/** AN-078, AN-082 On every question of the game. */
export const trapOffer: Offer<AN, unknown, Spring> & Interrupt<AN, Spring> = {
  who: owners,
  decide: (me) => ({ shape: trapShape(me), deadline: 'short' }),
  by: 'springTrap',
};

/** AN-083b Every owner is asked, for the same time, until all have passed; the table is not told whom it waits for (section 6.2, item 2). */
export const trapWindow: Ask<AN, unknown, null, never, Spring> = {
  kind: 'trapWindow',
  who: owners,
  decide: (me) => ({ shape: trapShape(me), mayPass: true, deadline: me.open.options.trapWindowSeconds }),
  show: 'nothing',
  pace: () => 'window',
  acts: 'any',
  by: 'springTrap',
  window: true,
};
