/** What is printed in the box, typed in once more from the specification (2.3, 2.5 to 2.10): the second opinion shares no figure with the rules. */

/** 2.3 Start and maximum of AGI, VIT, INT, LUK. */
export const PEOPLE: Record<string, readonly (readonly [start: number, max: number])[]> = {
  rolita: [
    [4, 5],
    [2, 3],
    [3, 4],
    [2, 3],
  ],
  diego: [
    [2, 3],
    [2, 3],
    [3, 4],
    [4, 5],
  ],
  vivian: [
    [2, 4],
    [2, 3],
    [4, 5],
    [3, 3],
  ],
  lucien: [
    [2, 3],
    [2, 3],
    [4, 5],
    [3, 4],
  ],
  anya: [
    [3, 4],
    [2, 3],
    [4, 4],
    [2, 4],
  ],
  sean: [
    [3, 4],
    [4, 5],
    [2, 3],
    [2, 3],
  ],
};
export const STATS = ['agi', 'vit', 'int', 'luk'];

/** 2.5 Where each tile has ways before it is turned, from T01. */
const WAYS =
  '012345 024 03 03 02 02 024 024 013 023 0134 0124 03 03 02 024 013 023 03 02 02 024 013 023 024 024 0134 03 012345 012345 012345 012345 012345 012345 012345 012345 02 03 03 024';
export const waysOf = (tile: string, rotation: number): number[] =>
  [...(WAYS.split(' ')[Number(tile.slice(1)) - 1] ?? '')].map((side) => (Number(side) + rotation) % 6);
const KINDS: readonly (readonly [last: number, kind: string])[] = [
  [1, 'start'],
  [2, 'bunker'],
  [12, 'normal'],
  [18, 'decoder'],
  [24, 'corpse'],
  [28, 'curse'],
  [36, 'test'],
  [38, 'herb'],
  [40, 'wreck'],
];
export const kindOf = (tile: string): string => KINDS.find(([last]) => Number(tile.slice(1)) <= last)?.[1] ?? '';

const TO: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
export function beside(cell: string, side: number): string {
  const [q, r] = cell.split(',').map(Number);
  const [dq, dr] = TO[side] ?? [0, 0];
  return `${(q ?? 0) + dq},${(r ?? 0) + dr}`;
}
export const SIDES = [0, 1, 2, 3, 4, 5];

/** 2.8 */
export const CURSES: Record<string, string> = {
  werewolf: 'int',
  wendigo: 'vit',
  witch: 'luk',
  widow: 'agi',
  doppel: 'int',
  phantom: 'luk',
};
/** 2.9 What the specials cost. */
export const COSTS: Record<string, readonly [number, number]> = {
  werewolf: [1, 2],
  wendigo: [1, 1],
  witch: [1, 2],
  widow: [1, 2],
  doppel: [1, 1],
  phantom: [1, 2],
};
/** 2.10 */
export const SIGNS = ['+', '+', '-', '-', '*', '*', '/', '/'];

/** VI-154 to VI-156 What a row is worth, from left to right, as a fraction; null where it is no formula. */
export function worthOf(row: readonly (number | string)[]): readonly [over: number, under: number] | null {
  if (row.length < 3 || row.length % 2 === 0) return null;
  let [over, under] = [0, 1];
  for (const [place, token] of row.entries()) {
    if ((place % 2 === 0) !== (typeof token === 'number')) return null;
    const sign = place === 0 ? '+' : row[place - 1];
    if (typeof token !== 'number') continue;
    if (sign === '+') over += token * under;
    if (sign === '-') over -= token * under;
    if (sign === '*') over *= token;
    if (sign === '/') under *= token;
  }
  return [over, under];
}
