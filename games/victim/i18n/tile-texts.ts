/** What happens on each kind of tile at a table with these options, to look up. */
import type { Lang, Named } from '@lurk/i18n';
import { recordBy } from '@lurk/kernel';
import { TILE_KINDS, type TileKind } from '../data/tiles.ts';
import type { Options } from '../options.ts';
import { glossaryOf, tableOf } from './parts.ts';

export function tileTexts(lang: Lang, { testThreshold }: Pick<Options, 'testThreshold'>): Record<TileKind, Named> {
  const { tiles, testThree } = glossaryOf(lang);
  const names = tableOf(lang).tiles;
  // RU-15
  const rules = testThreshold === 'three' ? { ...tiles, test: testThree } : tiles;
  return recordBy(TILE_KINDS, (kind) => ({ name: names[kind], rule: rules[kind] }));
}
