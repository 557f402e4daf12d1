// The two tracks of the board (sections 2.4 and 2.5). A counter is stored as its distance to Victory; 0 is Victory.

/** NA-004: the Creature chooses one of the two. */
export const BOARD_SIDES = [1, 2] as const;
export type BoardSide = 1 | 2;
/** NA-004 The side that is played unless the Creature chooses the other one. */
export const USUAL_SIDE: BoardSide = 2;

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
