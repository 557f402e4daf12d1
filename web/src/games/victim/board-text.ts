/** The map as a list: for those who would rather read it. One source with the labels of the tiles. */

import { coordinates } from '@lurk/victim/public';
import type { TextEntry } from '../../ui/types';
import { tileInWords } from './adapt/map';
import { names } from './adapt/names';
import { type Perspective, say } from './adapt/perspective';

export function boardText(perspective: Perspective): TextEntry[] {
  const { open } = perspective.view;
  const w = say(perspective).map;
  return open.map.map((laid) => {
    const { q, r } = coordinates(laid.cell);
    return { name: names(perspective).tile(laid.tile), rule: w.place(q, r), now: tileInWords(perspective, laid) };
  });
}
