/** What components say at a table with these options (2.14): a text promises what the component does there. */
import type { Lang } from '@lurk/i18n';
import type { Options } from '../options.ts';
import { type TableWords, tableOf } from './parts.ts';

type Reads = Pick<Options, 'thunderHitsAll' | 'selfHealRecharge' | 'flashlightTiles' | 'testThreshold'>;
type Components = Pick<TableWords, 'skills' | 'items' | 'tiles'>;

export function componentsOf(lang: Lang, { thunderHitsAll, selfHealRecharge, flashlightTiles, testThreshold }: Reads): Components {
  const { skills, items, tiles, byOption } = tableOf(lang);
  return {
    skills: {
      ...skills,
      // RU-82
      ...(thunderHitsAll ? {} : { thunderCall: { ...skills.thunderCall, rule: byOption.thunderStrike } }),
      // RU-37
      ...(selfHealRecharge ? {} : { selfHeal: { ...skills.selfHeal, rule: byOption.selfHealAgain } }),
    },
    // RU-49
    items: { ...items, flashlight: { ...items.flashlight, rule: byOption.flashlight(flashlightTiles) } },
    // RU-15
    tiles: { ...tiles, ...(testThreshold === 'three' ? { test: { ...tiles.test, rule: byOption.testThree } } : {}) },
  };
}
