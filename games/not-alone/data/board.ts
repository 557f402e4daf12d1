// The two tracks of the board (sections 2.4 and 2.5). A counter is stored as its distance to Victory; 0 is Victory.

/** NA-004: the Creature chooses one of the two. */
export const BOARD_SIDES = [1, 2] as const;
export type BoardSide = 1 | 2;
export const isBoardSide = (n: unknown): n is BoardSide => n === 1 || n === 2;

/** 2.4: number of spaces, Victory not counted. */
export const RESCUE_SPACES = 18;
export const ASSIM_SPACES = 12;

/** NA-005, 2.5: distance at the start; players include the Creature. */
export function RESCUE_START(players: number): number {
  return players + 11;
}

/** NA-005, 2.5: distance at the start; players include the Creature. */
export function ASSIM_START(players: number): number {
  return players + 5;
}

/** NA-008: copies of each place 6 to 10 in the reserve. */
export function reserveCopies(hunted: number): 1 | 2 | 3 {
  if (hunted <= 1) return 1;
  return hunted <= 3 ? 2 : 3;
}

/** 2.4, used by NA-045: does the Rescue space at this distance carry the Artemia symbol? */
export function hasArtemiaSymbol(side: BoardSide, rescueDistance: number): boolean {
  if (rescueDistance < 1) return false;
  return side === 1 ? rescueDistance <= 6 : rescueDistance <= 11 && rescueDistance % 2 === 1;
}

export type Point = readonly [x: number, y: number];

/** 2.4: suggested drawing, a strip of this size. */
export const TRACK_STRIP = { width: 1568, height: 302 } as const;

/** 2.4: index = distance; index 0 is the Victory space both tracks share. */
export const RESCUE_POINTS = [
  [936, 133],
  [863, 181],
  [804, 120],
  [770, 197],
  [712, 135],
  [676, 212],
  [621, 146],
  [579, 222],
  [528, 153],
  [482, 225],
  [436, 153],
  [383, 220],
  [343, 145],
  [286, 207],
  [253, 128],
  [192, 188],
  [165, 106],
  [101, 161],
  [81, 80],
] as const satisfies readonly Point[];

/** 2.4: index = distance; index 0 is the Victory space both tracks share. */
export const ASSIM_POINTS = [
  [936, 133],
  [1009, 84],
  [1063, 147],
  [1104, 77],
  [1151, 144],
  [1197, 78],
  [1235, 150],
  [1290, 89],
  [1321, 166],
  [1381, 111],
  [1405, 189],
  [1469, 141],
  [1484, 223],
] as const satisfies readonly Point[];
