/** The words of VICTIM, in parts (i18n/word-parts.ts). */
import { wordParts } from '@lurk/i18n';

const parts = wordParts({
  lobby: { en: () => import('./lobby.en.ts'), fr: () => import('./lobby.fr.ts') },
  screen: { en: () => import('./screen.en.ts'), fr: () => import('./screen.fr.ts') },
});
export const { lobby: lobbyOf, screen: screenOf } = parts.of;
export const { loadWords, wordsOf } = parts;
export type ScreenWords = ReturnType<typeof screenOf>;
