// A reader has one language: the words of the games come in a part for each, and only that one is fetched.
// The games themselves know nothing of it. Each of their `*.en.ts` and `*.fr.ts` stands in the page as an empty pocket,
// which src/i18n/pockets.ts fills, in place, before anything is read from it.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORDS = /\/games\/([^/]+)\/i18n\/[^/]+\.(en|fr)\.ts$/;
const WHOLE = '?whole';

/** The name of the part a file of words belongs to. */
export const wordsPart = (id: string): string | null => {
  const found = WORDS.exec(id.replace(WHOLE, ''));
  return found && id.endsWith(WHOLE) ? `words-${found[1]}-${found[2]}` : null;
};

export function oneLanguage(): Plugin {
  return {
    name: 'lurk-one-language',
    enforce: 'pre',
    load(id) {
      const found = WORDS.exec(id);
      if (!found) return null;
      const name = /^export const (\w+)/m.exec(readFileSync(id, 'utf8'))?.[1];
      if (!name) this.error(`${id} has no words`);
      return `import { pocket } from '/src/i18n/pockets.ts';
export const ${name} = pocket('${found[2]}', () => import('${id}${WHOLE}').then((words) => words.${name}));`;
    },
  };
}
