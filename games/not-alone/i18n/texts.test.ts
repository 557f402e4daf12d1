import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { LANGS, words } from './index.ts';

type Tree = { readonly [key: string]: string | null | Tree };
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    if (value === null) return [];
    return typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path + key}.`);
  });
const { components: _en, ...en } = words('en');
const { components: _fr, ...fr } = words('fr');
const all = [...leaves(en as unknown as Tree), ...leaves(fr as unknown as Tree)];

describe('the texts', () => {
  test('both languages have the same keys, at every depth', () => {
    const keys = (tree: unknown) => leaves(tree as Tree).map(([key]) => key);
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

  test('no text is empty, untrimmed, doubly spaced or written with a straight apostrophe', () => {
    expect(all.filter(([, text]) => text === '' || text !== text.trim() || /['"]| {2}/.test(text))).toEqual([]);
  });

  test('helps, reasons and log lines end like sentences; titles and labels do not', () => {
    const bad = all.filter(([key, text]) => {
      if (/^whyNot|\.help$|\.sealed$|\.waiting$|^end\.(how|verdict|points)/.test(key)) return !/[.…]$/.test(text);
      return /\.title\b|options\.|\.pass$|^decisions\.steps/.test(key) && /[.…]$/.test(text);
    });
    expect(bad).toEqual([]);
  });

  test('French puts a no-break space before high punctuation and inside quotation marks', () => {
    const french = leaves(fr as unknown as Tree);
    expect(french.filter(([, text]) => /[^\u00a0][:;!?»]|«[^\u00a0]/.test(text))).toEqual([]);
  });

  test('French puts no « de » or « que » before a name', () => {
    const french = leaves(fr as unknown as Tree);
    expect(french.filter(([, text]) => /\b(de|que|jusque|lorsque|puisque) \{who\}/i.test(text))).toEqual([]);
  });

  test('every count that is written out agrees with its noun', () => {
    const bad = all.filter(([, text]) => /\{(count|to|paid|will)\} (card|carte|space|case|pion)/.test(text));
    expect(bad).toEqual([]);
  });
});
