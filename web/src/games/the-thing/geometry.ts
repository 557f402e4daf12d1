/** Where everything of the base stands: once as a wide plan, once for an upright screen. All numbers are parts of a hundred of the board. */
import type { RoomId, StoreId } from './model';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export type Plan = { readonly [id in RoomId | StoreId]: Box };

/** Drawn on a ground of 1004 by 486. */
const on = (x: number, y: number, w: number, h: number): Box => ({ x: x / 10.04, y: y / 4.86, w: w / 10.04, h: h / 4.86 });
export const WIDE: Plan = {
  generator: on(6, 22, 172, 126),
  boiler: on(6, 172, 166, 118),
  kennel: on(22, 324, 140, 110),
  dorm: on(206, 74, 156, 112),
  lab: on(206, 214, 156, 112),
  warehouse: on(186, 356, 172, 112),
  radio: on(390, 6, 160, 114),
  rec: on(384, 148, 176, 152),
  hq: on(396, 332, 96, 84),
  pile: on(506, 332, 66, 84),
  weather: on(584, 6, 156, 112),
  kitchen: on(584, 138, 156, 112),
  armory: on(584, 270, 156, 112),
  pantry: on(752, 158, 84, 84),
  depot: on(640, 398, 90, 80),
  helipad: on(850, 80, 150, 142),
  shed: on(828, 300, 172, 132),
};
/** Four columns and four rows; the blue rooms, which take as many as come, have two. */
const cell = (column: number, row: number, columns = 1): Box => ({ x: column * 25 + 0.6, y: row * 25 + 1, w: columns * 25 - 1.2, h: 23 });
export const UPRIGHT: Plan = {
  generator: cell(0, 0),
  radio: cell(1, 0),
  weather: cell(2, 0),
  helipad: cell(3, 0),
  boiler: cell(0, 1),
  rec: cell(1, 1, 2),
  kitchen: cell(3, 1),
  lab: cell(0, 2),
  dorm: cell(1, 2, 2),
  armory: cell(3, 2),
  kennel: cell(0, 3),
  warehouse: cell(1, 3),
  shed: cell(3, 3),
  pantry: { x: 50.6, y: 76, w: 23.8, h: 7.4 },
  depot: { x: 50.6, y: 83.9, w: 23.8, h: 7.4 },
  pile: { x: 50.6, y: 91.8, w: 23.8, h: 7.4 },
  // There is no room for it; the base in words has it.
  hq: { x: 0, y: 0, w: 0, h: 0 },
};
/** Corridors of the wide plan, as lines between rooms. */
export const CORRIDORS: readonly (readonly [RoomId | StoreId, RoomId | StoreId])[] = [
  ['generator', 'dorm'],
  ['boiler', 'dorm'],
  ['dorm', 'rec'],
  ['lab', 'rec'],
  ['radio', 'rec'],
  ['radio', 'weather'],
  ['rec', 'kitchen'],
  ['rec', 'armory'],
  ['rec', 'hq'],
  ['kitchen', 'pantry'],
  ['warehouse', 'lab'],
];
/** Ropes over the ice to what stands outside. */
export const ROPES: readonly (readonly [RoomId | StoreId, RoomId | StoreId])[] = [
  ['kennel', 'lab'],
  ['warehouse', 'hq'],
  ['kitchen', 'helipad'],
  ['armory', 'shed'],
  ['depot', 'helipad'],
  ['depot', 'shed'],
];
export const centre = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2];
