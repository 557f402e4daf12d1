/** The words of VICTIM, in parts (i18n/word-parts.ts). */
import { wordParts } from '@lurk/i18n';

const parts = wordParts({
  lobby: { en: () => import('./lobby.en.ts'), fr: () => import('./lobby.fr.ts') },
  table: { en: () => import('./table.en.ts'), fr: () => import('./table.fr.ts') },
  screen: { en: () => import('./screen.en.ts'), fr: () => import('./screen.fr.ts') },
  glossary: { en: () => import('./glossary.en.ts'), fr: () => import('./glossary.fr.ts') },
  coach: { en: () => import('./coach.en.ts'), fr: () => import('./coach.fr.ts') },
  end: { en: () => import('./end.en.ts'), fr: () => import('./end.fr.ts') },
});
export const { lobby: lobbyOf, table: tableOf, screen: screenOf, glossary: glossaryOf, coach: coachOf, end: endOf } = parts.of;
export const { loadWords, wordsOf } = parts;
export type TableWords = ReturnType<typeof tableOf>;
export type ScreenWords = ReturnType<typeof screenOf>;
