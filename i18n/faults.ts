/** Typographic and spelling rules for every text of every game, for the tests of their words. */
import { type Allowances, differences, readingsOf, textsOf } from './compare.ts';
import { LANGS, type Lang } from './format.ts';

export type Leaf = readonly [key: string, text: string];

/** All that a tree of words can say, with its place in it. */
export const leavesOf = (tree: object): Leaf[] =>
  textsOf(tree).flatMap(([key, text]) => readingsOf(text).map((reading): Leaf => [key, reading]));

/** What is wrong with how a text is written, in any place. */
export function faultOf(lang: Lang, text: string): string | undefined {
  if (text === '' || text !== text.trim() || / {2}/.test(text)) return 'is empty or badly spaced';
  if (/['"]/.test(text)) return 'has a straight apostrophe or quotation mark';
  if (lang !== 'fr') return undefined;
  if (/[^\u00a0][:;!?»]|«[^\u00a0]/.test(text)) return 'lacks a no-break space';
  return /\b(de|que|jusque|lorsque|puisque) \{who\}/i.test(text) ? 'puts « de » or « que » before a name' : undefined;
}

/** Every fault of a tree of words, each with the place of its text. */
export const faultsOf = (lang: Lang, tree: object): string[] =>
  leavesOf(tree).flatMap(([key, text]) => {
    const fault = faultOf(lang, text);
    return fault ? [`${key} ${fault}: ${text}`] : [];
  });

/** By the title of a test: what must not be there. */
export type Checks = Readonly<Record<string, () => readonly unknown[]>>;
/** The questions of the rules. */
export type Questions = Readonly<Record<string, { readonly show: string; readonly offer?: unknown }>>;

/** What is in one list alone. */
export const unlike = (a: readonly string[], b: readonly string[]): string[] => [
  ...a.filter((each) => !b.includes(each)),
  ...b.filter((each) => !a.includes(each)),
];

interface Texts<W> extends Allowances {
  /** Words of the table that are functions of more than a word or a number, as those of events are: random matches read them. */
  readonly told?: readonly string[];
  /** The places of sentences, which end with a full stop, and of labels, which do not. */
  readonly sentences: RegExp;
  readonly labels: RegExp;
  /** The title for these, of a game that lacks some kinds of them. */
  readonly ends?: string;
  asks(words: W): object;
  /** Where offers have texts of their own. */
  offers?(words: W): object;
}

/** The texts of a game as they stand. */
export function textsRead<W extends { readonly table: object }>(
  { asks: rules }: { readonly asks: Questions },
  wordsOf: (lang: Lang) => W,
  { told = [], sentences, labels, ends, asks, offers, ...allowed }: Texts<W>,
) {
  const kinds = Object.keys(rules);
  const treeIn = (lang: Lang): object => {
    const { table, ...parts } = wordsOf(lang);
    const plain = Object.entries(table).filter(([key]) => key !== 'events' && !told.includes(key));
    return { ...parts, table: Object.fromEntries(plain) };
  };
  const leaves = (): Leaf[] => LANGS.flatMap((lang) => leavesOf(treeIn(lang)));
  const endsBadly = ([key, text]: Leaf): boolean => (sentences.test(key) ? !/[.…?]$/.test(text) : labels.test(key) && /[.…]$/.test(text));
  const checks: Checks = {
    'French says what English says: the same keys, the same values, and every word of it in French': () =>
      differences(treeIn('en'), treeIn('fr'), allowed),
    'every question of the rules has its texts, and no other': () =>
      LANGS.map(wordsOf).flatMap((words) => {
        const offered = kinds.filter((kind) => rules[kind].offer);
        return [...unlike(Object.keys(asks(words)), kinds), ...(offers ? unlike(Object.keys(offers(words)), offered) : [])];
      }),
    'every text is cleanly written': () => LANGS.flatMap((lang) => faultsOf(lang, treeIn(lang))),
    [ends ?? 'helps, reasons and rules end like sentences; titles, names and labels do not']: () => leaves().filter(endsBadly),
  };
  return { leaves, checks };
}

type Waiting = string | ((who: string, ...more: string[]) => string);
/** Of a game that says of every question that it is asked, and teaches each. */
export const askedRead = (
  { asks: rules }: { readonly asks: Questions },
  asks: readonly Readonly<Record<string, { readonly waiting: Waiting }>>[],
  sides: readonly { readonly asks: object; readonly waits: object }[],
): Checks => ({
  'a newcomer is coached at every question of the rules, on the side that is asked it': () => {
    const kinds = Object.keys(rules);
    const coached = new Set(sides.flatMap((side) => Object.keys(side.asks)));
    const waits = sides.flatMap((side) => Object.keys(side.waits));
    return [...unlike([...coached], kinds), ...waits.filter((kind) => !kinds.includes(kind))];
  },
  'names are given exactly where the rules show them': () =>
    asks.flatMap((each) =>
      Object.keys(rules).filter((kind) => {
        const { waiting } = each[kind];
        return (typeof waiting === 'function' && waiting('Ada').includes('Ada')) !== (rules[kind].show === 'names');
      }),
    ),
});

/** Nothing but words: no gap left open, no id of the program, no bare number. */
export const isWords = (text: string | null | undefined): boolean =>
  typeof text === 'string' && /^[\p{Lu}\d]/u.test(text) && !/[{}|]|\bundefined\b|\bnull\b|NaN|\[object|[a-z][A-Z]|^\d+$|\d\/\d/.test(text);
