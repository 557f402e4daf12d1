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

/** What a game says of its texts, so that they can be read as they stand. */
interface Reading extends Allowances {
  /** Words of the table that are functions of more than a word or a number, as those of events are: random matches read them. */
  readonly told?: readonly string[];
  /** The places of sentences, which end with a full stop, and of labels, which do not. */
  readonly sentences: RegExp;
  readonly labels: RegExp;
}

/** The texts of a game in both languages, and what is wrong with them. */
export function textsRead(wordsOf: (lang: Lang) => { readonly table: object }, { told = [], sentences, labels, ...allowed }: Reading) {
  const treeIn = (lang: Lang): object => {
    const { table, ...parts } = wordsOf(lang);
    const plain = Object.entries(table).filter(([key]) => key !== 'events' && !told.includes(key));
    return { ...parts, table: Object.fromEntries(plain) };
  };
  const leaves = (): Leaf[] => LANGS.flatMap((lang) => leavesOf(treeIn(lang)));
  const endsWrong = ([key, text]: Leaf): boolean => (sentences.test(key) ? !/[.…?]$/.test(text) : labels.test(key) && /[.…]$/.test(text));
  return {
    leaves,
    differences: () => differences(treeIn('en'), treeIn('fr'), allowed),
    faults: () => LANGS.flatMap((lang) => faultsOf(lang, treeIn(lang))),
    wrongEnds: () => leaves().filter(endsWrong),
  };
}

/** Nothing but words: no gap left open, no id of the program, no bare number. */
export const isWords = (text: string | null | undefined): boolean =>
  typeof text === 'string' && /^[\p{Lu}\d]/u.test(text) && !/[{}|]|\bundefined\b|\bnull\b|NaN|\[object|[a-z][A-Z]|^\d+$|\d\/\d/.test(text);
