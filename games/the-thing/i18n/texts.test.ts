import { differences, faultsOf, LANGS, type Lang, leavesOf } from '@lurk/i18n';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { loadWords, tableOf, wordsOf } from './parts.ts';

await loadWords();

/** What is told of events, and what names sentences need, is a function of more than a word or a number: `matches.test.ts` reads those. */
function plain(lang: Lang) {
  const { table, ...parts } = wordsOf(lang);
  const { events: _, article: __, ...texts } = table;
  return { ...parts, table: texts };
}
const all = LANGS.flatMap((lang) => leavesOf(plain(lang)));

describe('the texts', () => {
  test('French says what English says: the same keys, the same values, and every word of it in French', () => {
    const names = Object.values(tableOf('en').characters).map(({ name }) => name);
    const same = [
      ...names.filter((name) => name !== 'Dr. Blair'),
      'Alien',
      'Aliens',
      'Analyses',
      'Dynamite/Molotov',
      'Point #',
      '# (# Recharge)',
      '# (# Recharges)',
      'Tab',
      'Table',
      'Suspicion',
      'S.O.S.',
      'Leader',
      'Radio',
      'Pile',
    ];
    expect(differences(plain('en'), plain('fr'), { same })).toEqual([]);
  });

  test('every question of the rules has its texts, and no other', () => {
    const kinds = Object.keys(rules.asks).sort();
    for (const lang of LANGS) expect(Object.keys(tableOf(lang).asks).sort()).toEqual(kinds);
  });

  test('every text is cleanly written', () => {
    expect(LANGS.flatMap((lang) => faultsOf(lang, plain(lang)))).toEqual([]);
  });

  test('helps, reasons and rules end like sentences; titles, names and labels do not', () => {
    const sentences = /\.rule$|\.help$|\.whyNot\.|^end\.(how|verdict|points)|^coach\..*\.(todo|ready|you|want|against)$|\.waits\./;
    const labels = /(?<!events.*)\.(title|name|pass)$|^table\.(options|steps|offers)\./;
    const bad = all.filter(([key, text]) => (sentences.test(key) ? !/[.…?]$/.test(text) : labels.test(key) && /[.…]$/.test(text)));
    expect(bad).toEqual([]);
  });
});
