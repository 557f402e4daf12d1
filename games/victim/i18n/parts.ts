/** The words of VICTIM, in parts (i18n/word-parts.ts). */
import { wordParts } from '@lurk/i18n';

const parts = wordParts({
  lobby: { en: () => import('./lobby.en.ts'), fr: () => import('./lobby.fr.ts') },
});
export const { lobby: lobbyOf } = parts.of;
export const { loadWords, wordsOf } = parts;
