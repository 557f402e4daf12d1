/** Templates and lists: a text with named gaps becomes a sentence of its language. */
export type Lang = 'en' | 'fr';
export const LANGS: readonly Lang[] = ['en', 'fr'];
export type Params = Readonly<Record<string, string | number>>;

/** A comma before "and" is not British, and our English is. */
const LOCALE = { en: 'en-GB', fr: 'fr' } as const satisfies Record<Lang, string>;
const plurals = { en: new Intl.PluralRules(LOCALE.en), fr: new Intl.PluralRules(LOCALE.fr) };
const lists = { en: new Intl.ListFormat(LOCALE.en), fr: new Intl.ListFormat(LOCALE.fr) };

/** `{name}` is a value; `{name|card|cards}` is the first form where the language counts the value as one, else the second. */
const GAP = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** A piece of a sentence. Filled in one pass: what players call themselves is never read as a template. */
export function piece(lang: Lang, template: string, params: Params = {}): string {
  return template.replace(GAP, (gap, name: string, one?: string, other = '') => {
    const value = params[name];
    if (value === undefined) return gap;
    if (one === undefined) return String(value);
    return counting(lang).form(Number(value), one, other);
  });
}

/** How a language counts: the form a number asks for, and that form behind the number. */
export function counting(lang: Lang) {
  const form = (n: number, one: string, other: string): string => (plurals[lang].select(n) === 'one' ? one : other);
  return { form, count: (n: number, one: string, other: string): string => `${n} ${form(n, one, other)}` };
}

/** A whole sentence or label: its first letter is a capital, unless it is the first letter of somebody's name. */
export function sentence(lang: Lang, template: string, params: Params = {}): string {
  const text = piece(lang, template, params);
  return template.startsWith('{who}') ? text : capital(text);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c". */
export const listed = (lang: Lang, items: readonly string[]): string => lists[lang].format(items);
