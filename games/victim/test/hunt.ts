import type { Frames } from '../types.ts';

/** A Hunt with so many steps left. */
export const hunt = (left: number, more: Partial<Frames['hunt']> = {}): Frames['hunt'] => ({
  by: 'demon',
  how: 'action',
  die: left,
  left,
  stopped: [],
  ...more,
});
