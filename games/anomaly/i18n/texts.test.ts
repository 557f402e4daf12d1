import { faultsOf, leavesOf } from '@lurk/i18n';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { LANGS, type Lang, words } from './index.ts';

/** Things have names and rules; all else is said. */
const things = (lang: Lang) => ({ ...words(lang).components, ...words(lang).glossary, ...words(lang).lobby });
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
    expect(keys(words('fr'))).toEqual(keys(words('en')));
  });

  test('both languages fill the same gaps', () => {
    const gaps = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    // French agrees a noun where English has one form, and has its own prepositions.
    const english = new Map(leavesOf(en));
    const known = ['at', 'to', 'zone'];
    const bad = leavesOf(fr).filter(([key, text]) => {
      const [there, here] = [gaps(english.get(key)!), gaps(text)].map((list) => list.filter((gap) => !known.includes(gap)).join());
      return there !== here;
    });
    expect(bad).toEqual([]);
  });

  test('every question of the rules has its texts, and no other', () => {
    const kinds = Object.keys(rules.asks).sort();
    for (const lang of LANGS) expect(Object.keys(words(lang).decisions.asks).sort()).toEqual(kinds);
  });

  test('names are given exactly where the rules show them', () => {
    for (const lang of LANGS)
      for (const [kind, { show }] of Object.entries(rules.asks)) {
        const { waiting } = words(lang).decisions.asks[kind as 'studentTurn'];
        expect(waiting.includes('{who}'), kind).toBe(show === 'names');
      }
  });

  test('every text is cleanly written', () => {
    expect([...faultsOf('en', words('en')), ...faultsOf('fr', words('fr'))]).toEqual([]);
  });

  test('helps, reasons and log lines end like sentences; titles and labels do not', () => {
    const bad = all.filter(([key, text]) => {
      if (/^whyNot|^overlay\.\w+\.|\.help$|\.sealed$|\.waiting$|^end\.(how|verdict|points)/.test(key)) return !/[.…]$/.test(text);
      return /\.title\b|options\.|\.pass$|^decisions\.steps/.test(key) && /[.…]$/.test(text);
    });
    expect(bad).toEqual([]);
  });

  test('rules of things are sentences, names are not', () => {
    const bad = LANGS.flatMap((lang) => leavesOf(things(lang))).filter(([key, text]) =>
      /\.rule$|^rules|^advice/.test(key) ? !/[.?]$/.test(text) : /[.…]$/.test(text),
    );
    expect(bad).toEqual([]);
  });

  test('every count that is written out agrees with its noun', () => {
    const bad = all.filter(([, text]) => /\{(count|eaten|damage|distance)\} (card|carte|token|jeton|spark|éclair|dégât|step)/.test(text));
    expect(bad).toEqual([]);
  });
});
