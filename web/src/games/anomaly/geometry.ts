/**
 * The station as a drawing: three rings of four zones on a board of 1000 by 1000, north up, angles clockwise.
 * Every place inside a zone follows from its ring and its angle.
 */

export type Point = readonly [x: number, y: number];
export const CENTRE = 500;

interface RingShape {
  readonly inner: number;
  readonly outer: number;
  /** Half the angle of one zone. */
  readonly half: number;
  /** Radius of the symbols, of the tokens, and of the name on the hull. */
  readonly symbols: number;
  readonly tokens: number;
  readonly names: number;
  /** Degrees between two symbols, and between two tokens. */
  readonly step: number;
  readonly tokenStep: number;
}
const shapes: Record<Ring, RingShape> = {
  core: { inner: 104, outer: 230, half: 45, symbols: 177, tokens: 130, names: 206, step: 26, tokenStep: 25 },
  labs: { inner: 242, outer: 364, half: 30, symbols: 317, tokens: 266, names: 344, step: 10.5, tokenStep: 10.5 },
  quarters: { inner: 376, outer: 500, half: 45, symbols: 433, tokens: 433, names: 468, step: 7.6, tokenStep: 7 },
};
export const BAY = { inner: 242, outer: 364, half: 15 } as const;
/** Middles of the four bays. */
export const bayAngles = [45, 135, 225, 315] as const;

const compass: Record<string, number> = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 };
export const angleOf = (zone: Zone): number => compass[zone.slice(2)] ?? 0;
export const shapeOf = (zone: Zone): RingShape => shapes[RING[zone]];

/** The symbols of a zone as they stand side by side: fire and cold come last. */
export const symbolsDrawn = (zone: Zone): readonly SymbolId[] => SYMBOLS_OF[zone].toSorted((a, b) => Number(isHeat(a)) - Number(isHeat(b)));
const isHeat = (symbol: SymbolId): boolean => symbol === 'FIRE' || symbol === 'COLD';

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
export const at = (radius: number, angle: number): Point => [
  CENTRE + radius * Math.sin(rad(angle)),
  CENTRE - radius * Math.cos(rad(angle)),
];
const say = (radius: number, angle: number): string =>
  at(radius, angle)
    .map((n) => n.toFixed(1))
    .join(' ');

/** A piece of ring; `inset` is a gap of even width on all four sides. */
export function sector(inner: number, outer: number, middle: number, half: number, inset = 0): string {
  const [r0, r1] = [inner + inset, outer - inset];
  const edge = (radius: number): number => half - (Math.asin(inset / radius) * 180) / Math.PI;
  const [h0, h1] = [edge(r0), edge(r1)];
  return `M${say(r0, middle - h0)}L${say(r1, middle - h1)}A${r1} ${r1} 0 0 1 ${say(r1, middle + h1)}L${say(r0, middle + h0)}A${r0} ${r0} 0 0 0 ${say(r0, middle - h0)}Z`;
}
export const zoneShape = (zone: Zone, inset = 0): string => {
  const { inner, outer, half } = shapeOf(zone);
  return sector(inner, outer, angleOf(zone), half, inset);
};
export const arc = (radius: number, from: number, to: number): string =>
  `M${say(radius, from)}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${say(radius, to)}`;
export const ray = (inner: number, outer: number, angle: number): string => `M${say(inner, angle)}L${say(outer, angle)}`;

/** Which way a row along the arc reads from left to right; in the west it reads from the top. */
const reading = (zone: Zone): 1 | -1 => (angleOf(zone) > 90 && angleOf(zone) <= 270 ? -1 : 1);

export const symbolAt = (zone: Zone, index: number): Point => {
  const { symbols, step } = shapeOf(zone);
  return at(symbols, angleOf(zone) + reading(zone) * (index - 1) * step);
};

/** Tokens stand on the inner row; in the quarters they stand left and right of the symbols, along the arc. */
export function tokenAt(zone: Zone, index: number, count: number): Point {
  const { tokens, tokenStep, step } = shapeOf(zone);
  const middle = angleOf(zone);
  if (RING[zone] !== 'quarters') {
    const squeeze = Math.min(1, (RING[zone] === 'core' ? 3 : 4) / count);
    return at(tokens, middle + reading(zone) * (index - (count - 1) / 2) * tokenStep * squeeze);
  }
  const side = index % 2 === 0 ? -1 : 1;
  return at(tokens, middle + reading(zone) * side * (step + 7.4 + Math.floor(index / 2) * tokenStep));
}

/** Where the Anomaly crouches: on the inner wall, and in the quarters at one end of the arc, clear of the symbols. */
export const lairAt = (zone: Zone): Point =>
  at({ core: 140, labs: 262, quarters: 438 }[RING[zone]], angleOf(zone) - (RING[zone] === 'quarters' ? reading(zone) * 29 : 0));

/** Prey glow at the ends of a zone, clear of its symbols; a third one stands in the middle. */
export function preyAt(zone: Zone, index: number): Point {
  const ring = RING[zone];
  const [radius, spread] = ring === 'quarters' ? [430, 30] : ring === 'labs' ? [280, 21] : [134, 33];
  const side = [-1, 1, 0][index] ?? 0;
  const inward = side === 0 ? 30 : 0;
  return at(radius - inward, angleOf(zone) + reading(zone) * side * spread);
}

/** Just before the first letter of a zone's name. */
export function nameStart(zone: Zone, letters: number): Point {
  const { names } = shapeOf(zone);
  const middle = angleOf(zone);
  const LETTER = 6.6;
  const turned = middle > 90 && middle < 270 ? -1 : 1;
  return at(names + 6, middle - (turned * (letters * LETTER + 20) * 180) / Math.PI / names);
}

/** The line a zone's name is written along; below the middle it turns round, so that it is never upside down. */
export function nameArc(zone: Zone): string {
  const { names, half } = shapeOf(zone);
  const middle = angleOf(zone);
  return middle <= 90 || middle >= 270 ? arc(names, middle - half, middle + half) : arc(names + 14, middle + half, middle - half);
}

export const doors: readonly { readonly x: number; readonly y: number; readonly turn: number }[] = [0, 90, 180, 270].flatMap((middle) =>
  [
    ...[437, 168].map((radius) => ({ radius, angle: middle, turn: middle + 90 })),
    ...[-15, 15].flatMap((side) => [370, 236].map((radius) => ({ radius, angle: middle + side, turn: middle + side }))),
  ].map(({ radius, angle, turn }) => ({ x: at(radius, angle)[0], y: at(radius, angle)[1], turn })),
);

/** From a zone, the neighbour that lies most nearly in the direction of an arrow key. */
export function towards(zone: Zone, key: string): Zone | undefined {
  const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (!way) return undefined;
  const middle = (id: Zone): Point => at((shapeOf(id).inner + shapeOf(id).outer) / 2, angleOf(id));
  const from = middle(zone);
  let best: Zone | undefined;
  let most = 0.3;
  for (const near of ZONES.filter((other) => NEIGHBOURS[zone].includes(other))) {
    const [x, y] = middle(near);
    const [dx, dy] = [x - from[0], y - from[1]];
    const far = Math.hypot(dx, dy);
    // Of two that lie the same way, the nearer: else one would circle in the quarters and never get in.
    const along = (dx * (way[0] ?? 0) + dy * (way[1] ?? 0)) / far - far / 3000;
    if (along > most) [most, best] = [along, near];
  }
  return best;
}

import { NEIGHBOURS, RING, type Ring, SYMBOLS_OF, type SymbolId, ZONES, type Zone } from '@lurk/anomaly/public';
