/** Where everything of the infection tree stands: lanes and nights, running right on a wide screen and down on an upright one. Pure numbers. */
import type { Lane, Pawn } from '@lurk/the-thing/public';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
}
export interface TreeSpace {
  /** Along time: night 0 is the deal, the last one the end. */
  at(night: number): number;
  /** Across: the middle of a lane. */
  lane(i: number): number;
  readonly gap: number;
  /** A point as it is drawn. */
  point(night: number, lane: number): readonly [x: number, y: number];
  /** Nights that have a word at the edge. */
  readonly marks: readonly number[];
  readonly end: number;
  /** Does the label of this point lie before it? Behind it there is no room. */
  isLate(night: number, lane: number): boolean;
}

/** Room for names before the lanes, for fates behind them, and for the nights beside them. */
const MARGIN = { before: 168, behind: 176, beside: 34 };
const UPRIGHT = { before: 48, behind: 34, beside: 30 };
/** Less than this between two words of the scale, and some are left out. */
const LEAST_MARK = { wide: 44, upright: 26 };
/** The widest a label becomes where time runs right. */
const LABEL = 420;

export function spaceFor(lanes: number, nights: number, { width, height, upright }: Frame): TreeSpace {
  const margin = upright ? UPRIGHT : MARGIN;
  const [along, across] = upright ? [height, width] : [width, height];
  const end = nights + 0.6;
  const length = Math.max(60, along - margin.before - margin.behind);
  const gap = Math.max(24, (across - margin.beside - (upright ? 10 : 12)) / lanes);
  const at = (night: number): number => margin.before + (Math.min(night, end) / end) * length;
  const lane = (i: number): number => margin.beside + (i + 0.5) * gap;
  const each = Math.max(1, Math.ceil((upright ? LEAST_MARK.upright : LEAST_MARK.wide) / (length / end)));
  return {
    at,
    lane,
    gap,
    end,
    point: (night, i) => (upright ? [lane(i), at(night)] : [at(night), lane(i)]),
    marks: Array.from({ length: nights + 1 }, (_, night) => night).filter((night) => night % each === 0),
    isLate: (night, i) => (upright ? i >= lanes / 2 : at(night) > width - LABEL),
  };
}

/** Humans first; then every carrier between those they infected, so that few branches cross. */
export function treeOrder(lanes: readonly Lane[]): Pawn[] {
  const infectedBy = (pawn: Pawn): Pawn[] =>
    lanes
      .filter(({ infected }) => infected?.by === pawn)
      .toSorted((a, b) => (a.infected?.round ?? 0) - (b.infected?.round ?? 0))
      .map((lane) => lane.pawn);
  const grown = (pawn: Pawn): Pawn[] => {
    const branches = infectedBy(pawn).map(grown);
    const above = branches.filter((_, i) => i % 2 === 1).toReversed();
    const below = branches.filter((_, i) => i % 2 === 0).toReversed();
    return [...above.flat(), pawn, ...below.flat()];
  };
  const isRoot = ({ role, infected }: Lane): boolean => role === 'alien' && (infected === null || typeof infected.by === 'string');
  const humans = lanes.filter(({ role }) => role !== 'alien').map(({ pawn }) => pawn);
  return [...humans, ...lanes.filter(isRoot).flatMap(({ pawn }) => grown(pawn))];
}

/** Flesh is never straight: a wave along a lane, the same each time it is drawn. */
export function fleshPath(space: TreeSpace, lane: number, from: number, to: number): string {
  const steps = Math.max(2, Math.ceil((to - from) * 2));
  const wave = (i: number): number => (i === 0 || i === steps ? 0 : Math.sin(i * 2.1 + lane * 1.7) * space.gap * 0.05);
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const [x, y] = space.point(from + ((to - from) * i) / steps, lane);
    return space.point(1, 0)[0] === space.lane(0) ? [x + wave(i), y] : [x, y + wave(i)];
  });
  const [[x, y] = [0, 0], ...rest] = points;
  return `M${x} ${y}${rest.map(([a, b]) => `L${a} ${b}`).join('')}`;
}

/** From the carrier's lane over to the one they infect. */
export function branchPath(space: TreeSpace, night: number, from: number, to: number): string {
  const [ax, ay] = space.point(Math.max(0, night - 0.42), from);
  const [bx, by] = space.point(night, to);
  const upright = space.point(1, 0)[0] === space.lane(0);
  return upright ? `M${ax} ${ay}Q${bx} ${ay} ${bx} ${by}` : `M${ax} ${ay}Q${ax} ${by} ${bx} ${by}`;
}

/** Needles of ice along a lane, by chance and always the same. */
export function needles(space: TreeSpace, lane: number, from: number, to: number): string {
  const upright = space.point(1, 0)[0] === space.lane(0);
  const count = Math.floor(((to - from) / space.end) * 26);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = space.point(from + ((i + 0.5 + 0.35 * Math.sin(i * 5 + lane)) * (to - from)) / count, lane);
    const out = (i % 2 === 0 ? 1 : -1) * (7 + 4 * Math.abs(Math.sin(i * 3 + lane * 2)));
    return upright ? `M${x} ${y}l${out} 8` : `M${x} ${y}l8 ${out}`;
  }).join('');
}
