import { differences, faultsOf, leavesOf } from '@lurk/i18n';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { coachOf, LANGS, type Lang, loadWords, tableOf, wordsOf } from './index.ts';

await loadWords();

/** What is told of events is a function of more than a word or a number (tell.test.ts). */
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
        // "the Jungle", « de la Jungle ».
        differ: ['table.decisions.asks.resolveVisit.waiting'],
        same: [
          ...['Adjacent', 'Anticipation', 'Artefact', 'Artemia', 'Assimilation', 'Clone', 'Drone', 'Exploration', 'Flashback', 'Jungle'],
          ...['Mirage', 'Mutation', 'Phase', 'Rover', 'Sacrifice', 'Source', 'Tab', 'Table', 'Verdict', 'Virus', 'Vortex', 'table #'],
        ],
      }),
    ).toEqual([]);
  });

  test('every question of the rules has its texts, and no other', () => {
    const kinds = Object.keys(rules.asks).sort();
    const offers = kinds.filter((kind) => rules.asks[kind].offer);
    for (const lang of LANGS) {
      expect(Object.keys(tableOf(lang).decisions.asks).sort()).toEqual(kinds);
      expect(Object.keys(tableOf(lang).decisions.offers).sort()).toEqual(offers);
    }
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
        const { waiting } = tableOf(lang).decisions.asks[kind as 'explore'];
        expect(typeof waiting === 'function', kind).toBe(show === 'names');
      }
  });

  test('every text is cleanly written', () => {
    expect(LANGS.flatMap((lang) => faultsOf(lang, plain(lang)))).toEqual([]);
  });

  test('helps, reasons and rules end like sentences; titles, names and labels do not', () => {
    const sentences =
      /(?<!\.place)\.rule$|\.decisions\..*\.(help|sealed|waiting)$|\.whyNot\.|^end\.(how|verdict|points)|\.(hunt|survival)\.\w+\.text$|\.places\.\d+\.power$/;
    const labels = /\.(title|name|pass)$|\.title\.|\.decisions\.(options|steps)\./;
    const bad = all.filter(([key, text]) => (sentences.test(key) ? !/[.…?]$/.test(text) : labels.test(key) && /[.…]$/.test(text)));
    expect(bad).toEqual([]);
  });

  test('no two cards or places share a name', () => {
    for (const { places, hunt, survival } of LANGS.map(tableOf)) {
      const names = [places, hunt, survival].flatMap((group) => Object.values<{ name: string }>(group).map(({ name }) => name));
      expect(new Set(names).size).toBe(10 + 20 + 15);
    }
  });
});
