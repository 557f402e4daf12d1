/** What people type, checked: one line says what is wrong and what was perhaps meant. */
import { ALL, LEVELS, type Level } from '@lurk/bots';
import { isOneOf } from '@lurk/kernel';

/** The command was called wrongly; its message is one line. */
export class UsageError extends Error {}

/** The name, if it is one of these. */
export function known<T extends string>(what: string, name: string, names: readonly T[]): T {
  if (isOneOf(names, name)) return name;
  const [near] = names.toSorted((a, b) => distance(name, a) - distance(name, b));
  const guess = near && distance(name, near) <= Math.ceil(near.length / 3) ? `did you mean ${near}?` : `there is ${names.join(', ')}`;
  throw new UsageError(`unknown ${what} "${name}": ${guess}`);
}

/** How many letters must be added, dropped or changed to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}

/** A whole number of an option, within its limits. */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const n = Number(text);
  if (/^\d+$/.test(text) && n >= min && n <= max) return n;
  throw new UsageError(`--${option} wants a whole number from ${min} to ${max}, not "${text}"`);
}

/** Exactly this argument and no other. */
export function only(args: string[], what: string): string {
  if (args.length === 0) throw new UsageError(`which ${what}?`);
  if (args.length > 1) throw new UsageError(`one ${what} only, not also "${args[1]}"`);
  return args[0];
}

/** LEVEL[,SIDE=LEVEL]: the level of every side, or of all where there are none. */
export function levelsOf(text: string, sides: readonly string[]): Record<string, Level> {
  const levels: Record<string, Level> = {};
  for (const part of text.split(',')) {
    const [left, right, more] = part.split('=');
    if (more !== undefined) throw new UsageError(`--bots wants LEVEL[,SIDE=LEVEL], not "${text}"`);
    const level = known('level', right ?? left, LEVELS);
    for (const side of right === undefined ? (sides.length > 0 ? sides : [ALL]) : [known('side', left, sides)]) levels[side] = level;
  }
  const missing = sides.filter((side) => !levels[side]);
  if (missing.length > 0) throw new UsageError(`--bots says nothing of ${missing.join(', ')}`);
  return levels;
}
