/**
 * Who may come in to a table. Whoever it has put out stays out, by whatever way they come; a locked table takes no newcomers; and who comes from where
 * somebody was put out from waits at the door until somebody who sits there lets them in. Plain data and functions over it.
 */
import { createHash } from 'node:crypto';
import type { RefusalCode } from '@lurk/table';
import { Refused } from '../commit/committer.ts';
import { nameAt, type Player, seatOf, type TableState } from './lobby.ts';

export interface Door {
  /** Put out, with a mark of the address they sat down from. */
  readonly out: readonly { readonly id: string; readonly from: string | null }[];
  /** Welcome from anywhere: they were here when somebody was put out or the table was locked, or have been let in. */
  readonly known: readonly string[];
  /** They wait to be let in. */
  readonly waiting: readonly { readonly id: string; readonly name: string }[];
}

const CLOSED: Door = { out: [], known: [], waiting: [] };
/** A table is stored whole with every change: its lists have an end. Who was put out first is forgotten first. */
const MOST_OUT = 50;
const MOST_KNOWN = 100;
/** More than anybody wants to read; the next ones may knock once these are answered. */
const MOST_WAITING = 3;

const doorOf = ({ door }: TableState): Door => door ?? CLOSED;

/** So short that it fits one address in 65,536, and tells a thief of the store nothing about an address. */
const markOf = (code: string, address: string): string => createHash('sha256').update(`${code} ${address}`).digest('hex').slice(0, 4);

/** Somebody at this table, with the mark of where they come from. */
export const comingFrom = (code: string, { player, address }: { player: Player; address: string }): Player => ({
  ...player,
  from: markOf(code, address),
});

/** Has the table put this person out? */
export const isOut = (table: TableState, { id }: Player): boolean => doorOf(table).out.some((one) => one.id === id);

/** Why somebody may not come in; null if they may. */
export function turnedAway(table: TableState, player: Player): Extract<RefusalCode, 'removed' | 'locked' | 'atDoor'> | null {
  const { out, known } = doorOf(table);
  if (isOut(table, player)) return 'removed';
  if (seatOf(table, player.id) !== null || known.includes(player.id)) return null;
  if (table.locked) return 'locked';
  return out.some(({ from }) => from !== null && from === player.from) ? 'atDoor' : null;
}

/** They are at the door from now on; the same table if they are already, or if too many wait there. */
export function knock(table: TableState, player: Player): TableState {
  const door = doorOf(table);
  const { waiting } = door;
  if (turnedAway(table, player) !== 'atDoor' || waiting.length >= MOST_WAITING || waiting.some(({ id }) => id === player.id)) return table;
  return { ...table, door: { ...door, waiting: [...waiting, { id: player.id, name: nameAt(table, player) }] } };
}

/** Somebody who sits here answers who is at the door. */
export function answerDoor(table: TableState, player: Player, id: string, lets: boolean): TableState {
  if (seatOf(table, player.id) === null) throw new Refused('notSeated');
  const door = doorOf(table);
  const waiting = door.waiting.filter((one) => one.id !== id);
  if (waiting.length === door.waiting.length) throw new Refused('notNow');
  const answered = { ...table, door: { ...door, waiting } };
  return lets ? welcome(answered, [id]) : putOut(answered, { id });
}

/** Those who are here stay welcome. */
export function welcome(table: TableState, ids: readonly string[]): TableState {
  const door = doorOf(table);
  return { ...table, door: { ...door, known: [...new Set([...door.known, ...ids])].slice(-MOST_KNOWN) } };
}

/** From now on they are out; where they sit is somebody else's business. */
export function putOut(table: TableState, { id, from }: { id: string; from?: string }): TableState {
  const door = doorOf(table);
  const known = door.known.filter((one) => one !== id);
  return { ...table, door: { ...door, known, out: [...door.out, { id, from: from ?? null }].slice(-MOST_OUT) } };
}
