import { expect, test } from 'vitest';
import { fillPockets, pocket, readIn } from './pockets';

test('a pocket is filled in place, once, for the language that is read', async () => {
  let fetched = 0;
  const load = async () => ({ hello: `bonjour ${++fetched}` });
  const fr = pocket('fr', load);
  const en = pocket('en', async () => ({ hello: 'hello' }));
  readIn('fr');
  const first = fillPockets();
  await fillPockets();
  expect(fr.hello).toBe('bonjour 1');
  await first;
  expect(fetched).toBe(1);
  expect(en.hello).toBeUndefined();
  await fillPockets('en');
  expect(en.hello).toBe('hello');
});

test('words that cannot be fetched are fetched the next time', async () => {
  let there = false;
  const words = pocket('fr', async () => {
    if (!there) throw new Error('offline');
    return { hello: 'salut' };
  });
  await expect(fillPockets('fr')).rejects.toThrow();
  there = true;
  await fillPockets('fr');
  expect(words.hello).toBe('salut');
});
