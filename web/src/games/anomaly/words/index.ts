import type { Lang } from '../../../i18n/languages';
import { type TableWords, tableEn } from './en';
import { tableFr } from './fr';

const WORDS: Record<Lang, TableWords> = { en: tableEn, fr: tableFr };
export const tableWords = (lang: Lang): TableWords => WORDS[lang];
export type { TableWords };
