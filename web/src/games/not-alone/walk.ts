/** Arrow keys on the board: two rows, drawn across or upright. */
import { COLUMNS } from './places';

/** Where a key leads from a place, counted along the rows; null where it leads nowhere. */
export function walked(key: string, at: number, places: number, upright: boolean): number | null {
  const [along, across] = upright ? ['ArrowDown', 'ArrowRight'] : ['ArrowRight', 'ArrowDown'];
  const [back, up] = upright ? ['ArrowUp', 'ArrowLeft'] : ['ArrowLeft', 'ArrowUp'];
  const column = at % COLUMNS;
  if (key === along && column < COLUMNS - 1) return at + 1;
  if (key === back && column > 0) return at - 1;
  if (key === across && at < COLUMNS) return at + COLUMNS;
  if (key === up && at >= COLUMNS) return at - COLUMNS;
  if (key === 'Home') return 0;
  return key === 'End' ? places - 1 : null;
}
