import { differences, faultsOf, type Lang, leavesOf } from '@lurk/i18n';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { coachOf, LANGS, loadWords, tableOf, wordsOf } from './index.ts';

await loadWords();

/** What is told of events is a function of more than a word or a number: it is read in tell.test.ts. */
function plain(lang: Lang) {
  const { table, ...parts } = wordsOf(lang);
  const { events: _, ...texts } = table;
  return { ...parts, table: texts };
}
const all = LANGS.flatMap((lang) => leavesOf(plain(lang)));

describe('the texts', () => {
  test('French says what English says: the same keys, the same values, and every word of it in French', () => {
    expect(
      differences(plain('en'), plain('fr'), {
        forms: [['zone', 'at', 'to', 'of']],
        same: [
          'Anomalies',
          'Explosion',
          'Handicap',
          'Tab',
          'Table',
          'Table #',
          'Verdict',
          'Visible',
          'Zone',
          'radiation',
          'zone possible',
          '# zone',
          '# zones',
        ],
        // « Il y avait un piège, activé à la manche 2, aux Labos N. »
        differ: ['table.ruledOut.student.trapAt'],
      }),
    ).toEqual([]);
  });

  test('every question of the rules has its texts, and no other', () => {
    const kinds = Object.keys(rules.asks).sort();
    for (const lang of LANGS) expect(Object.keys(tableOf(lang).decisions.asks).sort()).toEqual(kinds);
  });

  test('a newcomer is coached at every question of the rules, on the side that is asked it', () => {
    const kinds = Object.keys(rules.asks).sort();
    const { overview: _, ...sides } = coachOf('en');
    const coached = new Set(Object.values(sides).flatMap(({ asks }) => Object.keys(asks)));
    expect([...coached].sort()).toEqual(kinds);
    for (const { waits } of Object.values(sides)) expect(kinds).toEqual(expect.arrayContaining(Object.keys(waits)));
  });

  test('names are given exactly where the rules show them', () => {
    for (const lang of LANGS)
      for (const [kind, { show }] of Object.entries(rules.asks)) {
        const { waiting }: { waiting: string | ((who: string) => string) } = tableOf(lang).decisions.asks[kind as 'studentTurn'];
        expect(typeof waiting === 'function' && waiting('Ada').includes('Ada'), kind).toBe(show === 'names');
      }
  });

  test('every text is cleanly written', () => {
    expect(LANGS.flatMap((lang) => faultsOf(lang, plain(lang)))).toEqual([]);
  });

  test('helps, reasons and rules end like sentences; titles, names and labels do not', () => {
    const sentences =
      /\.rule$|\.decisions\..*\.(help|sealed|waiting)$|\.rules\.|\.advice\.|\.whyNot\.|\.ruledOut\.\w+\.|^end\.(how|verdict|points)|\.(tops|deeds|bottoms|evolutions)\.\w+\.text$/;
    const labels = /(?<!events.*)\.(title|name|pass)$|\.title\.|\.decisions\.(options|steps)\./;
    const bad = all.filter(([key, text]) => (sentences.test(key) ? !/[.…?]$/.test(text) : labels.test(key) && /[.…]$/.test(text)));
    expect(bad).toEqual([]);
  });

  test('every count that is written out agrees with its noun', () => {
    const bad = all.filter(([, text]) => /\{(count|eaten|damage|distance)\} (card|carte|token|jeton|spark|éclair|dégât|step)/.test(text));
    expect(bad).toEqual([]);
  });
});
