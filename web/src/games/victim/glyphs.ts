/** The pictograms of the forest on a 24 grid. A stroke with a width is a line, without one a solid. */
import type { Stroke } from '../../ui/strokes';

const line = (d: string): Stroke[] => [{ d, line: 2 }];
/** A circle as a path. */
const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const glyphs = {
  agi: line('M3 16c3-.5 5-3 5.5-8l3.5.5c.5 3 3 5 6.5 5.5 2 .3 2.5 1.5 2.5 4H3ZM3 18.5h18M11.5 11l2-1M13.5 13.2l2-1'),
  vit: line('M12 20C5 15 3 11.5 3.5 8.5 4 5.5 8.5 4 12 8c3.5-4 8-2.5 8.5.5.5 3-1.5 6.5-8.5 11.5ZM4 12.5h4l2-3 3 5 1.5-2H20'),
  int: line('M9 18.5c0-3-3.5-4-3.5-8.5a6.5 6.5 0 0 1 13 0c0 4.5-3.5 5.5-3.5 8.5ZM9.5 21.5h5M12 18v-5l-2-2M12 13l2-2'),
  luk: line(
    'M12 12c-5 1-7.5-1-7-3.5S9 6 12 12Zm0 0c-1-5 1-7.5 3.5-7S18 9 12 12Zm0 0c5-1 7.5 1 7 3.5S15 18 12 12Zm0 0c1 5-1 7.5-3.5 7S6 15 12 12Zm0 0c2 4 4 6.5 7 9',
  ),
  run: line(
    'M7 4c2 0 3 2 3 4.5S9 12 7 12s-2.5-1.5-2.5-4S5.5 4 7 4ZM5.5 14.5h3.2c0 2-.5 3-1.7 3s-1.5-1-1.5-3ZM17 8c2 0 2.5 1.5 2.5 4s-.5 4-2.5 4-3-1-3-3.5S15 8 17 8ZM15.3 18.5h3.2c0 2-.3 3-1.5 3s-1.7-1-1.7-3Z',
  ),
  crawl: line(`M3 18h18M5 15l3-3 4 1 6 2M8 12l1-3${ring(6, 10, 2)}`),
  decode: line('M4 9h16v11H4ZM7.5 12.5h5v4h-5ZM15.5 12.5h2M15.5 16.5h2M12 9V4M12 4l3.5-1.5M12 4 8.5 2.5'),
  heal: line('M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5Z'),
  search: line(`${ring(10.5, 10.5, 6.5)}m11.5 5 5.5 5.5`),
  hide: line(`M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12ZM4 20 20 4${ring(12, 12, 2.5)}`),
  password: line('M6 10V7.5a6 6 0 0 1 12 0V10M4.5 10h15v10.5h-15ZM9 14h.01M12 14h.01M15 14h.01M9 17h.01M12 17h.01M15 17h.01'),
  drop: line('M12 3c4 5.5 6 8.5 6 12a6 6 0 0 1-12 0c0-3.5 2-6.5 6-12Z'),
  turnLeft: line('M5 12a7.5 7.5 0 1 0 2.5-5.5L4.5 9M4.5 4v5h5'),
  turnRight: line('M19 12a7.5 7.5 0 1 1-2.5-5.5l3 2.5M19.5 4v5h-5'),
  fit: line('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'),
  plus: line('M12 5v14M5 12h14'),
  minus: line('M5 12h14'),
  follow: line(`${ring(12, 12, 6)}M12 2v5M12 17v5M2 12h5M17 12h5`),
  check: line('m4.5 12.5 5 5 10-11'),
  lock: line('M5 11h14v9.5H5ZM8 11V8a4 4 0 0 1 8 0v3'),
  cards: line('m3.5 7.5 6-2 4 12.5-6 2ZM12 5h8v13h-4.5'),
  target: line(`${ring(12, 12, 7)}${ring(12, 12, 2)}M12 2v5M12 17v5M2 12h5M17 12h5`),
  poisoned: line('M9 3h6M10 3v6L4.5 18.5c-.8 1.5.2 2.5 1.5 2.5h12c1.300 0 2.300-1 1.5-2.5L14 9V3M7.5 15h9M10.5 18h.01M13.5 17.5h.01'),
  frightened: line(
    `M12 3c5 0 7.5 4 7.5 8.5S17 21 12 21s-7.5-5-7.5-9.5S7 3 12 3ZM12 13.5c1.5 0 2 1.200 2 2.5s-.5 2-2 2-2-.7-2-2 .5-2.5 2-2.5ZM8.5 9.5v1M15.5 9.5v1`,
  ),
  clock: line(`${ring(12, 12, 9)}M12 7v5.5l3.5 2`),
  eye: line(`M2.5 12c3-5 6-6.5 9.5-6.5s6.5 1.5 9.5 6.5c-3 5-6 6.5-9.5 6.5S5.5 17 2.5 12Z${ring(12, 12, 3)}`),
  moon: line('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z'),
  claw: line('M6.5 3C5 9 5 15 7 21M12.5 2.5c-1.5 6-1.5 13 .5 19M18 3.5c-1 5-.8 11 1 16'),
  bolt: line('M13 2.5 5 13.5h6l-1 8 8.5-11.5h-6Z'),
  flame: line('M12 21.5c-4 0-6.5-2.5-6.5-6 0-4 4-5.5 3.5-10 3 1 5 4 4.5 7 1-.5 1.5-1.5 1.5-3 2.5 2 3.5 4 3.5 6 0 3.5-2.5 6-6.5 6Z'),
  paw: line(
    `M12 12c3 0 5.5 3 5.5 5.5S15 20 12 20s-5.5 0-5.5-2.5S9 12 12 12Z${ring(5.5, 10.5, 1.7)}${ring(9.5, 6.5, 1.7)}${ring(14.5, 6.5, 1.7)}${ring(18.5, 10.5, 1.7)}`,
  ),
  skull: line(
    `M5 12a7 7 0 1 1 14 0c0 2-1 3.5-2.5 4.5V20h-9v-3.5C6 15.5 5 14 5 12ZM12 16.5v1.5M9.5 20v-2M14.5 20v-2${ring(9, 12, 1.5)}${ring(15, 12, 1.5)}`,
  ),
  hand: line(
    'M8 12V5.5a1.5 1.5 0 0 1 3 0V11m0-6.5a1.5 1.5 0 0 1 3 0V11m0-4.5a1.5 1.5 0 0 1 3 0V15c0 4-2 6.5-5.5 6.5S7 19.5 4.5 15c1-1.5 2.5-1 3.5.5',
  ),
  door: line('M5 21V8a7 7 0 0 1 14 0v13M3 21h18M9 21V9.5a3 3 0 0 1 6 0V21'),
  torch: line('M3 9.5h9l3-2.5v10l-3-2.5H3ZM18.5 12H22M18 7.5l2.5-2M18 16.5l2.5 2'),
  camera: line(`M4 8h4l1.5-3h5L16 8h4v11H4Z${ring(12, 13, 3.5)}`),
  wrench: line('M20.5 6.5a5 5 0 0 1-6.5 6L7 19.5a2 2 0 0 1-3-3L11 9.5a5 5 0 0 1 6-6l-3 3 .5 2.5 2.5.5Z'),
  link: line('M9 12a4 4 0 0 0 6 .5l3.5-3.5a4 4 0 0 0-5.5-5.5L11 5.5M15 12a4 4 0 0 0-6-.5l-3.5 3.5a4 4 0 0 0 5.5 5.5l2-2'),
  gun: line('M3 7h17v4h-7l-1 3H9l-2 6H3.5l2-8L3 11Z'),
  hammer: line('M10 9.5 4.5 21h4L13 10.5M4.5 4H15c3 0 4.5 2 5 5-2.5-1.5-4-1.5-6-1v2H4.5Z'),
  web: line('M12 3v18M4 7.5l16 9M20 7.5l-16 9M12 8l3.5 2v4L12 16l-3.5-2v-4ZM12 5l6 3.5v7L12 19l-6-3.5v-7Z'),
  broken: line('M13 2.5 8 10h4l-2 5 4-1-3 7.5M4 6l3 3M4 12h3M20 8l-3 2M20 14l-3-1'),
  box: line('M4 8h16v11H4ZM4 8l3-4h10l3 4M10 13h4'),
  herb: line('M12 21V10M12 14c-4 0-6-2-6.5-6 4 0 6 2 6.5 6ZM12 11c0-4 2-6.5 6-7 0 4-2 6.5-6 7Z'),
  shadow: line(`M12 13c4 0 6 3 6 8H6c0-5 2-8 6-8Z${ring(12, 7.5, 3.5)}`),
  back: line('M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3'),
  arrow: line('M4 12h15M13.5 6l6 6-6 6'),
  gift: line('M4 10h16v10H4ZM3 7h18v3H3ZM12 7v13M12 7c-5 0-5-5-2-4 2 .5 2 4 2 4Zm0 0c5 0 5-5 2-4-2 .5-2 4-2 4Z'),
  shirt: line('M8 4 3.5 7.5 6 11l2-1v10h8V10l2 1 2.5-3.5L16 4q-4 3-8 0Z'),
  dice: line('M4 8.5 12 4l8 4.5v7L12 20l-8-4.5ZM4 8.5l8 4.5 8-4.5M12 13v7'),
  shield: line('M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6Z'),
  end: line('M6 21V4M6 5c5-3 7 3 12 0v9c-5 3-7-3-12 0'),
} as const satisfies Record<string, readonly Stroke[]>;
export type GlyphId = keyof typeof glyphs;
