/**
 * Changes to views, so that no game writes a second copy of its rules to keep a client up to date.
 *
 * A patch has the shape of what it changes:
 * a plain value, or `[value]`, sets; `[]` removes; `[start, deleted, ...items]` splices a list; an object goes into the fields it names.
 */
import { copyJson, type Json } from '@lurk/kernel';

export type Patch = Json;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value);
const isHolder = (value: unknown): value is Fields | unknown[] => value !== null && typeof value === 'object';

/** Brings `old` up to date with `now`, in place, and returns what had to change; undefined if nothing had to. `old` shares nothing with `now`. */
export function catchUp(old: object, now: object): Record<string, Patch> | undefined {
  return fields(old as Fields, now as Fields) as Record<string, Patch> | undefined;
}

function fields(old: Fields, now: Fields): Fields | undefined {
  let patch: Fields | undefined;
  const keys = Object.keys(now);
  for (const key of keys) {
    const value = now[key];
    if (old[key] === value) continue;
    const change = field(old, key, value);
    if (change === undefined) continue;
    patch ??= {};
    patch[key] = change;
  }
  // By now `old` has every key of `now`: it is longer only if something was lost.
  if (Object.keys(old).length === keys.length) return patch;
  for (const key of Object.keys(old)) {
    if (key in now) continue;
    delete old[key];
    patch ??= {};
    patch[key] = [];
  }
  return patch;
}

function field(holder: Fields | unknown[], key: string | number, now: unknown): unknown {
  const old = (holder as Fields)[key];
  if (old === now) return undefined;
  if (Array.isArray(now) && Array.isArray(old)) return list(old, now);
  if (isFields(now) && isFields(old)) return fields(old, now);
  const kept = copyJson(now);
  (holder as Fields)[key] = kept;
  return isHolder(kept) ? [kept] : kept;
}

/** Lists mostly grow or shrink at one place; a list of things that keep their places is changed thing by thing. */
function list(old: unknown[], now: unknown[]): unknown {
  if (old.length === now.length && isHolder(now[0]) && isHolder(old[0])) return places(old, now);
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && same(old[head], now[head])) head++;
  if (head === old.length && head === now.length) return undefined;
  let tail = 0;
  while (tail < shorter - head && same(old[old.length - 1 - tail], now[now.length - 1 - tail])) tail++;
  const items = now.slice(head, now.length - tail).map(copyJson);
  const gone = old.length - tail - head;
  old.splice(head, gone, ...items);
  return [head, gone, ...items];
}

function places(old: unknown[], now: unknown[]): unknown {
  let patch: Fields | undefined;
  for (let i = 0; i < now.length; i++) {
    const change = field(old, i, now[i]);
    if (change === undefined) continue;
    patch ??= {};
    patch[i] = change;
  }
  return patch;
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isHolder(a) || !isHolder(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!(key in b) || !same((a as Fields)[key], (b as Fields)[key])) return false;
  return true;
}

/** The changed value. What the patch does not touch is shared with the old one, which stays as it was. */
export function applyPatch<T>(value: T, patch: Patch | undefined): T {
  if (!isFields(patch)) return value;
  const out = (Array.isArray(value) ? value.slice() : { ...value }) as Fields;
  for (const [key, change] of Object.entries(patch)) {
    if (!Array.isArray(change)) out[key] = isFields(change) ? applyPatch(out[key], change as Patch) : change;
    else if (change.length === 0) delete out[key];
    else if (change.length === 1) out[key] = change[0];
    else out[key] = (out[key] as unknown[]).toSpliced(change[0] as number, change[1] as number, ...change.slice(2));
  }
  return out as T;
}
