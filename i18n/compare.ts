/** Compares a tree of words with its translation: the same keys, the same values filled in, nothing left untranslated. For tests. */
import { LANGS, type Lang } from './format.ts';

/** What a comparison has to be told, since no program can know it. */
export interface Allowances {
  /** Texts that are the same in both languages, and rightly so; # stands for any number. */
  readonly same?: readonly string[];
  /** Places where French uses its values in another order, or fewer of them for a plural: each one reviewed by a person. */
  readonly differ?: readonly string[];
  /** Values that are one thing in several forms: "in Labs N", "to Labs N". */
  readonly forms?: readonly (readonly string[])[];
}

/** A text with gaps, or a function of what fills them. */
export type Text = string | ((...values: (string | number)[]) => unknown);

/** Every text of a tree with its place in it. */
export const textsOf = (tree: object, path = ''): [key: string, text: Text][] =>
  Object.entries(tree).flatMap(([key, value]): [string, Text][] => {
    if (value === null) return [];
    return typeof value === 'object' ? textsOf(value, `${path + key}.`) : [[path + key, value]];
  });

/** Marker values that can be recognized in the result of a function, and every number that some language pluralizes differently. */
const MARKS = [7001, 7002, 7003];
const COUNTS = [0, 1, 2, 7001];

/** All that a text can read as. */
export function readingsOf(text: Text): string[] {
  if (typeof text === 'string') return [text];
  const values = [MARKS, ...COUNTS.flatMap((first) => COUNTS.map((rest) => [first, rest, rest]))];
  return [...new Set(values.map((each) => filled(text, each)))];
}

/** Some functions give rich text: pieces, some of them stressed. */
function filled(text: Exclude<Text, string>, values: readonly number[]): string {
  const pieces: unknown[] = [text(...values)].flat();
  return pieces.map((piece) => (typeof piece === 'object' && piece !== null ? Object.values(piece).join('') : String(piece))).join('');
}

/** The values a text shows, in the order of their first showing. */
function shown(text: Text, forms: Allowances['forms']): string[] {
  const found = typeof text === 'string' ? gaps(text, /\{(\w+)\}/g, forms) : (filled(text, MARKS).match(/700\d/g) ?? []);
  return [...new Set(found)];
}
/** The values a text depends on: those in its gaps, or those whose change changes the result of a function. */
function used(text: Text, forms: Allowances['forms']): string[] {
  if (typeof text === 'string') return [...new Set(gaps(text, /\{(\w+)/g, forms))].sort();
  const changes = (at: number, rest: number): boolean =>
    new Set(COUNTS.map((value) => filled(text, [rest, rest, rest].with(at, value)))).size > 1;
  return MARKS.flatMap((mark, at) => (COUNTS.some((rest) => changes(at, rest)) ? [String(mark)] : []));
}
const gaps = (text: string, pattern: RegExp, forms: Allowances['forms'] = []): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => forms.find((group) => group.includes(name))?.[0] ?? name);

/** A gap that chooses between a singular and a plural has both, and they are not the same. */
const badPlural = (text: string): boolean =>
  [...text.matchAll(/\{\w+\|([^}]*)\}/g)].some(([, forms]) => {
    const [one, other, ...more] = forms.split('|');
    return !other || one === other || more.length > 0;
  });

const FOREIGN: Record<Lang, RegExp> = {
  en: /(?<![\p{L}’])(le|la|les|des|une|est|vous|votre|et|du|aux|ce|qui|dans|pas|sur|cartes?|lieux?)(?!\p{L})|[éèêàçœûîô]|(?<!\p{L})[ldnq]’\p{L}/iu,
  fr: /(?<![\p{L}’])(the|and|of|you|your|is|are|with|this|not|they|from|what|who|cards?|where)(?![\p{L}’])/iu,
};
const numberless = (text: string): string => text.replace(/\d+/g, '#');
/** Only what a reader could take for a word of a language counts. */
const isTranslatable = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));

/** Everything in which a French tree does not say what the English one says. */
export function differences(en: object, fr: object, { same = [], differ = [], forms = [] }: Allowances = {}): string[] {
  const french = new Map(textsOf(fr));
  const english = new Map(textsOf(en));
  const strange = [...french.keys()].filter((key) => !english.has(key)).map((key) => `${key}: not in English`);
  const known = new Set(same);
  const found = [...english].flatMap(([key, text]) => {
    const translated = french.get(key);
    if (translated === undefined) return [`${key}: not in French`];
    const faults = [...(differ.includes(key) ? [] : otherValues(text, translated, forms)), ...otherWords(text, translated, known)];
    return faults.map((fault) => `${key}: ${fault}`);
  });
  const said = new Set([...english.values()].flatMap(readingsOf).map(numberless));
  const idle = [...same.filter((text) => !said.has(text)), ...differ.filter((key) => !english.has(key))];
  return [...strange, ...found, ...idle.map((allowed) => `${allowed}: allowed, and not there`)];
}

function* otherValues(en: Text, fr: Text, forms: Allowances['forms']): Generator<string> {
  const [showsEn, showsFr, usesEn, usesFr] = [shown(en, forms), shown(fr, forms), used(en, forms), used(fr, forms)];
  const lost = [...new Set([...showsEn, ...usesEn])].filter(
    (value) => !usesFr.includes(value) || (showsEn.includes(value) && !showsFr.includes(value)),
  );
  const strange = usesFr.filter((value) => !usesEn.includes(value));
  if (lost.length > 0) yield `French does not say ${lost.join(', ')}`;
  if (strange.length > 0) yield `French speaks of ${strange.join(', ')}`;
  if (lost.length === 0 && showsEn.join() !== showsFr.filter((value) => showsEn.includes(value)).join())
    yield `values in another order: ${showsEn.join(', ')}, but ${showsFr.join(', ')}`;
}

function* otherWords(en: Text, fr: Text, same: ReadonlySet<string>): Generator<string> {
  const readings = { en: readingsOf(en), fr: readingsOf(fr) };
  const bad = [...readings.en, ...readings.fr].find(badPlural);
  if (bad !== undefined) yield `a plural without both its forms: “${bad}”`;
  const twin = readings.fr.find((text) => readings.en.includes(text) && isTranslatable(text) && !same.has(numberless(text)));
  if (twin !== undefined) yield `the same in both languages: “${twin}”`;
  for (const lang of LANGS) {
    const foreign = readings[lang].find((text) => FOREIGN[lang].test(text.replace(/\{\w+\}/g, '')) && !same.has(numberless(text)));
    if (foreign !== undefined) yield `${lang} speaks the other language: “${foreign}”`;
  }
}
