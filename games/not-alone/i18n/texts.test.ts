import { differences, faultsOf, leavesOf } from '@lurk/i18n';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { coachOf, LANGS, loadWords, tableOf, wordsOf } from './index.ts';

await loadWords();

const all = LANGS.flatMap((lang) => leavesOf(wordsOf(lang)));

describe('the texts', () => {
  test('French says what English says: the same keys, the same values, and every word of it in French', () => {
    expect(
      differences(wordsOf('en'), wordsOf('fr'), {
        forms: [['place', 'atPlace', 'ofPlace']],
        // « Ada quitte la Jungle »: French begins with who is pushed.
        differ: ['table.events.detoured.name'],
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
        expect(waiting.includes('{who}'), kind).toBe(show === 'names');
      }
  });

  test('every text is cleanly written', () => {
    expect(LANGS.flatMap((lang) => faultsOf(lang, wordsOf(lang)))).toEqual([]);
  });

  test('helps, reasons and rules end like sentences; titles, names and labels do not', () => {
    const sentences =
      /(?<!\.place)\.rule$|\.decisions\..*\.(help|sealed|waiting)$|\.whyNot\.|^end\.(how|verdict|points)|\.(hunt|survival)\.\w+\.text$|\.places\.\d+\.power$/;
    const labels = /(?<!events.*)\.(title|name|pass)$|\.title\.|\.decisions\.(options|steps)\./;
    const bad = all.filter(([key, text]) => (sentences.test(key) ? !/[.…?]$/.test(text) : labels.test(key) && /[.…]$/.test(text)));
    expect(bad).toEqual([]);
  });

  test('every count that is written out agrees with its noun', () => {
    const bad = all.filter(([, text]) => /\{(count|to|paid|will)\} (card|carte|space|case|pion)/.test(text));
    expect(bad).toEqual([]);
  });

  test('no two cards or places share a name', () => {
    for (const { places, hunt, survival } of LANGS.map(tableOf)) {
      const names = [places, hunt, survival].flatMap((group) => Object.values<{ name: string }>(group).map(({ name }) => name));
      expect(new Set(names).size).toBe(10 + 20 + 15);
    }
  });
});
