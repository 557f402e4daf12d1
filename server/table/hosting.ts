/** What a host may do with a table besides arranging its lobby, and who is host. Plain data and functions over it. */
import type { Seat } from '@lurk/kernel';
import type { ClientMessage } from '@lurk/table';
import { Refused } from '../commit/committer.ts';
import { putOut, welcome } from './admission.ts';
import { benched, freed, type Player, seatOf, type TableState } from './lobby.ts';

type HostMessage = Extract<ClientMessage, { t: 'lock' | 'hand' | 'regain' | 'remove' }>;

/** `here`: everybody who is connected, with a seat or without. */
export function hosted(table: TableState, player: Player, message: HostMessage, here: readonly string[]): TableState {
  if (message.t === 'regain') return regain(table, player, message.wants);
  if (table.host !== player.id) throw new Refused('notHost');
  switch (message.t) {
    case 'lock':
      return lock(table, message.locked, here);
    case 'hand':
      return { ...table, host: otherAt(table, message.seat).id, hostBefore: undefined };
    case 'remove':
      return remove(table, message.seat, here);
  }
}

/** Whoever is here stays welcome, also after a reload. */
function lock(table: TableState, locked: boolean, here: readonly string[]): TableState {
  return locked ? { ...welcome(table, here), locked } : { ...table, locked: undefined };
}

/** During a match nobody is removed by one person alone: that takes a vote (`motion.ts`). */
function remove(table: TableState, seat: Seat, here: readonly string[]): TableState {
  if (table.state !== 'lobby' && table.state !== 'over') throw new Refused('notNow');
  const { id, from } = otherAt(table, seat);
  const known = here.filter((other) => other !== id);
  const out = putOut(welcome(table, known), { id, ...(from !== undefined && { from }) });
  // After a match its end still shows who played.
  return table.state === 'over' ? benched(out, seat) : freed(out, seat);
}

function otherAt(table: TableState, seat: Seat) {
  const place = table.seats[seat];
  if (place?.kind !== 'person' || place.id === table.host) throw new Refused('notNow');
  return place;
}

/** The host who was gone for too long is asked once. */
function regain(table: TableState, player: Player, wants: boolean): TableState {
  if (table.hostBefore !== player.id) throw new Refused('notNow');
  const asked = { ...table, hostBefore: undefined };
  return wants && seatOf(table, player.id) !== null ? { ...asked, host: player.id } : asked;
}
