/** People round the table of the Rec Room, seen from above one's own shoulder: where each sits, and how an arm reaches across. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How large somebody is drawn there: the far ones are smaller. */
  readonly size: number;
  /** This side of the table: seen from behind, and drawn over it. */
  readonly near: boolean;
  /** The name stands over the head. */
  readonly above: boolean;
}
export interface Ring {
  readonly spots: readonly Spot[];
  readonly table: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
  readonly unit: number;
}

/** The first one sits nearest, the others follow clockwise. */
export function ringOf(count: number, width: number, height: number): Ring {
  const unit = Math.max(0.45, Math.min(1.25, width / 610, height / 610));
  const [x, y] = [width / 2, height * 0.49];
  const [rx, ry] = [Math.min(width * 0.36, height * 0.86), Math.min(height * 0.345, width * 0.5)];
  const spots = Array.from({ length: count }, (_, i): Spot => {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / count;
    const depth = Math.sin(angle);
    return {
      x: x + Math.cos(angle) * rx,
      y: y + depth * ry,
      size: unit * (0.95 + 0.19 * depth),
      near: depth > 0.25,
      above: depth < -0.3,
    };
  });
  return { spots, table: { x, y, rx: rx * 0.85, ry: ry * 0.72 }, unit };
}

export interface ArmShape {
  /** Where the shoulder is, and which way it points, in degrees. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly length: number;
  /** To where the dotted line goes on. */
  readonly reach: number;
}
/** From somebody's shoulder towards somebody else's chest. */
export function armFrom(from: Spot, to: Spot, unit: number): ArmShape {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.hypot(dx, dy) || 1;
  const start = 34 * from.size;
  const reach = Math.max(0, way - start - 38 * to.size);
  return {
    x: from.x + (dx / way) * start,
    y: from.y + (dy / way) * start,
    turn: (Math.atan2(dy, dx) * 180) / Math.PI,
    length: Math.min(150 * unit, reach * 0.62),
    reach,
  };
}
