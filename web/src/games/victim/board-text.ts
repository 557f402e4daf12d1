/** The map as a list: for those who would rather read it, walk it by keys, or play by it. One source with the labels of the tiles. */

import { coordinates, isLinkedAt, neighbour, SIDES } from '@lurk/victim/public';
import type { TextEntry } from '../../ui/types';
import type { Desk } from './adapt/desk';
import { mapOf } from './adapt/map';
import { names } from './adapt/names';
import { type Perspective, say } from './adapt/perspective';

export function boardText(perspective: Perspective, desk: Desk): TextEntry[] {
  const { open } = perspective.view;
  const w = say(perspective).map;
  const { tiles, ghosts } = mapOf(perspective, desk);
  const entryAt = new Map(tiles.map(({ cell }, i) => [cell, i]));
  const place = (cell: (typeof tiles)[number]['cell']): string => {
    const { q, r } = coordinates(cell);
    return w.place(q, r);
  };
  return [
    ...tiles.map(({ cell, tile, label, choice }): TextEntry => {
      const ways = SIDES.flatMap((side) => {
        const to = isLinkedAt(open, cell, side) ? entryAt.get(neighbour(cell, side)) : undefined;
        return to === undefined ? [] : [{ to, name: w.wayTo(w.sides[side], names(perspective).tile(tiles[to].tile)) }];
      });
      return {
        name: names(perspective).tile(tile),
        rule: place(cell),
        now: label,
        ways,
        ...(choice && !choice.why ? { may: { key: choice.key, name: w.choose } } : {}),
      };
    }),
    ...ghosts.map(({ cell, key, label }): TextEntry => ({ name: w.empty, rule: place(cell), now: label, may: { key, name: w.choose } })),
  ];
}
