/**
 * Reads what table a link would make (new-link.ts). People write such links by hand too: whatever is typed gives either a table or a
 * reason, and what cannot be followed is named and left out.
 */
import { appliesAt, type Contract, readOptions } from '@lurk/contract';
import { has, type Json } from '@lurk/kernel';
import { type Speed, shortened } from '@lurk/table';
import { isSpeed, optionValue } from './lobby-view';

/** More than any link of ours needs. */
export const LONGEST = 2_000;
/** So many reasons are told one by one. */
const MOST_TOLD = 5;
const LONGEST_SAID = 30;
/** What a link says beside the options of its game; `in` is for chats. */
export const PLAIN = ['game', 'seats', 'speed', 'in'] as const;

/** A table as it would be made; what is left out is as usual. */
export interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly speed?: Speed;
  readonly options: Readonly<Record<string, Json>>;
}

/** What of a link cannot be followed. `said` is what stands there, cut and cleaned for reading. */
export type Fault =
  | { readonly why: 'long' | 'noGame' }
  | { readonly why: 'badGame' | 'broken' | 'twice' | 'speed' | 'unknown'; readonly said: string }
  | { readonly why: 'seats'; readonly said: string; readonly least: number; readonly most: number; readonly usual: number }
  /** A value this option has not, or an option that means nothing at so many places. */
  | { readonly why: 'value' | 'notAt'; readonly option: string; readonly said: string; readonly seats: number }
  | { readonly why: 'more'; readonly count: number };

/** Without a table there is at least one reason. */
export interface Reading {
  readonly wish: Wish | null;
  readonly faults: readonly Fault[];
}

/** Letters, figures and signs, and not too many: nothing that could turn a line around, hide in it or climb out of it. */
const cut = (said: string): string => {
  const plain = said.normalize('NFC').replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '');
  const short = shortened(plain, LONGEST_SAID);
  return short === plain ? short : `${short}…`;
};

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
};

/** What it says, by name; what stands twice, or cannot be decoded, is not among it. */
function partsOf(query: string): { parts: ReadonlyMap<string, string>; faults: readonly Fault[] } {
  if (query.length > LONGEST) return { parts: new Map(), faults: [{ why: 'long' }] };
  const faults: Fault[] = [];
  const parts = new Map<string, string>();
  const twice = new Set<string>();
  for (const piece of query.replace(/^\?/, '').split('&').filter(Boolean)) {
    const [, before = '', after = ''] = /^([^=]*)=?(.*)$/s.exec(piece) ?? [];
    const [name, value] = [decoded(before), decoded(after)];
    if (name === null || value === null) faults.push({ why: 'broken', said: cut(piece) });
    else if (parts.has(name)) twice.add(name);
    else parts.set(name, value);
  }
  for (const name of twice) {
    parts.delete(name);
    faults.push({ why: 'twice', said: cut(name) });
  }
  return { parts, faults };
}

/** The game it names, whether there is such a one or not. */
export const gameIn = (query: string): string | undefined => partsOf(query).parts.get('game');

/** `contract`: of the game it names, if there is such a one. */
export function readLink(query: string, contract: Contract | undefined): Reading {
  const { parts, faults: found } = partsOf(query);
  const faults = [...found];
  const game = parts.get('game');
  if (game === undefined || !contract) {
    const missing: Fault = game === undefined ? { why: 'noGame' } : { why: 'badGame', said: cut(game) };
    return { wish: null, faults: told(faults.some(({ why }) => why === 'long') ? faults : [missing, ...faults]) };
  }
  const seats = seatsIn(parts.get('seats'), contract, faults);
  const speed = parts.get('speed');
  if (speed !== undefined && !isSpeed(speed)) faults.push({ why: 'speed', said: cut(speed) });
  const options: Record<string, Json> = {};
  for (const [id, said] of parts) {
    if (PLAIN.some((name) => name === id)) continue;
    const value = valueIn(said);
    if (!has(contract.options, id)) faults.push({ why: 'unknown', said: cut(id) });
    else if (readOptions(contract.options, { [id]: value }, seats)) options[id] = value;
    else faults.push({ why: appliesAt(contract.options[id], seats) ? 'value' : 'notAt', option: id, said: cut(said), seats });
  }
  return { wish: { game, seats, ...(isSpeed(speed) && { speed }), options }, faults: told(faults) };
}

function seatsIn(said: string | undefined, { seats: { min, max, usual } }: Contract, faults: Fault[]): number {
  if (said === undefined) return usual;
  const count = /^\d{1,4}$/.test(said) ? Number(said) : Number.NaN;
  if (count >= min && count <= max) return count;
  faults.push({ why: 'seats', said: cut(said), least: min, most: max, usual });
  return usual;
}

const valueIn = (said: string): Json => optionValue(said === 'true' ? true : said === 'false' ? false : said);

const told = (faults: readonly Fault[]): readonly Fault[] =>
  faults.length > MOST_TOLD ? [...faults.slice(0, MOST_TOLD), { why: 'more', count: faults.length - MOST_TOLD }] : faults;
