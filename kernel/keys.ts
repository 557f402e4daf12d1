/** Typed `Object.keys`, for records that have no other keys than their type names. */
export const keysOf = <T extends object>(record: T): (keyof T & string)[] => Object.keys(record) as (keyof T & string)[];

/** Is this an own key of it? Inherited ones do not count. */
export const has = <T extends object>(record: T, key: PropertyKey): key is keyof T => Object.hasOwn(record, key);

/** A record with something for each of these keys. */
export function recordBy<K extends string | number, T>(keys: readonly K[], of: (key: K) => T): Record<K, T> {
  const out = {} as Record<K, T>;
  for (const key of keys) out[key] = of(key);
  return out;
}

/** The value narrowed to one of these; throws if it is none. */
export function oneAmong<T>(list: readonly T[], value: unknown): T {
  if (!isOneOf(list, value)) throw new Error(`no ${value} among ${list.join(', ') || 'nothing'}`);
  return value;
}

/** What the record has under this key; throws if it has none. */
export const theOne = <T extends object>(record: T, key: unknown): T[keyof T & string] => record[oneAmong(keysOf(record), key)];

/** Is this one of them? For lists of names, asked about a text from anywhere. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((item) => item === value);

/** The value, which must be there by now; throws if the rules made a mistake. `what` names it. */
export function must<T>(value: T, what = 'something'): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`${what} must be there, and is not`);
  return value;
}
