/**
 * How much a test does: at least so many rounds, then as many more as fit into so much processor time. A busy machine takes longer, it
 * does not do less. LURK_EFFORT=20 does twenty times as much (`npm run soak` does that).
 */
export interface Effort {
  atLeast: number;
  /** Of processor time of this thread; none beyond the least if left out. */
  seconds?: number;
}

export const EFFORT = Number(process.env.LURK_EFFORT ?? 1);

/** Numbers the rounds from 0. The same number is always the same round; how far a run has come is for its test to print. */
export function* rounds({ atLeast, seconds = 0 }: Effort): Generator<number> {
  const begun = process.threadCpuUsage();
  const spent = (): number => {
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1e6;
  };
  for (let n = 0; n < atLeast || spent() < seconds * EFFORT; n++) yield n;
}
