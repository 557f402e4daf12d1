/** The lobby as it is drawn, from the table as it is known. */
import type { SeatInfo, TableInfo } from '@lurk/table';
import type { GameKit } from '../games/kit';
import type { WebGame } from '../games/registry';
import type { Words } from '../i18n/en';
import type { Lang } from '../i18n/languages';
import type { LobbyOption, LobbySeat } from './lobby';
import { bustOf, colourOf, lookOf } from './looks';

/** The clock is an option of the table, not of the game: it travels apart. */
export const SPEED = 'speed';
const SPEEDS = ['quick', 'normal', 'relaxed', 'none'] as const;

export function lobbySeat(seat: SeatInfo, at: number, { host, you }: TableInfo): LobbySeat {
  if (seat.kind === 'open') return { kind: 'open', id: String(at), colour: colourOf(at) };
  const look = lookOf(seat.name, at, { you: at === you, bot: seat.kind === 'bot' });
  if (seat.kind === 'bot') return { kind: 'bot', seat: look, level: seat.level };
  const isHost = seat.id === host;
  // The host says that he is ready by starting.
  return { kind: 'person', seat: look, bust: bustOf(at), host: isHost, away: !seat.here, ready: seat.ready || isHost };
}

export function lobbyOptions({ options, speed }: TableInfo, kit: GameKit | undefined, lang: Lang, w: Words['lobby']): LobbyOption[] {
  const own = (kit?.options(lang) ?? []).map(({ id, name, rule, choices }): LobbyOption => {
    const value = options[id];
    const drawn = choices?.map((choice) => ({ id: choice.id, name: choice.name, help: choice.rule }));
    return { id, name, help: rule, value: typeof value === 'boolean' ? value : String(value), ...(drawn && { choices: drawn }) };
  });
  const pace = SPEEDS.map((id) => ({ id, name: w.paceOption[id], help: w.paceHelp[id] }));
  return [...own, { id: SPEED, name: w.pace, help: '', value: speed, choices: pace }];
}

/** A number is chosen among the words for it. */
export const optionValue = (value: string | boolean): string | boolean | number =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;

/** Who will hunt, as far as anybody can say. */
export function fateOf({ seats, options, host }: TableInfo, w: Words['lobby'], one: string): string {
  // Each game has a name of its own for whoever hunts.
  const creature = options.creature ?? options.anomaly;
  const named = typeof creature === 'number' ? seats[creature] : seats.find((seat) => seat.kind === 'person' && seat.id === host);
  if ((creature === 'host' || typeof creature === 'number') && named && named.kind !== 'open') return w.lotNamed(named.name, one);
  if (creature === 'notHost') return w.lotNotHost;
  const taken = seats.filter((seat) => seat.kind !== 'open');
  return taken.some(({ side }) => side) ? w.lotWished : w.lot(taken.length, one);
}

/** What keeps the table from starting. */
export function startWhy({ seats, host }: TableInfo, [least]: WebGame['seats'], w: Words['lobby']): string | undefined {
  if (seats.filter(({ kind }) => kind !== 'open').length < least) return w.startWhyFew;
  const waited = seats.flatMap((seat) => (seat.kind === 'person' && seat.id !== host && !seat.ready ? [seat.name] : []));
  return waited.length > 0 ? w.startWhyReady(waited.join(', ')) : undefined;
}
