/** Every single datum of a state that a viewer may not know, by its place. Places in lists are all written `*`. */
import type { GameTypes, State, Viewer } from '@lurk/kernel';

export type Leaves = Map<string, unknown[]>;

/** Values are in the order of their places, so that two of them exchanged show. */
export function secretLeaves<G extends GameTypes>(s: State<G>, viewer: Viewer): Leaves {
  const out: Leaves = new Map();
  const others = (path: string, list: readonly unknown[]): void => {
    list.forEach((item, seat) => {
      if (seat !== viewer) walk(`${path}.*`, item, out);
    });
  };
  const { ask, kept, dice, told, issued, inputs } = s.control;
  others('own', s.own);
  for (const [id, { members, facts }] of Object.entries(s.circle))
    if (viewer === 'public' || !members.includes(viewer)) walk(`circle.${id}`, { members, facts }, out);
  walk('vault', s.vault, out);
  // Who has not answered yet is often public, so that only answers count.
  if (ask)
    others(
      'control.ask.sealed',
      ask.sealed.map((sealed) => sealed ?? {}),
    );
  if (kept)
    others(
      'control.kept.sealed',
      kept.sealed.map((sealed) => sealed ?? {}),
    );
  walk('control.dice', dice.kind === 'fast' ? { s: dice.s } : { seed: dice.seed, drawn: dice.drawn }, out);
  others('control.told', viewer === 'public' ? told.slice(0, s.seats) : told);
  others('control.issued', issued.slice(0, s.seats));
  walk('control.inputs', inputs, out);
  return out;
}

function walk(path: string, value: unknown, out: Leaves): void {
  if (value === null || typeof value !== 'object') {
    const found = out.get(path);
    if (found) found.push(value);
    else out.set(path, [value]);
    return;
  }
  const list = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) walk(`${path}.${list || isCounter(path, key) ? '*' : key}`, inner, out);
}

/** Keys that are places rather than names: seats and numbers, and the labels of the dice. */
const isCounter = (path: string, key: string): boolean => /^\d+$/.test(key) || path === 'control.dice.drawn';

/** The places whose values differ between two states. */
export function changedLeaves(a: Leaves, b: Leaves): string[] {
  const places = new Set([...a.keys(), ...b.keys()]);
  return [...places].filter((path) => JSON.stringify(a.get(path)) !== JSON.stringify(b.get(path)));
}
