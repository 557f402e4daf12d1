/**
 * How much a test does is a number of rounds or of inputs, never a time: every machine looks at the same matches, and a busy one takes longer.
 * LURK_EFFORT=20 does twenty times as much (`npm run soak` does that).
 */
export const EFFORT = Number(process.env.LURK_EFFORT ?? 1);

/** Numbers the rounds from 0. The same number is always the same round. */
export function* rounds(count: number): Generator<number> {
  for (let n = 0; n < count * EFFORT; n++) yield n;
}
