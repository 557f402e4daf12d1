/** How rules are written: a procedure is a list of named steps in rulebook order, each a plain function that says what comes next. */
import type { Json } from './json.ts';
import type { Ask, GameTypes, GivenTo, Interrupting, Procedure, Step } from './types.ts';

declare const asks: unique symbol;
type Go<K> = { n: 'go'; step: K };
type Call<P, L, K> = { n: 'call'; proc: P; at: L; then: K };
/** For the compiler only: which answers each of the named steps gets, and what frames must carry to ask. */
type Asking<K, D, L> = { n: 'ask'; kind: string; then: K; acted: K; [asks]?: { deliver: D; at: (at: L) => void } };

/** What a step may say in a procedure whose steps, by name, take these answers (`A`) and whose frames carry `L`. */
export type NextIn<G extends GameTypes, L, A> =
  | typeof next
  | Go<keyof A>
  | { [P in keyof G['Frames']]: Call<P, G['Frames'][P], keyof A | null> }[keyof G['Frames']]
  | Asking<keyof A, Partial<A>, L>
  | { n: 'end'; value: Json }
  | { n: 'over'; outcome: Json };

/**
 * Makes procedures of one game. The order of the steps is the order in which they are written: the object is the table of contents
 * of the rule. A step that no key names, a procedure that `Frames` does not know, or answers of another type do not compile.
 */
export const procedureOf =
  <G extends GameTypes>() =>
  <P extends Exclude<keyof G['Frames'] & string, Interrupting<G>>, A>(
    name: P,
    steps: { [K in keyof A]: StepIn<G, P, A[K], NoInfer<A>> },
  ): Procedure<G, P> =>
    inOrder(name, steps);

/**
 * Makes the procedures that deal with what is offered or acts at once. The first step, written apart, takes just what the game says they
 * are given (`Interrupts`), and so must every question or offer that names them (`by`).
 */
export const interruptOf =
  <G extends GameTypes>() =>
  <P extends Interrupting<G>, F extends string, A = unknown>(
    name: P,
    first: { [K in F]: StepIn<G, P, GivenTo<G>[P], Record<NoInfer<F>, GivenTo<G>[P]> & NoInfer<A>> } & OnlyOne<F>,
    rest?: { [K in keyof A]: StepIn<G, P, A[K], Record<NoInfer<F>, GivenTo<G>[P]> & NoInfer<A>> },
  ): Procedure<G, P> =>
    inOrder(name, { ...first, ...rest });

/** A step of the procedure `P`, which takes `T`, among steps that take `A`. */
type StepIn<G extends GameTypes, P extends keyof G['Frames'], T, A> = Step<G, G['Frames'][P], T, NextIn<G, G['Frames'][P], A>>;
/** Rejects a union of names: exactly one is required. */
type OnlyOne<F, Each = F> = F extends unknown ? ([Each] extends [F] ? unknown : never) : never;

function inOrder<G extends GameTypes, P extends string>(name: P, steps: object): Procedure<G, P> {
  const names = Object.keys(steps);
  const below: Record<string, string | null> = {};
  for (let i = 0; i < names.length; i++) below[names[i]] = names[i + 1] ?? null;
  // The loop hands every step the frame and the answers that the types above have promised it.
  return { name, steps: steps as Record<string, Step<G>>, below, first: names[0] };
}

/** Questions by name, refusing two of the same name. */
export function byName<T extends { kind: string }>(list: readonly T[]): Record<string, T> {
  const out: Record<string, T> = {};
  for (const item of list) {
    if (out[item.kind]) throw new Error(`two are called ${item.kind}`);
    out[item.kind] = item;
  }
  return out;
}

/** The step below; after the last one, the end of the procedure. */
export const next = { n: 'next' } as const;
/** Another step of this procedure. */
export const go = <const K extends string>(step: K): Go<K> => ({ n: 'go', step });

/** Another procedure, then `then` (the step below unless named). */
export function call<const P extends string>(proc: P): Call<P, null, null>;
export function call<const P extends string, L>(proc: P, at: L): Call<P, L, null>;
export function call<const P extends string, L, const K extends string>(proc: P, at: L, then: K): Call<P, L, K>;
export function call(proc: string, at: unknown = null, then: string | null = null): Call<string, unknown, string | null> {
  return { n: 'call', proc, at, then };
}

/** Calls if there is something to call, then goes to this step; goes there at once if not. */
export const goAfter = <C extends Call<string, unknown, null>, const K extends string>(called: C | null, step: K): Then<C, K> | Go<K> =>
  called ? { ...called, then: step } : go(step);
type Then<C, K> = C extends Call<infer P, infer L, null> ? Call<P, L, K> : never;

/** Stop until answered, then the step `then`; an answer that acts at once, or an offer taken up, goes to the step `acted`. */
export function ask<G extends GameTypes, L, T, A, B, const K extends string>(
  question: Ask<G, L, T, A, B>,
  then: K,
): Asking<K, Record<K, T | A>, L>;
export function ask<G extends GameTypes, L, T, A, B, const K extends string, const K2 extends string>(
  question: Ask<G, L, T, A, B>,
  then: K,
  acted: K2,
): Asking<K | K2, { [X in K | K2]: (X extends K ? T : never) | (X extends K2 ? A : never) }, L>;
export function ask({ kind }: { kind: string }, then: string, acted = then): Asking<string, unknown, unknown> {
  return { n: 'ask', kind, then, acted };
}

/** Back to the caller, which receives the value. */
export const end = (value: Json = null): { n: 'end'; value: Json } => ({ n: 'end', value });
/** The match is decided. */
export const over = (outcome: Json): { n: 'over'; outcome: Json } => ({ n: 'over', outcome });
