/** The numbers a text says, in digits or in words: what a component's text promises is compared with its data. */

type Lang = 'en' | 'fr';

const listed = (words: string): Record<string, number> => Object.fromEntries(words.split(' ').map((word, at) => [word, at + 2]));
/** One is missing: « un », "a" and "one" are mostly articles and pronouns, and say no number. */
const NUMBERS: Record<Lang, Record<string, number>> = {
  en: {
    ...listed('two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'),
    zero: 0,
    half: 0.5,
    twice: 2,
    both: 2,
  },
  fr: {
    ...listed('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
    zéro: 0,
    moitié: 0.5,
    demi: 0.5,
    demie: 0.5,
  },
};
const ONE: Record<Lang, readonly string[]> = {
  en: ['a', 'an', 'one', 'once', 'single'],
  fr: ['un', 'une', 'seul', 'seule'],
};

/** What stands in the gaps of a template is filled in later and says nothing yet. */
const wordsIn = (text: string): string[] => text.replace(/\{[^}]*\}/g, ' ').match(/\p{L}+|\d+/gu) ?? [];

/** Every number of a text, in its order; a one counts only in digits. */
export const saidNumbers = (lang: Lang, text: string): number[] =>
  wordsIn(text).flatMap((word) => {
    const number = /\d/.test(word) ? Number(word) : NUMBERS[lang][word.toLowerCase()];
    return number === undefined ? [] : [number];
  });

/** Does a text say this number? A one may be said by any word for one: « une carte », "a card", "once a turn". */
export const saysNumber = (lang: Lang, text: string, number: number): boolean =>
  saidNumbers(lang, text).includes(number) || (number === 1 && wordsIn(text).some((word) => ONE[lang].includes(word.toLowerCase())));

/** The numbers above one that a text says and has no reason to: not among those its component has. */
export const strayNumbers = (lang: Lang, text: string, numbers: readonly number[]): number[] =>
  saidNumbers(lang, text).filter((number) => number > 1 && !numbers.includes(number));

/** What is amiss with a text that should say every one of these numbers, and none above one besides. */
export const numbersAmiss = (lang: Lang, text: string, numbers: readonly number[]): string[] => [
  ...numbers.filter((number) => !saysNumber(lang, text, number)).map((number) => `${number} is not in “${text}”`),
  ...strayNumbers(lang, text, numbers).map((number) => `what is the ${number} in “${text}”?`),
];

/** The texts, by their place in the tree, that say other numbers in French than in English; ones aside, and however often. */
export function unlikeNumbers(en: object, fr: object, path = ''): string[] {
  const french = new Map(Object.entries(fr));
  return Object.entries(en).flatMap(([key, value]): string[] => {
    const translated: unknown = french.get(key);
    if (typeof value === 'object' && value !== null && typeof translated === 'object' && translated !== null)
      return unlikeNumbers(value, translated, `${path}${key}.`);
    if (typeof value !== 'string' || typeof translated !== 'string') return [];
    const [inEnglish, inFrench] = [distinct('en', value), distinct('fr', translated)];
    return inEnglish === inFrench ? [] : [`${path}${key}: ${inEnglish || 'none'} in English, ${inFrench || 'none'} in French`];
  });
}
const distinct = (lang: Lang, text: string): string =>
  [...new Set(saidNumbers(lang, text).filter((number) => number !== 1))].sort((a, b) => a - b).join(', ');
