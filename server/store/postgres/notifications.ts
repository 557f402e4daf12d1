/** What servers on one database say to each other: who says it, then what, as one text. */
import type { AboutTables, Word } from '../cluster-store.ts';

/** A word may be 8,000 bytes long; a table's code is a few. */
const CODES_IN_A_WORD = 200;

export const wordFrom = (me: string, word: Word): string => `${me} ${JSON.stringify(word)}`;

/** About these tables, in as few words as can be. */
export function wordsAbout(me: string, t: AboutTables['t'], codes: readonly string[]): string[] {
  const words: string[] = [];
  for (let i = 0; i < codes.length; i += CODES_IN_A_WORD) words.push(wordFrom(me, { t, codes: codes.slice(i, i + CODES_IN_A_WORD) }));
  return words;
}

/** What another server said; null for our own words. Whoever may connect to the database may speak here: what is none of our words is heard by nobody. */
export function wordOfAnother(me: string, text: string): Word | null {
  const end = text.indexOf(' ');
  if (text.slice(0, end) === me) return null;
  try {
    const word = JSON.parse(text.slice(end + 1));
    return typeof word?.t === 'string' && Array.isArray(word.codes ?? []) ? word : null;
  } catch {
    return null;
  }
}
