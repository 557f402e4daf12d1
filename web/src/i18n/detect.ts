import { type Lang, languages } from './languages';

const KEY = 'lurk.lang';

/** The reader's own choice first, then what the browser asks for, then English. */
export function detectLang(): Lang {
  const wished = [localStorage.getItem(KEY), ...navigator.languages];
  for (const wish of wished) {
    const found = languages.find(({ code }) => wish?.toLowerCase().startsWith(code));
    if (found) return found.code;
  }
  return 'en';
}

export function rememberLang(lang: Lang): void {
  localStorage.setItem(KEY, lang);
}
