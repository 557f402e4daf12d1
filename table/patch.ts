/**
 * Changes to views, so that no game writes a second copy of its rules to keep a client up to date.
 *
 * A patch has the shape of what it changes:
 * a plain value, or `[value]`, sets; `[]` removes; `[start, deleted, ...items]` splices a list; an object goes into the fields it names.
 */
import { copyJson, type Json } from '@lurk/kernel';

export type Patch = Json;
type Fields = Record<string, Json>;
/** Instead of a change: the whole value is another one. */
const ANOTHER = Symbol('another');

const isFields = (value: unknown): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value);
const isHolder = (value: Json | undefined): value is Fields | Json[] => value !== null && typeof value === 'object';

/** Brings `old` up to date with `now`, in place, and returns what had to change; undefined if nothing had to. `old` shares nothing with `now`. */
export function catchUp(old: object, now: object): Record<string, Patch> | undefined {
  if (!isFields(old) || !isFields(now)) throw new Error('only what has fields can be caught up');
  return fields(old, now);
}

function fields(old: Fields, now: Fields): Fields | undefined {
  let patch: Fields | undefined;
  const keys = Object.keys(now);
  for (const key of keys) {
    const value = now[key];
    if (old[key] === value) continue;
    const change = within(old[key], value);
    if (change === undefined) continue;
    patch ??= {};
    if (change === ANOTHER) old[key] = copyJson(value);
    patch[key] = change === ANOTHER ? set(old[key]) : change;
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

/** What changes inside of a value that stays; undefined if nothing does. */
function within(old: Json | undefined, now: Json): Patch | typeof ANOTHER | undefined {
  if (old === now) return undefined;
  if (Array.isArray(now) && Array.isArray(old)) return list(old, now);
  if (isFields(now) && isFields(old)) return fields(old, now);
  return ANOTHER;
}

const set = (value: Json): Patch => (isHolder(value) ? [value] : value);

/** Lists mostly grow or shrink at one place; a list of things that keep their places is changed thing by thing. */
function list(old: Json[], now: Json[]): Patch | undefined {
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

function places(old: Json[], now: Json[]): Fields | undefined {
  let patch: Fields | undefined;
  for (let i = 0; i < now.length; i++) {
    const change = within(old[i], now[i]);
    if (change === undefined) continue;
    patch ??= {};
    if (change === ANOTHER) old[i] = copyJson(now[i]);
    patch[i] = change === ANOTHER ? set(old[i]) : change;
  }
  return patch;
}

function same(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!(key in b) || !same(a[key], b[key])) return false;
  return true;
}

/** The changed value. What the patch does not touch is shared with the old one, which stays as it was. */
export function applyPatch<T>(value: T, patch: Patch | undefined): T {
  // Whoever made the patch made it from two values of this type; the patch itself says nothing of types.
  return isFields(patch) ? (patched(value, patch) as T) : value;
}

function patched(value: unknown, patch: Fields): unknown {
  if (Array.isArray(value)) {
    const out = value.slice();
    for (const [place, change] of Object.entries(patch)) out[Number(place)] = changed(out[Number(place)], change);
    return out;
  }
  const out: Record<string, unknown> = isFields(value) ? { ...value } : {};
  for (const [key, change] of Object.entries(patch)) {
    if (Array.isArray(change) && change.length === 0) delete out[key];
    else out[key] = changed(out[key], change);
  }
  return out;
}

function changed(old: unknown, change: Patch): unknown {
  if (!Array.isArray(change)) return isFields(change) ? patched(old, change) : change;
  const [start, deleted, ...items] = change;
  if (change.length === 1) return start;
  if (!Array.isArray(old) || typeof start !== 'number' || typeof deleted !== 'number') throw new Error('the patch is for another value');
  return old.toSpliced(start, deleted, ...items);
}
