/** French leaves out a vowel before a vowel: « de Briar », but « d’Ada » ; an h is taken for a mute one. */
const before =
  (word: string) =>
  (name: string): string =>
    /^[aeiouhàâäéèêëîïôöùûüœæ]/i.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;

export const de = before('de');
export const que = before('que');
