/** The lobby of a table: who sits where, with which options, and when it may start. Plain data and functions over it. */
import { defaultsOf, fitOptions, readOptions, reseatOptions, wishable } from '@lurk/contract';
import type { Json, Seat } from '@lurk/kernel';
import { apart, type BotLevel, type ClientMessage, type DealState, LONGEST_NAME, NOBODY, type Speed, skeleton } from '@lurk/table';
import { Refused } from '../commit/committer.ts';
import { type Entry, gameOf, knownGame } from '../common/games.ts';
import type { Door } from './admission.ts';
import type { Motion } from './motion.ts';

/** Who somebody is at a table: the id of their session, the name they chose, and a mark of where they come from (`markOf`), where it is known. */
export interface Player {
  id: string;
  name: string;
  from?: string;
}

interface PersonState {
  kind: 'person';
  id: string;
  name: string;
  side: string | null;
  ready: boolean;
  away: boolean;
  from?: string;
}
interface BotState {
  kind: 'bot';
  level: BotLevel;
  name: string;
  side: string | null;
  /** A person answered here in this match, and was put out. */
  left?: true;
}
export type SeatState = { kind: 'open' } | BotState | PersonState;

export interface TableState {
  code: string;
  game: string;
  state: 'lobby' | 'dealing' | 'playing' | 'over';
  host: string;
  seats: SeatState[];
  options: Record<string, Json>;
  speed: Speed;
  match: string | null;
  /** Nobody new comes in. */
  locked?: true;
  /** Once somebody was put out, or the table was locked. */
  door?: Door;
  /** Who was host until they were gone for too long, and has not been asked yet whether they want to be it again. */
  hostBefore?: string;
  /** What is put to the vote. */
  motion?: Motion;
  /** Who was put to the vote in this match, to be removed or to be let in. */
  tried?: string[];
  /** Where those came from who asked for a seat in this match. */
  asked?: string[];
  /** Where the deal stands. It holds the secret: it is stored with the table and never shown with it. */
  deal?: DealState;
}

const OPEN: SeatState = { kind: 'open' };
const BOT_NAMES = ['Ash', 'Briar', 'Cinder', 'Dusk', 'Ember', 'Fern', 'Gale'];

const person = ({ id, name, from }: Player): PersonState => ({
  kind: 'person',
  id,
  name,
  side: null,
  ready: false,
  away: false,
  ...(from !== undefined && { from }),
});

export const seatOf = ({ seats }: TableState, player: string): Seat | null => {
  const seat = seats.findIndex((s) => s.kind === 'person' && s.id === player);
  return seat < 0 ? null : seat;
};

export const peopleOf = ({ seats }: TableState): string[] => seats.flatMap((s) => (s.kind === 'person' ? [s.id] : []));

const gameAt = ({ game }: TableState): Entry => knownGame(game);

const namesAt = ({ seats }: TableState): string[] => seats.flatMap((s) => (s.kind === 'open' ? [] : [s.name]));

/** A player's name at this table: that of their seat, or one that cannot be mistaken for a seated player's. */
export function nameAt(table: TableState, { id, name }: Player): string {
  const mine = table.seats.find((s) => s.kind === 'person' && s.id === id);
  return mine?.kind === 'person' ? mine.name : apart(name, namesAt(table), LONGEST_NAME);
}

export interface NewTable {
  code: string;
  game: string;
  seats?: number;
  options?: Record<string, Json>;
  speed?: Speed;
}

/** A new table with its host in the first seat and the others open. */
export function newTable({ code, game, seats, options = {}, speed = 'normal' }: NewTable, host: Player): TableState {
  const entry = gameOf(game);
  if (!entry) throw new Refused('noSuchGame');
  const { contract } = entry;
  const count = seats ?? contract.seats.usual;
  if (count < contract.seats.min || count > contract.seats.max) throw new Refused('badOptions');
  const read = readOptions(contract.options, options, count);
  if (!read) throw new Refused('badOptions');
  const places = Array.from({ length: count }, (_, seat) => (seat === 0 ? person(host) : OPEN));
  return {
    code,
    game,
    state: 'lobby',
    host: host.id,
    seats: places,
    options: { ...defaultsOf(contract.options), ...read },
    speed,
    match: null,
  };
}

/** A bot of this level, if the game has such; without a word, of the best it has. */
function bot(table: TableState, wanted: BotLevel | undefined): BotState {
  const { bots } = gameAt(table).contract;
  const level = wanted ?? bots[0] ?? 'random';
  if (level !== 'random' && !bots.includes(level)) throw new Refused('badOptions');
  const used = namesAt(table).map(skeleton);
  return { kind: 'bot', level, name: BOT_NAMES.find((name) => !used.includes(skeleton(name))) ?? 'Bot', side: null };
}

export function fillWithBots(table: TableState, level?: BotLevel): TableState {
  return table.seats.reduce((filled, s, seat) => (s.kind === 'open' ? withSeat(filled, seat, bot(filled, level)) : filled), table);
}

const withSeat = (table: TableState, seat: Seat, to: SeatState): TableState => ({ ...table, seats: table.seats.with(seat, to) });

/** The same person, changed. */
function withPerson(table: TableState, seat: Seat, change: Partial<Omit<PersonState, 'kind' | 'id'>>): TableState {
  const now = table.seats[seat];
  if (now?.kind !== 'person') throw new Refused('notSeated');
  return withSeat(table, seat, { ...now, ...change });
}

type LobbyMessage = Extract<ClientMessage, { t: 'take' | 'leave' | 'wish' | 'ready' | 'seats' | 'seat' | 'options' }>;

/** What a message makes of the lobby. */
export function arrange(table: TableState, player: Player, message: LobbyMessage): TableState {
  if (table.state !== 'lobby') throw new Refused('notNow');
  const seat = seatOf(table, player.id);
  switch (message.t) {
    case 'take':
      return take(table, player, seat, message.seat);
    case 'leave':
      if (seat === null) throw new Refused('notSeated');
      return withHost(withSeat(table, seat, OPEN));
    case 'wish':
      if (message.side !== null && !wishable(gameAt(table).contract).includes(message.side)) throw new Refused('badOptions');
      return own(table, seat, { side: message.side });
    case 'ready':
      return own(table, seat, { ready: message.ready });
  }
  if (table.host !== player.id) throw new Refused('notHost');
  switch (message.t) {
    case 'seats':
      return resize(table, message.count);
    case 'seat':
      return hostSets(table, message.seat, message.to);
    case 'options':
      return choose(table, message);
  }
}

function own(table: TableState, seat: Seat | null, change: { side?: string | null; ready?: boolean }): TableState {
  if (seat === null) throw new Refused('notSeated');
  return withPerson(table, seat, change);
}

function take(table: TableState, player: Player, from: Seat | null, wanted: Seat | undefined): TableState {
  const to = wanted ?? (from === null ? table.seats.findIndex(({ kind }) => kind === 'open') : from);
  if (to === from) return table;
  if (to < 0 || to >= table.seats.length) throw new Refused('full');
  if (table.seats[to].kind !== 'open') throw new Refused('taken');
  const mover = from === null ? person({ ...player, name: nameAt(table, player) }) : table.seats[from];
  return withHost(withSeat(from === null ? table : withSeat(table, from, OPEN), to, mover));
}

/** A table without its host belongs to the first person left. */
function withHost(table: TableState): TableState {
  const people = peopleOf(table);
  return people.includes(table.host) || people.length === 0 ? table : { ...table, host: people[0] };
}

/** The next person who is here, in the order of the seats; the same table if there is none. */
export function passHost(table: TableState, isHere: (player: string) => boolean): TableState {
  const from = (seatOf(table, table.host) ?? -1) + 1;
  const round = [...table.seats.slice(from), ...table.seats.slice(0, from)];
  const next = round.find((s) => s.kind === 'person' && s.id !== table.host && isHere(s.id));
  return next?.kind === 'person' ? { ...table, host: next.id, hostBefore: table.hostBefore ?? table.host } : table;
}

/** Nobody sits there any more. */
export const freed = (table: TableState, seat: Seat): TableState => withSeat(table, seat, OPEN);

/** A bot sits there for good, under the name the match has been told with so far. */
export function benched(table: TableState, seat: Seat): TableState {
  const now = table.seats[seat];
  if (now?.kind !== 'person') throw new Refused('notSeated');
  return withSeat(table, seat, { ...bot(table, undefined), name: now.name, side: now.side, left: true });
}

function resize(table: TableState, count: number): TableState {
  const { seats: limits, options } = gameAt(table).contract;
  if (count < limits.min || count > limits.max) throw new Refused('badOptions');
  if (table.seats.slice(count).some(({ kind }) => kind === 'person')) throw new Refused('taken');
  const seats = Array.from({ length: count }, (_, seat) => table.seats[seat] ?? OPEN);
  return { ...table, seats, options: fitOptions(options, table.options, count) };
}

function hostSets(table: TableState, seat: Seat, to: Extract<LobbyMessage, { t: 'seat' }>['to']): TableState {
  const now = table.seats[seat];
  if (!now || (now.kind === 'person' && now.id === table.host)) throw new Refused('taken');
  if (to.kind === 'closed') return close(table, seat);
  return withSeat(table, seat, to.kind === 'open' ? OPEN : bot(withSeat(table, seat, OPEN), to.level));
}

/** One place less, which nobody may sit at. */
function close(table: TableState, seat: Seat): TableState {
  const { seats: limits, options } = gameAt(table).contract;
  if (table.seats[seat].kind === 'person') throw new Refused('taken');
  const left = [...table.seats.keys()].filter((at) => at !== seat);
  const fitted = reseatOptions(options, table.options, left);
  if (left.length < limits.min || !fitted) throw new Refused('badOptions');
  return { ...table, seats: left.map((at) => table.seats[at]), options: fitted };
}

function choose(table: TableState, { options, speed }: { options?: Record<string, Json>; speed?: Speed }): TableState {
  const read = readOptions(gameAt(table).contract.options, options ?? {}, table.seats.length);
  if (!read) throw new Refused('badOptions');
  const changed = { ...table, options: { ...table.options, ...read }, speed: speed ?? table.speed };
  // Players were ready for other options.
  return { ...changed, seats: changed.seats.map((s) => (s.kind === 'person' ? { ...s, ready: false } : s)) };
}

/**
 * Closes the lobby: open seats are dropped, and the match may be dealt. Whoever is not here is waited for by nobody: a bot plays in their place, which
 * they can take again at any time.
 */
export function closeLobby(table: TableState, player: Player, isHere: (player: string) => boolean): TableState {
  if (table.state !== 'lobby') throw new Refused('notNow');
  if (table.host !== player.id) throw new Refused('notHost');
  const taken = table.seats.flatMap((s, seat) => (s.kind === 'open' ? [] : [seat]));
  const { contract } = gameAt(table);
  if (taken.length < contract.seats.min) throw new Refused('tooFew');
  const others = table.seats.filter((s): s is PersonState => s.kind === 'person' && s.id !== table.host);
  if (others.some(({ id, ready }) => isHere(id) && !ready)) throw new Refused('notReady');
  const options = reseatOptions(contract.options, table.options, taken);
  if (!options) throw new Refused('badOptions');
  const seated = taken.map((seat) => table.seats[seat]);
  const seats = seated.map((s) => (s.kind === 'person' ? { ...s, away: others.includes(s) && !isHere(s.id) } : s));
  return { ...table, options, seats, state: 'dealing' };
}

/** A bot answers for this seat from now on, or no longer. */
export const withBot = (table: TableState, seat: Seat, away: boolean): TableState => withPerson(table, seat, { away });

/** Leaving a running match hands the seat to a bot; coming back takes it again. */
export function setAway(table: TableState, player: Player, away: boolean): { table: TableState; seat: Seat } {
  if (table.state !== 'playing') throw new Refused('notNow');
  const seat = seatOf(table, player.id);
  if (seat === null) throw new Refused('notSeated');
  return { table: withBot(table, seat, away), seat };
}

/** Somebody takes over from a bot, with its wish. */
export function takenOver(table: TableState, seat: Seat, player: Player): TableState {
  const now = table.seats[seat];
  if (now?.kind !== 'bot') throw new Refused('taken');
  return withSeat(table, seat, { ...person(player), side: now.side });
}

/** Everybody of whom the table knows: who sits at it, and who wants to come in. */
export const knownTo = (table: TableState): string[] => [...peopleOf(table), ...(table.door?.waiting.map(({ id }) => id) ?? [])];

/** A player gone for good: their seat is free in a lobby, and a bot's in a running match. */
export function departed(table: TableState, player: Player, forgotten: boolean): TableState {
  if (table.door?.waiting.some(({ id }) => id === player.id)) {
    const waiting = table.door.waiting.filter(({ id }) => id !== player.id);
    return { ...table, door: { ...table.door, waiting } };
  }
  if (table.state === 'lobby') return arrange(table, player, { t: 'leave' });
  const seat = seatOf(table, player.id);
  if (seat === null) throw new Refused('notSeated');
  const named = forgotten ? withPerson(table, seat, { name: NOBODY }) : table;
  return table.state === 'playing' ? setAway(named, player, true).table : named;
}

/** The same people once more; whose host has gone has the one who asks for it. */
export function reopen(table: TableState, player: Player, isHere: (player: string) => boolean): TableState {
  if (table.state !== 'over') throw new Refused('notNow');
  if (seatOf(table, player.id) === null) throw new Refused('notSeated');
  const seats = table.seats.map((s): SeatState => {
    if (s.kind === 'person') return { ...s, ready: s.id === player.id, away: false };
    return s.kind === 'bot' ? { ...s, left: undefined } : s;
  });
  const { motion: _, tried: __, asked: ___, ...left } = table;
  const reopened: TableState = { ...left, state: 'lobby', match: null, seats };
  return isHere(table.host) ? reopened : { ...reopened, host: player.id, hostBefore: table.hostBefore ?? table.host };
}
