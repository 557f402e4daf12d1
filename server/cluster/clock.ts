/** Servers that share a store go by the store's clock. This measures its offset from the local one, as NTP does. */

/** A round trip this quick, in milliseconds, is exact enough; otherwise the quickest of several counts. */
const QUICK = 20;
const TRIES = 5;

export async function aheadBy(clock: () => Promise<number>, here: () => number): Promise<number> {
  let best = { ahead: 0, took: Number.POSITIVE_INFINITY };
  for (let tries = 0; tries < TRIES && best.took > QUICK; tries++) {
    const before = here();
    const at = await clock();
    const took = here() - before;
    // Assume both ways took equally long.
    if (took < best.took) best = { ahead: Math.round(at - before - took / 2), took };
  }
  return best.ahead;
}
