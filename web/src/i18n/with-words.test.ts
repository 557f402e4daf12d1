import { lazyWords } from '@lurk/i18n';
import { expect, test } from 'vitest';
import { readIn, startIn, withWords } from './with-words';

/** Words that come when they are let, and a note of what was asked for. */
function slowWords() {
  const fetched: string[] = [];
  const doors = { en: Promise.withResolvers<void>(), fr: Promise.withResolvers<void>() };
  const fetch = (lang: 'en' | 'fr') => async () => {
    fetched.push(lang);
    await doors[lang].promise;
    return { hello: lang };
  };
  return { fetched, let: doors, words: lazyWords({ en: fetch('en'), fr: fetch('fr') }) };
}

test('a part comes with its words, in the language that is read and in no other', async () => {
  const { words, fetched, let: door } = slowWords();
  startIn('fr');
  door.fr.resolve();
  await withWords(Promise.resolve({ words: [words] }));
  expect(words('fr').hello).toBe('fr');
  expect(fetched).toEqual(['fr']);
  expect(() => words('en')).toThrow();
});

test('a change of language waits for all that is shown, and fetches it once', async () => {
  const { words, fetched, let: door } = slowWords();
  startIn('en');
  door.en.resolve();
  await withWords(Promise.resolve({ words: [words] }));
  door.fr.resolve();
  await readIn('fr');
  await withWords(Promise.resolve({ words: [words] }));
  expect(words('fr').hello).toBe('fr');
  expect(fetched).toEqual(['en', 'fr']);
});

test('a part wanted while the language changes has its words in the new one', async () => {
  const [shown, late] = [slowWords(), slowWords()];
  startIn('en');
  shown.let.en.resolve();
  await withWords(Promise.resolve({ words: [shown.words] }));
  const changed = readIn('fr');
  const wanted = withWords(Promise.resolve({ words: [late.words] }));
  for (const door of [late.let.en, shown.let.fr, late.let.fr]) door.resolve();
  await Promise.all([changed, wanted]);
  expect(late.words('fr').hello).toBe('fr');
});

test('a language that cannot be fetched changes nothing, and is fetched when it can be', async () => {
  let there = false;
  const words = lazyWords({
    en: async () => 'hello',
    fr: async () => {
      if (!there) throw new Error('offline');
      return 'salut';
    },
  });
  startIn('en');
  await withWords(Promise.resolve({ words: [words] }));
  await expect(readIn('fr')).rejects.toThrow();
  await withWords(Promise.resolve({ words: [words] }));
  expect(words('en')).toBe('hello');
  there = true;
  await readIn('fr');
  expect(words('fr')).toBe('salut');
});
