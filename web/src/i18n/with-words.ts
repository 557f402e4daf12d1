/** A part of the page comes with the words it speaks, in the reader's language and in no other. */
import type { LazyWords } from '@lurk/i18n';
import type { Lang } from './languages';

/** What a part that is fetched later tells of itself. */
export interface Speaking {
  readonly words: readonly LazyWords[];
}

let reading: Lang = 'en';
/** All that has been wanted so far: a reader who changes the language wants it again. */
const wanted = new Set<LazyWords>();

/** Fetches a part of the page, then its words. */
export async function withWords<T extends Speaking>(part: Promise<T>): Promise<T> {
  const loaded = await part;
  for (const words of loaded.words) wanted.add(words);
  await load(loaded.words);
  return loaded;
}

/** The language may change while words are on their way. */
async function load(words: readonly LazyWords[]): Promise<void> {
  const lang = reading;
  await Promise.all(words.map((each) => each.load(lang)));
  if (lang !== reading) await load(words);
}

/** The language of a page that has fetched no words yet. */
export function startIn(lang: Lang): void {
  reading = lang;
}

/** From now on in this language; fails, and changes nothing, if its words cannot be fetched. */
export async function readIn(lang: Lang): Promise<void> {
  await Promise.all([...wanted].map((words) => words.load(lang)));
  // And what has been wanted meanwhile.
  for (const words of wanted) await words.load(lang);
  reading = lang;
}
