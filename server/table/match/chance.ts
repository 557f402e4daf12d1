/** Random numbers for pauses, from the CSPRNG so that a drawn pause cannot be told from a thoughtful one. Drawn in bulk: single draws are expensive. */
const pool = new Uint32Array(256);
let left = 0;

/** From 0 up to, but not including, 1. */
export function chance(): number {
  if (left === 0) {
    crypto.getRandomValues(pool);
    left = pool.length;
  }
  return pool[--left] / 2 ** 32;
}
