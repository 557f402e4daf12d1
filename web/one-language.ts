// A reader has one language: the words of the games come in a part for each, and only that one is fetched.
// The games themselves know nothing of it. Each of their `*.en.ts` and `*.fr.ts` stands in the page as an empty pocket,
// which src/i18n/pockets.ts fills, in place, before anything is read from it.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The games' own words, and those of their screens. */
const WORDS = /\/games\/(not-alone)\/(?:i18n\/([^/]+)\.|words\/)(en|fr)\.ts$/;
const WHOLE = '?whole';
/** Words that are wanted only when their page is opened. */
const APART: Record<string, string> = { glossary: 'book', end: 'end' };

/** The name of the part a file of words belongs to. */
export const wordsPart = (id: string): string | null => {
  const [, game, name = '', lang] = WORDS.exec(id.replace(WHOLE, '')) ?? [];
  return game && id.endsWith(WHOLE) ? `${APART[name] ?? 'words'}-${game}-${lang}` : null;
};

export function oneLanguage(): Plugin {
  return {
    name: 'lurk-one-language',
    enforce: 'pre',
    // Words made of other words take those along.
    async resolveId(source, importer) {
      if (!importer?.endsWith(WHOLE)) return null;
      const found = await this.resolve(source, importer.slice(0, -WHOLE.length));
      return found && WORDS.test(found.id) ? found.id + WHOLE : found;
    },
    load(id) {
      const lang = WORDS.exec(id)?.[3];
      if (!lang) return null;
      const name = /^export const (\w+)/m.exec(readFileSync(id, 'utf8'))?.[1];
      if (!name) this.error(`${id} has no words`);
      return `import { pocket } from '/src/i18n/pockets.ts';
export const ${name} = pocket('${lang}', () => import('${id}${WHOLE}').then((words) => words.${name}));`;
    },
  };
}
