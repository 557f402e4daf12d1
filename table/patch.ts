/**
 * Changes to views, so that no game writes a second copy of its rules to keep a client up to date.
 *
 * A patch has the shape of what it changes:
 * a plain value, or `[value]`, sets; `[]` removes; `[start, deleted, ...items]` splices a list; an object goes into the fields it names.
 */
import { copyJson, type Json } from '@lurk/kernel';

export type Patch = Json;
type Fields = Record<string, Json>;

const isFields = (value: unknown): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value);
/** A list is reached into by its places as an object is by its names. */
const isHolder = (value: Json | undefined): value is Fields => value !== null && typeof value === 'object';
const FOREIGN = 'the patch is for another value';

/** What makes `now` of `old`; undefined if nothing has to change. It shares its values with `now`: write it down before that goes on. */
export function difference(old: object, now: object): Record<string, Patch> | undefined {
  if (!isFields(old) || !isFields(now)) throw new Error('only what has fields can be compared');
  return fields(old, now);
}

/** Brings `old` up to date with `now`, in place, and returns what had to change, as above. `old` shares nothing with `now`, before and after. */
export function catchUp(old: object, now: object): Record<string, Patch> | undefined {
  const patch = difference(old, now);
  if (patch && isFields(old)) adopt(old, patch);
  return patch;
}

function fields(old: Fields, now: Fields): Fields | undefined {
  let patch: Fields | undefined;
  let lost = Object.keys(old).length;
  for (const key of Object.keys(now)) {
    const value = now[key];
    const before = old[key];
    if (before !== undefined) lost--;
    if (before === value) continue;
    const change = within(before, value);
    if (change === undefined) continue;
    patch ??= {};
    patch[key] = change;
  }
  if (lost === 0) return patch;
  for (const key of Object.keys(old)) {
    if (key in now) continue;
    patch ??= {};
    patch[key] = [];
  }
  return patch;
}

/** What changes inside of a value that stays, or the whole value if it is another one; undefined if nothing does. */
function within(old: Json | undefined, now: Json): Patch | undefined {
  if (old === now) return undefined;
  if (Array.isArray(now)) return Array.isArray(old) ? list(old, now) : [now];
  if (isFields(now)) return isFields(old) ? fields(old, now) : [now];
  return now;
}

/** Lists mostly grow or shrink at one place; a list of things that keep their places is changed thing by thing. */
function list(old: Json[], now: Json[]): Patch | undefined {
  if (old.length === now.length && isHolder(now[0]) && isHolder(old[0])) return places(old, now);
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && same(old[head], now[head])) head++;
  if (head === old.length && head === now.length) return undefined;
  let tail = 0;
  while (tail < shorter - head && same(old[old.length - 1 - tail], now[now.length - 1 - tail])) tail++;
  return [head, old.length - tail - head, ...now.slice(head, now.length - tail)];
}

function places(old: Json[], now: Json[]): Fields | undefined {
  let patch: Fields | undefined;
  for (let i = 0; i < now.length; i++) {
    const change = within(old[i], now[i]);
    if (change === undefined) continue;
    patch ??= {};
    patch[i] = change;
  }
  return patch;
}

/** Makes the changes in the value itself; what is set is copied. */
function adopt(value: Fields, patch: Fields): void {
  for (const key of Object.keys(patch)) {
    const [old, change] = [value[key], patch[key]];
    if (Array.isArray(change)) {
      if (change.length === 0) delete value[key];
      else if (change.length === 1) value[key] = copyJson(change[0]);
      else spliceWith(old, change.map(copyJson));
    } else if (isHolder(change) && isHolder(old)) adopt(old, change);
    else value[key] = change;
  }
}

function spliceWith(old: Json, [start, deleted, ...items]: Json[]): void {
  if (!Array.isArray(old) || typeof start !== 'number' || typeof deleted !== 'number') throw new Error(FOREIGN);
  old.splice(start, deleted, ...items);
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
  // The patch was made from two values of this type, but says nothing of types itself.
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
  if (!Array.isArray(old) || typeof start !== 'number' || typeof deleted !== 'number') throw new Error(FOREIGN);
  return old.toSpliced(start, deleted, ...items);
}
