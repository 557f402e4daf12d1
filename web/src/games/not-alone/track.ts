/** Geometry of the two tracks: Rescue runs from the left, Assimilation from the right, to one star. */
import { ASSIM_START, RESCUE_START } from '@lurk/not-alone/public';

export interface Space {
  readonly track: 'rescue' | 'assimilation' | 'star';
  /** Spaces left to Victory. */
  readonly steps: number;
  readonly x: number;
  readonly y: number;
}

/** Spaces in use for this number of players, laid out in a zigzag that calms down around the star. */
export function layOut(players: number, width: number, margin: number, mid: number, swing: number): Space[] {
  const before = RESCUE_START(players);
  const after = ASSIM_START(players);
  const gap = (width - 2 * margin) / (before + after);
  return Array.from({ length: before + after + 1 }, (_, i) => {
    const offset = i - before;
    const calm = Math.min(1, Math.abs(offset) / 2);
    return {
      track: offset < 0 ? 'rescue' : offset > 0 ? 'assimilation' : 'star',
      steps: Math.abs(offset),
      x: margin + i * gap,
      y: mid + (offset % 2 === 0 ? swing : -swing) * (offset === 0 ? 0 : calm),
    };
  });
}

/** A smooth line through the spaces. */
export function line(spaces: readonly Space[]): string {
  return spaces
    .map((at, i) => {
      const from = spaces[i - 1];
      if (!from) return `M${at.x} ${at.y}`;
      const bend = (at.x - from.x) / 2;
      return `C${from.x + bend} ${from.y} ${at.x - bend} ${at.y} ${at.x} ${at.y}`;
    })
    .join('');
}

export const HEX = 'M10.8 6.2 0 12.5-10.8 6.2V-6.2L0-12.5 10.8-6.2Z';
export const STAR = 'm0-22 6 13.8 15 1.5-11.3 10 3.3 14.7L0 10.5-13 18l3.3-14.7L-21-6.7l15-1.5Z';
export const STAR_SHADE = 'm0-22 6 13.8 15 1.5-11.3 10 3.3 14.7L0 10.5Z';
export const POD = 'M0-27C12-17 15-4 12 13H-12C-15-4-12-17 0-27Z';
export const POD_SHADE = 'M0-27C12-17 15-4 12 13H0Z';
export const FINS = 'M-12 13l-6 8h8ZM12 13l6 8h-8Z';
export const MAW =
  'M0-21l4.5 6 7-3 .5 7.5 7 2.5-4.5 6.5 4 6.5-7.5 1.5L9 14l-6-3.5L0 17l-4.5-6-7 3-.5-7.5-7-2.5 4.5-6.5-4-6.5 7.5-1.5L-9-18l6 3.5Z';
export const LEAF = 'M5 19C4 10 9 4 20 4c.5 10-5 16-14 15M5 20c2-5 5-8 10-11';
