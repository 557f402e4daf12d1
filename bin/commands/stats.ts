/** Figures of a simulation. */

/** The 95 % Wilson interval of a share: unlike the usual one it makes sense at 0 and at 100 % too. */
export function wilson(hits: number, of: number): [number, number] {
  const z = 1.96;
  const p = hits / of;
  const middle = p + (z * z) / (2 * of);
  const half = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}

export const mean = (list: number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** The value below which this share of a sorted list lies. */
export const quantile = (sorted: number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** How often each thing came up, the most frequent first. */
export function tally(list: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
