/** What components say at a table with these options (2.14): a text promises what the component does there. */
import type { Lang } from '@lurk/i18n';
import type { Options } from '../options.ts';
import { type TableWords, tableOf } from './parts.ts';

type Reads = Pick<Options, 'thunderHitsAll' | 'selfHealRecharge' | 'flashlightTiles'>;

export function componentsOf(lang: Lang, options: Reads): Pick<TableWords, 'skills' | 'items'> {
  const { skills, items, byOption } = tableOf(lang);
  return {
    skills: {
      ...skills,
      // RU-82
      ...(options.thunderHitsAll ? {} : { thunderCall: { ...skills.thunderCall, rule: byOption.thunderStrike } }),
      // RU-37
      ...(options.selfHealRecharge ? {} : { selfHeal: { ...skills.selfHeal, rule: byOption.selfHealAgain } }),
    },
    // RU-49
    items: { ...items, flashlight: { ...items.flashlight, rule: byOption.flashlight(options.flashlightTiles) } },
  };
}
