/** How rules are written: a procedure is a list of named steps in rulebook order, each a plain function that says what comes next. */
import type { Json } from './json.ts';
import type { Ask, GameTypes, Next, Procedure, Step } from './types.ts';

/** The order of the steps is the order in which they are written: the object is the table of contents of the rule. */
export function procedure<G extends GameTypes, L = Json>(name: string, steps: Record<string, Step<G, L>>): Procedure<G> {
  const names = Object.keys(steps);
  const below: Record<string, string | null> = {};
  for (let i = 0; i < names.length; i++) below[names[i]] = names[i + 1] ?? null;
  return { name, steps: steps as Record<string, Step<G, never>>, below, first: names[0] };
}

/** By name, refusing two of the same name. */
export function byName<T extends { name: string } | { kind: string }>(list: T[]): Record<string, T> {
  const out: Record<string, T> = {};
  for (const item of list) {
    const name = 'name' in item ? item.name : item.kind;
    if (out[name]) throw new Error(`two are called ${name}`);
    out[name] = item;
  }
  return out;
}

/** The step below; after the last one, the end of the procedure. */
export const next: Next = { n: 'next' };
/** Another step of this procedure. */
export const go = (step: string): Next => ({ n: 'go', step });
/** Another procedure, then `then` (the step below unless named). */
export const call = (proc: string, at: Json = null, then: string | null = null): Next => ({ n: 'call', proc, at, then });
/** Stop until answered, then the step below; `acted` is where an answer that acts at once is dealt with. */
export const ask = <G extends GameTypes, L>(question: Ask<G, L>, to: { then?: string; acted?: string } = {}): Next => ({
  n: 'ask',
  kind: question.kind,
  then: to.then ?? null,
  acted: to.acted ?? null,
});
/** Back to the caller, which receives the value. */
export const end = (value: Json = null): Next => ({ n: 'end', value });
/** The match is decided. */
export const over = (outcome: Json): Next => ({ n: 'over', outcome });
