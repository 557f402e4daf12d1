/** The lobby as it is drawn, from the table as it is known and from the game's contract. */
import { appliesAt, type Contract, HOLDERS, type LobbyWords, type NumberOption, type OptionKind, wishable } from '@lurk/contract';
import { isOneOf } from '@lurk/kernel';
import type { SeatInfo, Speed, TableInfo } from '@lurk/table';
import type { Words } from '../i18n/en';
import { colourOf } from '../play/frame/perspective';
import type { LobbyOption, LobbySeat, LobbyView } from './lobby';
import { bustOf, lookOf } from './looks';

/** The clock is an option of the table, not of the game: it travels apart. */
export const SPEED = 'speed';
const SPEEDS = ['quick', 'normal', 'relaxed', 'none'] as const;
export const isSpeed = (value: unknown): value is Speed => isOneOf(SPEEDS, value);

export function lobbySeat(seat: SeatInfo, at: number, { host, you }: TableInfo, silenced: readonly string[]): LobbySeat {
  if (seat.kind === 'open') return { kind: 'open', id: String(at), colour: colourOf(at) };
  const look = lookOf(seat.name, at, { you: at === you, bot: seat.kind === 'bot' });
  if (seat.kind === 'bot') return { kind: 'bot', seat: look, level: seat.level };
  const isHost = seat.id === host;
  // The host says so by starting.
  const isSilenced = silenced.includes(seat.id);
  return {
    kind: 'person',
    seat: look,
    bust: bustOf(at),
    host: isHost,
    away: !seat.here,
    ready: seat.ready || isHost,
    silenced: isSilenced,
  };
}

/** What is known of a game once its contract and its words are here. */
export interface GameLobby {
  readonly contract: Contract;
  readonly words: LobbyWords;
}
const NOTHING_YET: { readonly contract: Pick<Contract, 'options' | 'roles'>; readonly words: LobbyWords } = {
  contract: { options: {}, roles: {} },
  words: { options: {}, choices: {}, roles: {} },
};
type Choices = NonNullable<LobbyOption['choices']>;

type Arranged = Pick<TableInfo, 'options' | 'speed' | 'seats'>;

export function lobbyOptions({ options, speed, seats }: Arranged, game: GameLobby | undefined, w: Words['lobby']): LobbyOption[] {
  const { contract, words } = game ?? NOTHING_YET;
  const own = Object.entries(contract.options).filter(([, option]) => appliesAt(option, seats.length));
  const drawn = own.map(([id, option]): LobbyOption => {
    const { name, rule } = words.options[id];
    const value = options[id];
    const choices = choicesOf(option, words.choices[id] ?? {});
    return { id, name, help: rule, value: typeof value === 'boolean' ? value : String(value), ...(choices && { choices }) };
  });
  const pace = SPEEDS.map((id) => ({ id, name: w.paceOption[id], help: w.paceHelp[id] }));
  return [...drawn, { id: SPEED, name: w.pace, help: '', value: speed, choices: pace }];
}

function choicesOf(option: OptionKind, words: LobbyWords['choices'][string]): Choices | undefined {
  switch (option.kind) {
    case 'switch':
      return undefined;
    case 'number':
      return numbersOf(option);
    case 'choice':
    case 'holder':
      return (option.kind === 'choice' ? option.of : HOLDERS).map((id) => ({ id, name: words[id].name, help: words[id].rule }));
  }
}

/** A number that may be below zero always says on which side of it it lies. */
function numbersOf({ min, max, offered, unit }: NumberOption): Choices {
  const all = offered ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return all.map((n) => ({ id: String(n), name: `${n > 0 && min < 0 ? '+' : ''}${n}${unit ? ` ${unit}` : ''}`, help: '' }));
}

/** Who plays what, by number, as far as the contract fixes it. */
export function partsOf({ seats, options }: TableInfo, game: GameLobby | undefined): string {
  if (!game) return '';
  const parts = Object.entries(game.contract.roles).flatMap(([id, role]) => {
    const { name, many } = game.words.roles[id];
    const count = role.count(seats.length, options);
    return count ? [`${count} ${count === 1 ? name : many}`] : [];
  });
  return parts.join(', ');
}

export const wishesOf = (game: GameLobby | undefined): LobbyView['wishes'] => {
  const { contract, words } = game ?? NOTHING_YET;
  return wishable(contract).map((id) => {
    const { name, wish } = words.roles[id];
    return { id, name, help: wish ?? '' };
  });
};

/** A number is chosen among the words for it. */
export const optionValue = (value: string | boolean): string | boolean | number =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;

/** Who will have the role that one player has, as far as anybody can say; nothing where there is none. */
export function fateOf({ seats, options, host }: TableInfo, w: Words['lobby'], game: GameLobby | undefined): string {
  const [id, option] = Object.entries(game?.contract.options ?? {}).find(([, { kind }]) => kind === 'holder') ?? [];
  const taken = seats.filter((seat) => seat.kind !== 'open');
  const players = Math.max(taken.length, game?.contract.seats.min ?? 1);
  if (!game || id === undefined || option?.kind !== 'holder')
    return game?.words.fate?.(players, ...(game.contract.figures?.(players) ?? [])) ?? '';
  const { name, the = name } = game.words.roles[option.role];
  const holder = options[id];
  const named = typeof holder === 'number' ? seats[holder] : seats.find((seat) => seat.kind === 'person' && seat.id === host);
  if ((holder === 'host' || typeof holder === 'number') && named && named.kind !== 'open') return w.lotNamed(named.name, the);
  if (holder === 'notHost') return w.lotNotHost;
  return taken.some(({ side }) => side) ? w.lotWished : w.lot(players, the);
}

/** What keeps the table from starting. */
export function startWhy({ seats, host }: TableInfo, game: GameLobby | undefined, w: Words['lobby']): string | undefined {
  const least = game?.contract.seats.min ?? 1;
  if (seats.filter(({ kind }) => kind !== 'open').length < least) return w.startWhyFew(least);
  // Nobody waits for somebody who is gone.
  const waited = seats.flatMap((seat) => (seat.kind === 'person' && seat.here && seat.id !== host && !seat.ready ? [seat.name] : []));
  return waited.length > 0 ? w.startWhyReady(waited.join(', ')) : undefined;
}

/** With whom it starts: seats that are left out, and people who are gone, for whom bots play until they are back. */
export function startsWith({ seats, host }: TableInfo, w: Words['lobby']): string {
  const gone = seats.flatMap((seat) => (seat.kind === 'person' && !seat.here && seat.id !== host ? [seat.name] : []));
  if (gone.length > 0) return w.startWithout(gone.join(', '));
  const open = seats.filter(({ kind }) => kind === 'open').length;
  return w.startWith(seats.length - open, open);
}
