/**
 * What a table votes on during a match: whether somebody is put out of it. Who called for it and who says what is told to everybody. Plain data and
 * functions over it.
 */
import type { Seat } from '@lurk/kernel';
import { Refused } from '../commit/committer.ts';
import { type Player, seatOf, type TableState } from './lobby.ts';

export interface Motion {
  /** Who would be put out. */
  readonly seat: Seat;
  /** Who called for it comes first. */
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  /** Server time at which it has failed. */
  readonly until: number;
}

/** More than half of those who are here, whoever it is about among them: one person never decides, nor one of two. */
export const votesNeeded = (present: readonly Seat[]): number => Math.floor(present.length / 2) + 1;

/** Somebody calls for it: once in a match for each person, and one at a time. */
export function callVote(table: TableState, player: Player, seat: Seat, present: readonly Seat[], until: number): TableState {
  const by = voter(table, player, present);
  const accused = table.seats[seat];
  if (accused?.kind !== 'person' || seat === by) throw new Refused('notNow');
  if (table.motion || table.tried?.includes(accused.id)) throw new Refused('voted');
  return { ...table, motion: { seat, yes: [by], no: [], until }, tried: [...(table.tried ?? []), accused.id] };
}

export function castVote(table: TableState, player: Player, says: boolean, present: readonly Seat[]): TableState {
  const by = voter(table, player, present);
  const { motion } = table;
  if (!motion || motion.seat === by) throw new Refused('notNow');
  if (motion.yes.includes(by) || motion.no.includes(by)) throw new Refused('voted');
  const side = says ? 'yes' : 'no';
  return { ...table, motion: { ...motion, [side]: [...motion[side], by] } };
}

/** Who sits at a running match, is here and plays for themselves. */
function voter(table: TableState, player: Player, present: readonly Seat[]): Seat {
  if (table.state !== 'playing') throw new Refused('notNow');
  const seat = seatOf(table, player.id);
  if (seat === null) throw new Refused('notSeated');
  if (!present.includes(seat)) throw new Refused('notNow');
  return seat;
}

/** Null while it is open. Votes of people who have gone since do not count. */
export function decided({ seat, yes, no, until }: Motion, present: readonly Seat[], now: number): boolean | null {
  const counts = (votes: readonly Seat[]): number => votes.filter((by) => present.includes(by)).length;
  if (counts(yes) >= votesNeeded(present)) return true;
  const hasVoted = (by: Seat): boolean => by === seat || yes.includes(by) || no.includes(by);
  return now >= until || present.every(hasVoted) ? false : null;
}
