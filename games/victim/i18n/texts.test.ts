import { differences, faultsOf, LANGS, type Lang, leavesOf } from '@lurk/i18n';
import { describe, expect, test } from 'vitest';
import { loadWords, tableOf, wordsOf } from './parts.ts';

await loadWords();

/** What is told of events is a function of more than a word or a number. */
function plain(lang: Lang) {
  const { table, ...parts } = wordsOf(lang);
  const { events: _, testTile: __, ...texts } = table;
  return { ...parts, table: texts };
}

describe('the texts', () => {
  test('every text is cleanly written', () => {
    expect(LANGS.flatMap((lang) => faultsOf(lang, plain(lang)))).toEqual([]);
  });

  test('French says what English says: the same keys, the same values, and every word of it in French', () => {
    const { characters, demons } = tableOf('en');
    const same = [...Object.values(characters).map(({ name }) => name), demons.wendigo, demons.doppel];
    const alike = [
      'Bunker',
      'Plan',
      'Agile',
      'Encouragement',
      'Photo Flash',
      'Brave',
      'Intelligence',
      'Stress',
      'Test',
      'Rage',
      'Actions',
      'Active',
      'Passive',
      'bot',
      'Position #',
      'table #',
      'Rage +#',
      '#',
      '# = #',
      '#–#',
      '# point',
      '# points',
      '#',
      'F',
      '+ −',
      '← ↑ ↓ →',
      '⇧ ← ↑ ↓ →',
    ];
    expect(differences(plain('en'), plain('fr'), { same: [...same, ...alike] })).toEqual([]);
  });

  test('helps and rules end like sentences; titles and names do not', () => {
    const all = LANGS.flatMap((lang) => leavesOf(plain(lang)));
    const sentences =
      /(skills|items|eventCards|meanings)\.\w+\.rule$|^glossary\.(tiles\.|testThree)|asks\.\w+\.help$|^coach\..*\.(todo|ready|you|want|against)$|^end\.how/;
    const labels = /asks\.\w+\.(title|pass)$|\.name$|^table\.options\./;
    expect(all.filter(([key, text]) => (sentences.test(key) ? !/[.…?!]$/.test(text) : labels.test(key) && /\.$/.test(text)))).toEqual([]);
  });
});
