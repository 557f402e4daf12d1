/** One line per kind of event, given the event and the names of its people and things. A missing kind does not compile. */
export type LinesOf<E extends { t: string }, N> = { readonly [T in E['t']]: (event: Extract<E, { t: T }>, n: N) => string };

/** What is told of an event: the line by its name. */
export const lineOf = <E extends { t: string }, N, T extends E['t']>(
  lines: LinesOf<E, N>,
  t: T,
  event: Extract<E, { t: T }>,
  n: N,
): string => lines[t](event, n);
