/**
 * Guests who have not chosen a name have a number for one, in brackets that nobody can put into a name of their own (`isReadable`): `<4821>`.
 * It is stored, sent and recorded like any name; a page shows it in its reader's language (`saidName`).
 */
/** Gender-neutral in both languages. */
const WORDS = { en: 'Guest', fr: 'Anonyme' };
export type GuestLang = keyof typeof WORDS;

const NUMBER = /^<(\d{4})>/;

/** The name of a guest without one, of any number from 0 on. */
export const guestName = (n: number): string => `<${1000 + (n % 9000)}>`;

/** A name as it is read in this language. */
export const saidName = (name: string, lang: GuestLang): string => name.replace(NUMBER, `${WORDS[lang]} $1`);

/** A name as anybody may read it, in whichever language. */
export const readings = (name: string): string[] => (NUMBER.test(name) ? [saidName(name, 'en'), saidName(name, 'fr')] : [name]);
