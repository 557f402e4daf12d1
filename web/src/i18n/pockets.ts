/** Words of the games, fetched for one language at a time (see one-language.ts, which puts the pockets in their place). */
import type { Lang } from './languages';

const empty: Record<Lang, (() => Promise<void>)[]> = { en: [], fr: [] };
const filling: Record<Lang, Promise<void>> = { en: Promise.resolve(), fr: Promise.resolve() };
let reading: Lang = 'en';

/** An object that will hold the words once they are wanted. */
export function pocket<T extends object>(lang: Lang, load: () => Promise<T>): T {
  const words = {} as T;
  empty[lang].push(async () => {
    Object.assign(words, await load());
  });
  return words;
}

/** The language whose words are wanted from now on. */
export const readIn = (lang: Lang): void => {
  reading = lang;
};

/** Fills every pocket of this language known so far; whoever asks meanwhile waits too. */
export function fillPockets(lang: Lang = reading): Promise<void> {
  filling[lang] = filling[lang].catch(() => {}).then(() => fill(lang));
  return filling[lang];
}

/** A part of the page, together with the words it brought pockets for. */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  const loaded = await part;
  await fillPockets();
  return loaded;
}

async function fill(lang: Lang): Promise<void> {
  const wanted = empty[lang];
  empty[lang] = [];
  const filled = await Promise.allSettled(wanted.map((take) => take()));
  // One that cannot be filled now is tried again the next time.
  const left = wanted.filter((_, i) => filled[i]!.status === 'rejected');
  empty[lang].push(...left);
  if (left.length > 0) throw new Error('the words could not be fetched');
}
