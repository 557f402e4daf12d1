/**
 * What a table votes on during a match: whether somebody is put out of it, or may take over the seat of a bot. Who asked for it and who says what is told
 * to everybody. Plain data and functions over it.
 */
import type { Seat } from '@lurk/kernel';
import { Refused } from '../commit/committer.ts';
import { nameAt, type Player, seatOf, type TableState } from './lobby.ts';

export interface Motion {
  /** Who would be put out, or which bot's seat is asked for. */
  readonly seat: Seat;
  /** Who asks for it. */
  readonly joins?: Player;
  /** Who called for a removal comes first. */
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  /** Server time at which silence counts: as a yes to somebody who wants to play, as a no to a removal. */
  readonly until: number;
}

/** Of a match, how often seats may be asked for: everybody is disturbed each time. The second is for those of one address, such as a family. */
const MOST_ASKED = 6;
const MOST_ASKED_FROM_THERE = 2;

/**
 * More than half of those who are here, whoever it is about among them: one person never decides, nor one of two. Somebody is let in by all: whoever says
 * nothing is for it.
 */
export const votesNeeded = ({ joins }: Motion, present: readonly Seat[]): number =>
  joins ? present.length : Math.floor(present.length / 2) + 1;

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

/** Somebody who watches asks for the seat of a bot: once in a match, and one at a time. */
export function askSeat(table: TableState, player: Player, seat: Seat, until: number): TableState {
  if (table.state !== 'playing' || seatOf(table, player.id) !== null) throw new Refused('notNow');
  const bot = table.seats[seat];
  // A seat somebody has answered for goes to nobody else: the record knows one name for it.
  if (bot?.kind !== 'bot' || bot.left) throw new Refused('taken');
  const asked = table.asked ?? [];
  if (table.tried?.includes(player.id)) throw new Refused('voted');
  const fromThere = asked.filter((from) => from === player.from).length;
  if (table.motion || asked.length >= MOST_ASKED || fromThere >= MOST_ASKED_FROM_THERE) throw new Refused('notNow');
  return {
    ...table,
    motion: { seat, joins: { ...player, name: nameAt(table, player) }, yes: [], no: [], until },
    tried: [...(table.tried ?? []), player.id],
    asked: [...asked, player.from ?? ''],
  };
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
export function decided(motion: Motion, present: readonly Seat[], now: number): boolean | null {
  const { seat, joins, yes, no, until } = motion;
  const counts = (votes: readonly Seat[]): number => votes.filter((by) => present.includes(by)).length;
  // Whoever minds is asked for no reason.
  if (joins && counts(no) > 0) return false;
  if (counts(yes) >= votesNeeded(motion, present) && present.length > 0) return true;
  const hasVoted = (by: Seat): boolean => by === seat || yes.includes(by) || no.includes(by);
  return now >= until || present.every(hasVoted) ? !!joins : null;
}
