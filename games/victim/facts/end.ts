/** 3.31 How it stands: who would have won, were it looked at now. */
import type { Seat } from '@lurk/kernel';
import { ELIMINATIONS, escapesToWin, MAX_PLAYERS } from '../data/setup.ts';
import type { Open, Why, Winner } from '../types.ts';
import { forest, isCritical } from './people.ts';

export const escapesNeeded = ({ players, options }: Open): number =>
  players === MAX_PLAYERS ? options.escapesAtSix : escapesToWin(players);
export const escapes = ({ victims }: Open): number => victims.filter(({ status }) => status === 'escaped').length;

/** VI-397 to VI-402, VI-406 The Victims' condition is looked at first. */
export function verdict(open: Open): { winner: Winner; why: Why } | null {
  if (escapes(open) >= escapesNeeded(open)) return { winner: 'victims', why: 'escaped' };
  const against: Winner = open.demon ? 'demon' : 'nobody';
  if (open.eliminated >= ELIMINATIONS) return { winner: against, why: 'eliminated' };
  if (open.events.includes('darkness')) return { winner: against, why: 'darkness' };
  // RU-87 At least one must be left to be Critically Injured.
  const left = forest(open);
  if (left.length > 0 && left.every(isCritical)) return { winner: against, why: 'allCritical' };
  return null;
}

/** VI-404, VI-405 On the Demon's side: the possessed player, and an Enslaved Victim's. */
export const demonSeats = ({ demon, victims }: Open): Seat[] =>
  demon ? [...new Set([demon.seat, ...victims.filter(({ status }) => status === 'enslaved').map(({ seat }) => seat)])] : [];
export function winnersOf(open: Open, winner: Winner): Seat[] {
  if (winner === 'nobody') return [];
  const demons = demonSeats(open);
  return Array.from({ length: open.players }, (_, seat) => seat).filter((seat) => demons.includes(seat) === (winner === 'demon'));
}
