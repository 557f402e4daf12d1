import { createContext } from 'svelte';
import { en, type Words } from './en';
import { fr } from './fr';
import type { Lang } from './languages';
import { readIn, startIn } from './with-words';

const catalogues: Record<Lang, Words> = { en, fr };

/** The reader's language and its words; every component below the root reads them through `useWords`. */
export class Reader {
  lang = $state<Lang>('en');
  readonly w: Words = $derived(catalogues[this.lang]);
  readonly #remember: (lang: Lang) => void;

  constructor(lang: Lang, remember: (lang: Lang) => void = () => {}) {
    this.lang = lang;
    this.#remember = remember;
    startIn(lang);
  }

  /** Once its words are there; without them the page stays as it was. */
  async choose(lang: Lang): Promise<void> {
    await readIn(lang).then(
      () => {
        this.lang = lang;
        this.#remember(lang);
      },
      () => {},
    );
  }
}

const [useWords, provideWords] = createContext<Reader>();

export { provideWords, useWords };
