/** The words of The Thing, in parts (i18n/word-parts.ts). */
import { wordParts } from '@lurk/i18n';

const parts = wordParts({
  lobby: { en: () => import('./lobby.en.ts'), fr: () => import('./lobby.fr.ts') },
  table: { en: () => import('./table.en.ts'), fr: () => import('./table.fr.ts') },
  coach: { en: () => import('./coach.en.ts'), fr: () => import('./coach.fr.ts') },
  scenes: { en: () => import('./scenes.en.ts'), fr: () => import('./scenes.fr.ts') },
  end: { en: () => import('./end.en.ts'), fr: () => import('./end.fr.ts') },
});
export const { lobby: lobbyOf, table: tableOf, end: endOf, coach: coachOf, scenes: scenesOf } = parts.of;
export const { loadWords, wordsOf } = parts;
export type TableWords = ReturnType<typeof tableOf>;
export type ScenesWords = ReturnType<typeof scenesOf>;
