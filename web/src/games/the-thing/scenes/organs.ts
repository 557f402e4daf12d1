/** Organs instead of rooms: soft outlines about the same places as on the plan of the base. */
export interface Organ {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** A closed curve that is nearly an ellipse, and the same each time for the same seed. */
export function blob({ x, y, rx, ry }: Organ, seed: number, grow = 1): string {
  const COUNT = 11;
  const points = Array.from({ length: COUNT }, (_, i) => {
    const angle = (i / COUNT) * 2 * Math.PI;
    const swell = grow * (1 + 0.09 * Math.sin(seed * 3.7 + i * 2.3) + 0.05 * Math.sin(seed + i * 5.1));
    return [x + Math.cos(angle) * rx * swell, y + Math.sin(angle) * ry * swell] as const;
  });
  const at = (i: number): readonly [number, number] => points[(i + COUNT) % COUNT];
  const round = (n: number): number => Math.round(n * 10) / 10;
  const curves = points.map((_, i) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${round(bx + (cx - ax) / 6)} ${round(by + (cy - ay) / 6)} ${round(cx - (dx - bx) / 6)} ${round(cy - (dy - by) / 6)} ${round(cx)} ${round(cy)}`;
  });
  const [x0, y0] = at(0);
  return `M${round(x0)} ${round(y0)}${curves.join('')}z`;
}

/** A vessel from one organ to another: it bends a little, always the same way. */
export function vessel(from: Organ, to: Organ, seed: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = 0.1 * Math.sin(seed * 2.9 + 1);
  return `M${from.x} ${from.y}Q${from.x + dx / 2 - dy * bend} ${from.y + dy / 2 + dx * bend} ${to.x} ${to.y}`;
}

/** Veins within an organ. */
export const veins = ({ x, y, rx, ry }: Organ, seed: number): string =>
  [0, 1, 2]
    .map((i) => {
      const a = seed + i * 2.1;
      return `M${x + Math.cos(a) * rx * 0.75} ${y + Math.sin(a) * ry * 0.75}Q${x + Math.cos(a + 1) * rx * 0.5} ${y + Math.sin(a + 1) * ry * 0.4} ${x + Math.cos(a + 2.4) * rx * 0.7} ${y + Math.sin(a + 2.4) * ry * 0.7}`;
    })
    .join('');
