/** Structured logs: one line of JSON per fact. They hold kinds of events, numbers and ids; never a state, a view, a choice or a chat. */
import type { Counter } from './counter.ts';

export type Fact = Record<string, string | number | boolean | null>;
/** What the operator should look at; counted in the metrics too (docs/deploy.md). */
export const TROUBLES = [
  'fault',
  'store failed',
  'store damaged',
  'not let in',
  'slow reader',
  'match frozen',
  'bot thread failed',
  'bot too slow',
  'bot out of order',
] as const;
export type Trouble = (typeof TROUBLES)[number];
export type What = Trouble | 'started' | 'stopped' | 'match began' | 'escaped' | 'broken';
export type Log = (what: What, fact?: Fact) => void;

export const logTo =
  (write: (line: string) => void): Log =>
  (what, fact = {}) =>
    write(JSON.stringify({ at: new Date().toISOString(), what, ...fact }));

/** The same log, with its troubles counted. */
export const counting =
  (log: Log, troubles: Counter<Trouble>): Log =>
  (what, fact) => {
    const trouble = TROUBLES.find((known) => known === what);
    if (trouble) troubles.add(trouble);
    log(what, fact);
  };

/** The short name the system has given to an error: ENOENT, EACCES… */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** An error without its message, which may quote secrets: its kind, and where in our code. */
export function traceOf(error: unknown): Fact {
  if (!(error instanceof Error)) return { error: typeof error };
  const where = error.stack?.match(/\/((?:kernel|games|bots|table|server)\/[\w/.-]+:\d+)/)?.[1] ?? null;
  return { error: error.name, code: codeOf(error), where };
}
