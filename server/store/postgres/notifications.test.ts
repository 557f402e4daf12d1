import { expect, test } from 'vitest';
import { wordFrom, wordOfAnother, wordsAbout } from './notifications.ts';

test('about however many tables, no word is longer than PostgreSQL passes on, and all are named', () => {
  const codes = Array.from({ length: 1_000 }, (_, i) => String(i).padStart(12, 'A'));
  const words = wordsAbout('a-server', 'look', codes);
  for (const word of words) expect(Buffer.byteLength(word)).toBeLessThan(8_000);
  const heard = words.flatMap((text) => {
    const word = wordOfAnother('another', text);
    return word && 'codes' in word ? word.codes : [];
  });
  expect(heard).toEqual(codes);
});

test('nobody hears their own words, nor what is none of ours', () => {
  const word = wordFrom('a-server', { t: 'forgot' });
  expect(wordOfAnother('a-server', word)).toBeNull();
  expect(wordOfAnother('a-serve', word)).toEqual({ t: 'forgot' });
  for (const text of ['', 'x', 'x ', 'x {', 'x null', 'x []', 'x {"t":1}', 'x {"t":"look","codes":{}}'])
    expect(wordOfAnother('me', text)).toBeNull();
});
