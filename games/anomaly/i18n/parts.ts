/** The words of ANOMALY, in parts (i18n/word-parts.ts). */
import { wordParts } from '@lurk/i18n';

const parts = wordParts({
  lobby: { en: () => import('./lobby.en.ts'), fr: () => import('./lobby.fr.ts') },
  table: { en: () => import('./table.en.ts'), fr: () => import('./table.fr.ts') },
  end: { en: () => import('./end.en.ts'), fr: () => import('./end.fr.ts') },
  coach: { en: () => import('./coach.en.ts'), fr: () => import('./coach.fr.ts') },
  glossary: { en: () => import('./glossary.en.ts'), fr: () => import('./glossary.fr.ts') },
});
export const { lobby: lobbyOf, table: tableOf, end: endOf, coach: coachOf, glossary: glossaryOf } = parts.of;
export const { loadWords, wordsOf } = parts;

export type { TableWords } from './table.en.ts';
