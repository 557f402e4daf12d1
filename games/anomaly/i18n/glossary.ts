/** What is only looked up. Nothing said at the table comes from here: a page may fetch it apart. */
import { inBoth } from '@lurk/i18n';
import { glossaryEn } from './glossary.en.ts';
import { glossaryFr } from './glossary.fr.ts';

export const glossaryOf = inBoth(glossaryEn, glossaryFr);
