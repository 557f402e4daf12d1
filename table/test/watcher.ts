/**
 * Somebody who has watched a person's windows for long, and says of each whether that person could act: they learn from one half of what was seen and
 * are judged by the other, so that what they took for a rule by chance does not count as knowledge.
 */
import type { Seen } from './watched.ts';

type Says = (took: number) => boolean;
/** A way to learn from windows what a time means. */
export type Learner = (learned: readonly Seen[]) => Says;

/** The line between short and long, and which of them means that they could act, that would have been right most often. */
export const bestLine: Learner = (learned) => {
  const sorted = learned.toSorted((a, b) => a.took - b.took);
  let [score, best, line, longMeansCould] = [0, 0, Number.NEGATIVE_INFINITY, true];
  for (const [i, { took, could }] of sorted.entries()) {
    score += could ? -1 : 1;
    if (Math.abs(score) <= best || sorted[i + 1]?.took === took) continue;
    [best, line, longMeansCould] = [Math.abs(score), took, score > 0];
  }
  return (took) => took > line === longMeansCould;
};

const BINS = 16;
/** Sixteen bins as full as each other, and what was true of most windows in each: finds also what is neither short nor long. */
export const bins: Learner = (learned) => {
  const times = learned.map(({ took }) => took).sort((a, b) => a - b);
  const edges = Array.from({ length: BINS - 1 }, (_, i) => times[Math.floor(((i + 1) * times.length) / BINS)] ?? 0);
  const binOf = (took: number): number => edges.filter((edge) => edge <= took).length;
  const scores = new Array<number>(BINS).fill(0);
  for (const { took, could } of learned) scores[binOf(took)] += could ? 1 : -1;
  return (took) => scores[binOf(took)] > 0;
};

/** Which of these windows the watcher judges rightly. They know who had no line, for all were told, and learn about those windows apart. */
function rightly(seen: readonly Seen[], learn: Learner): Seen[] {
  const right: Seen[] = [];
  for (const cut of [false, true])
    for (const half of [0, 1]) {
      const of = (which: number): Seen[] => seen.filter((one, i) => i % 2 === which && one.cut === cut);
      const says = learn(of(half));
      right.push(...of(1 - half).filter(({ took, could }) => says(took) === could));
    }
  return right;
}

const shareOf = (right: readonly Seen[], seen: readonly Seen[]): number => right.length / seen.length;

/** How often a watcher is right who does not know one kind of window from another. */
export const guessed = (seen: readonly Seen[], learn: Learner): number => shareOf(rightly(seen, learn), seen);

/** The same of one who learns about each kind apart: in all, and by kind. */
export function guessedKnowingKinds(seen: readonly Seen[], learn: Learner): { all: number; byKind: Map<string, number> } {
  const kinds = [...Map.groupBy(seen, ({ kind }) => kind)].map(([kind, of]) => ({ kind, of, right: rightly(of, learn) }));
  const right = kinds.flatMap((one) => one.right);
  return { all: shareOf(right, seen), byKind: new Map(kinds.map((one) => [one.kind, shareOf(one.right, one.of)])) };
}
