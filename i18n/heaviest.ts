/** Of all that happened in a match, the few moments worth retelling. */

/** What happened in which turn (or round), to whom, and how much of it. */
export interface TurningPoint<Kind extends string = string> {
  turn: number;
  kind: Kind;
  who: number[];
  count: number;
}
export type Weighed<Kind extends string> = TurningPoint<Kind> & { weight: number };

const MOST = 5;
const FEWEST = 3;
/** Points below this weight only fill up a match in which little happened. */
const WORTH_TELLING = 3;

/** The heaviest three to five, in the order they happened. */
export function heaviest<Kind extends string>(points: readonly Weighed<Kind>[]): TurningPoint<Kind>[] {
  const ranked = points.map((point, at) => ({ point, at })).sort((a, b) => b.point.weight - a.point.weight || a.at - b.at);
  const worth = ranked.filter(({ point }) => point.weight >= WORTH_TELLING).length;
  return ranked
    .slice(0, Math.min(MOST, Math.max(FEWEST, worth)))
    .sort((a, b) => a.point.turn - b.point.turn || a.at - b.at)
    .map(({ point: { turn, kind, who, count } }) => ({ turn, kind, who, count }));
}
