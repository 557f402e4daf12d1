/**
 * The options of a table, declared once: defaults, what the server accepts and what the lobby draws are all read off the schema.
 * The words for them are the game's (LobbyWords).
 */
import { isOneOf, type Json, type Seat } from '@lurk/kernel';

/** At which numbers of seats an option means something; left out: at all. */
interface AtCounts {
  readonly seats?: readonly [least: number, most: number];
}
export interface SwitchOption extends AtCounts {
  readonly kind: 'switch';
  readonly initial: boolean;
}
export interface NumberOption extends AtCounts {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  /** What the lobby offers, where not every number in between; any whole one is accepted. */
  readonly offered?: readonly number[];
  /** Written behind it. */
  readonly unit?: string;
}
export interface ChoiceOption extends AtCounts {
  readonly kind: 'choice';
  readonly of: readonly string[];
  readonly initial: string;
}
/** Who gets a role held by one player: drawn by lot, the host, not the host, or the seat of this number. Overrides wishes. */
export interface HolderOption extends AtCounts {
  readonly kind: 'holder';
  readonly role: string;
}
export type OptionKind = SwitchOption | NumberOption | ChoiceOption | HolderOption;
export type OptionSchema = Readonly<Record<string, OptionKind>>;

export const HOLDERS = ['random', 'host', 'notHost'] as const;

/** What a schema's options are, as types. */
export type Chosen<S extends OptionSchema> = {
  -readonly [K in keyof S]: S[K] extends SwitchOption
    ? boolean
    : S[K] extends NumberOption
      ? number
      : S[K] extends ChoiceOption
        ? S[K]['of'][number]
        : (typeof HOLDERS)[number] | Seat;
};

const initialOf = (option: OptionKind): Json => (option.kind === 'holder' ? 'random' : option.initial);

export const defaultsOf = <S extends OptionSchema>(schema: S): Chosen<S> =>
  Object.fromEntries(Object.entries(schema).map(([id, option]) => [id, initialOf(option)])) as Chosen<S>;

export const appliesAt = ({ seats: counts }: OptionKind, seats: number): boolean => !counts || (seats >= counts[0] && seats <= counts[1]);

const isWhole = (value: Json, min: number, max: number): boolean => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

function accepts(option: OptionKind, value: Json, seats: number): boolean {
  if (!appliesAt(option, seats)) return value === initialOf(option);
  switch (option.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return isWhole(value, option.min, option.max);
    case 'choice':
      return typeof value === 'string' && option.of.includes(value);
    case 'holder':
      return isOneOf(HOLDERS, value) || isWhole(value, 0, seats - 1);
  }
}

/** What somebody sent, whole or in part, if every word of it is an option of this game at this table; else null. */
export function readOptions(schema: OptionSchema, sent: Record<string, Json>, seats: number): Record<string, Json> | null {
  const fine = Object.entries(sent).every(([id, value]) => Object.hasOwn(schema, id) && accepts(schema[id], value, seats));
  return fine ? sent : null;
}

/** The options at a table of another size: those that mean nothing there, or name a seat that is gone, return to their defaults. */
export function fitOptions(schema: OptionSchema, options: Record<string, Json>, seats: number): Record<string, Json> {
  const fits = (id: string): boolean => accepts(schema[id], options[id] ?? null, seats);
  return Object.fromEntries(Object.keys(schema).map((id) => [id, fits(id) ? options[id] : initialOf(schema[id])]));
}

/** The options once empty seats are removed; null if an option names a seat without a player. `taken`: the seats that stay, in order. */
export function reseatOptions(schema: OptionSchema, options: Record<string, Json>, taken: readonly Seat[]): Record<string, Json> | null {
  const named = Object.keys(schema).filter((id) => schema[id].kind === 'holder' && typeof options[id] === 'number');
  if (named.some((id) => !taken.includes(Number(options[id])))) return null;
  const moved = Object.fromEntries(named.map((id) => [id, taken.indexOf(Number(options[id]))]));
  return fitOptions(schema, { ...options, ...moved }, taken.length);
}
