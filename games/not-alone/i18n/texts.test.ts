import { faultsOf, leavesOf } from '@lurk/i18n';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { LANGS, type Lang, words } from './index.ts';

/** Things have names and rules (see data.test.ts); all else is said. */
const said = (lang: Lang) => {
  const { components, glossary, lobby, ...rest } = words(lang);
  return rest;
};
const en = said('en');
const fr = said('fr');
const all = [...leavesOf(en), ...leavesOf(fr)];

describe('the texts', () => {
  test('both languages have the same keys, at every depth', () => {
    const keys = (tree: object) => leavesOf(tree).map(([key]) => key);
    expect(keys(fr)).toEqual(keys(en));
  });

  test('every question of the rules has its texts, and no other', () => {
    const kinds = Object.keys(rules.asks).sort();
    const offers = kinds.filter((kind) => rules.asks[kind].offer);
    for (const lang of LANGS) {
      expect(Object.keys(words(lang).decisions.asks).sort()).toEqual(kinds);
      expect(Object.keys(words(lang).decisions.offers).sort()).toEqual(offers);
    }
  });

  test('names are given exactly where the rules show them', () => {
    for (const lang of LANGS)
      for (const [kind, { show }] of Object.entries(rules.asks)) {
        const { waiting } = words(lang).decisions.asks[kind as 'explore'];
        expect(waiting.includes('{who}'), kind).toBe(show === 'names');
      }
  });

  test('every text is cleanly written', () => {
    expect([...faultsOf('en', words('en')), ...faultsOf('fr', words('fr'))]).toEqual([]);
  });

  test('helps, reasons and log lines end like sentences; titles and labels do not', () => {
    const bad = all.filter(([key, text]) => {
      if (/^whyNot|\.help$|\.sealed$|\.waiting$|^end\.(how|verdict|points)/.test(key)) return !/[.…]$/.test(text);
      return /\.title\b|options\.|\.pass$|^decisions\.steps/.test(key) && /[.…]$/.test(text);
    });
    expect(bad).toEqual([]);
  });

  test('every count that is written out agrees with its noun', () => {
    const bad = all.filter(([, text]) => /\{(count|to|paid|will)\} (card|carte|space|case|pion)/.test(text));
    expect(bad).toEqual([]);
  });
});
