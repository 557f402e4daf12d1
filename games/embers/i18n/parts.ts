/** The words of Embers, in parts (i18n/word-parts.ts). */
import { wordParts } from '@lurk/i18n';

const parts = wordParts({
  lobby: { en: () => import('./lobby.en.ts'), fr: () => import('./lobby.fr.ts') },
  table: { en: () => import('./table.en.ts'), fr: () => import('./table.fr.ts') },
  end: { en: () => import('./end.en.ts'), fr: () => import('./end.fr.ts') },
});
export const { lobby: lobbyOf, table: tableOf, end: endOf } = parts.of;
export const { words } = parts;
