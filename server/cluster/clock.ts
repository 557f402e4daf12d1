/** Servers that share a store go by one clock: what is to be added to the time of this one to have it. */

/** An answer that was as quick as this, in milliseconds, is exact enough; of slower ones the quickest counts. */
const QUICK = 20;
const TRIES = 5;

export async function aheadBy(clock: () => Promise<number>, here: () => number): Promise<number> {
  let best = { ahead: 0, took: Number.POSITIVE_INFINITY };
  for (let tries = 0; tries < TRIES && best.took > QUICK; tries++) {
    const before = here();
    const at = await clock();
    const took = here() - before;
    // On the way there it took as long as on the way back, for all we know.
    if (took < best.took) best = { ahead: Math.round(at - before - took / 2), took };
  }
  return best.ahead;
}
