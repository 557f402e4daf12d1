/** Where a tip may stand: near what it explains, over nothing that matters. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** Something on the screen, and how bad it is to lie over one square pixel of it. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}
interface Room {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 8;
const GAP = 10;
/** How finely the screen is searched. */
const STEP = 12;
/** A tip near its thing is easier to read; that is never worth covering anything. */
const FAR = 0.4;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The best place for a tip of this size: where a person would put it if that is free, else the least covered, then the nearest. */
export function placeTip(anchor: Box, tip: Room, screen: Room, obstacles: readonly Obstacle[]): readonly [x: number, y: number] {
  const [widest, lowest] = [Math.max(MARGIN, screen.width - tip.width - MARGIN), Math.max(MARGIN, screen.height - tip.height - MARGIN)];
  const within = (at: number, most: number): number => Math.min(Math.max(at, MARGIN), most);
  const [middle, centre] = [(anchor.left + anchor.right - tip.width) / 2, (anchor.top + anchor.bottom - tip.height) / 2];
  const covered = (x: number, y: number): number => {
    const box = { left: x, top: y, right: x + tip.width, bottom: y + tip.height };
    return obstacles.reduce((sum, { box: other, weight }) => sum + overlap(box, other) * weight, 0);
  };
  const usual = [
    [within(middle, widest), within(anchor.top - tip.height - GAP, lowest)],
    [within(middle, widest), within(anchor.bottom + GAP, lowest)],
    [within(anchor.right + GAP, widest), within(centre, lowest)],
    [within(anchor.left - tip.width - GAP, widest), within(centre, lowest)],
  ] as const;
  const free = usual.find(([x, y]) => covered(x, y) < 1);
  if (free) return free;
  let best: readonly [number, number] = usual[0];
  let least = Number.POSITIVE_INFINITY;
  for (let y = MARGIN; y <= lowest; y += STEP)
    for (let x = MARGIN; x <= widest; x += STEP) {
      const cost = covered(x, y) + Math.hypot(x - middle, y - centre) * FAR;
      if (cost < least) [best, least] = [[x, y], cost];
    }
  return best;
}
