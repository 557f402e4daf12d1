/** Every single datum of a state that a viewer may not know, by its place. Places in lists are all written `*`. */
import type { GameTypes, Sealed, State, Viewer } from '@lurk/kernel';

export type Leaves = Map<string, unknown[]>;

/** All that this viewer may not know. */
function secretsOf<G extends GameTypes>({ own, circle, vault, control, seats }: State<G>, viewer: Viewer): object {
  const { ask, kept, dice, told, issued, inputs } = control;
  const others = <T>(list: readonly T[]): T[] => list.filter((_, seat) => seat !== viewer);
  // Who has not answered yet is often public, so that only answers count.
  const answers = ({ sealed }: { sealed: Sealed[] }) => ({ sealed: others(sealed).map((each) => each ?? {}) });
  return {
    own: others(own),
    circle: Object.fromEntries(Object.entries(circle).filter(([, { members }]) => viewer === 'public' || !members.includes(viewer))),
    vault,
    control: {
      ask: ask ? answers(ask) : {},
      kept: kept ? answers(kept) : {},
      dice: dice.kind === 'fast' ? { s: dice.s } : { seed: dice.seed, drawn: dice.drawn },
      told: others(viewer === 'public' ? told.slice(0, seats) : told),
      issued: others(issued.slice(0, seats)),
      inputs,
    },
  };
}

/** Values are in the order of their places, so that two of them exchanged show. */
export function secretLeaves<G extends GameTypes>(s: State<G>, viewer: Viewer): Leaves {
  const out: Leaves = new Map();
  for (const [part, value] of Object.entries(secretsOf(s, viewer))) walk(part, value, out);
  return out;
}

const isWhole = (value: unknown): value is object => value !== null && typeof value === 'object';

function walk(path: string, value: unknown, out: Leaves): void {
  if (!isWhole(value)) {
    const found = out.get(path);
    if (found) found.push(value);
    else out.set(path, [value]);
    return;
  }
  const list = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) walk(`${path}.${list ? '*' : nameOf(path, key)}`, inner, out);
}

/** Some keys are places rather than names: seats and numbers, and the labels of the dice. */
const nameOf = (path: string, key: string): string => (/^\d+$/.test(key) || path === 'control.dice.drawn' ? '*' : key);

/** The places at which two states differ in what this viewer may not know. */
export function changedPlaces<G extends GameTypes>(a: State<G>, b: State<G>, viewer: Viewer): Set<string> {
  const out: Leaves = new Map();
  const [one, other] = [a, b].map((s) => Object.entries(secretsOf(s, viewer)));
  for (const [i, [part, value]] of one.entries()) compare([part], value, other[i][1], out);
  return new Set(out.keys());
}

/** Nearly all is the same: a place gets its name only where something differs. */
function compare(at: string[], a: unknown, b: unknown, out: Leaves): void {
  if (a === b) return;
  if (!isWhole(a) || !isWhole(b)) {
    const path = at.reduce((so, key) => `${so}.${nameOf(so, key)}`);
    for (const value of [a, b]) if (value !== undefined) walk(path, value, out);
    return;
  }
  const list = Array.isArray(a);
  const inside = (key: string): void => {
    at.push(list ? '*' : key);
    compare(at, a[key as never], b[key as never], out);
    at.pop();
  };
  for (const key in a) inside(key);
  for (const key in b) if (!Object.hasOwn(a, key)) inside(key);
}
