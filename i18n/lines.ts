/** A line for each thing that can happen, given the event and how its people and things are named. The compiler misses none. */
export type LinesOf<E extends { t: string }, N> = { readonly [T in E['t']]: (event: Extract<E, { t: T }>, n: N) => string };

/** What is told of an event: the line by its name. */
export const lineOf = <E extends { t: string }, N, T extends E['t']>(
  lines: LinesOf<E, N>,
  t: T,
  event: Extract<E, { t: T }>,
  n: N,
): string => lines[t](event, n);
