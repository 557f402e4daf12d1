/** Plain data: the only values that may be stored, copied or sent, or that a paused match may consist of. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Throws, naming the path, unless `value` survives a JSON round trip unchanged: no `undefined`, function, date, map, class or NaN. */
export function assertJson(value: unknown, path = 'state'): void {
  if (isJson(value)) return;
  // Nearly all values are fine, so the path is computed only on failure.
  if (isPlain(value))
    for (const [key, inner] of Object.entries(Array.isArray(value) ? [...value] : value)) assertJson(inner, `${path}.${key}`);
  throw new Error(`not plain data: ${path} is ${typeof value}`);
}

const isPlain = (value: unknown): value is Record<string, unknown> | unknown[] =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

function isJson(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (!isPlain(value)) return false;
  // Arrays are walked by index: holes in them are not among their keys.
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isJson(value[i])) return false;
    return true;
  }
  for (const key of Object.keys(value)) if (!isJson(value[key])) return false;
  return true;
}

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** A deep copy of plain data whose shape is not known beforehand. Hot paths use the game's own `copy`. */
export const copyJson = <T>(value: T): T => copied(value) as T;

// Here as above by `Object.keys`, assigning key by key: V8's inline caches for `in` and `...` remember one hidden class and thrash on many.
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isObject(value)) return value;
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) out[key] = copied(value[key]);
  return out;
}

/** JSON with sorted keys, so that two equal values have equal text whatever the order in which their keys were written. */
export function canonical(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value);
  // Concatenated as strings: arrays of pieces cost twice as much.
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ','}${canonical(item)}`;
    return `[${text}]`;
  }
  for (const key of Object.keys(value).sort()) text += `${text && ','}${JSON.stringify(key)}:${canonical(value[key])}`;
  return `{${text}}`;
}
