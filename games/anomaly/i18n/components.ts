/** What is named at the table. */
import { inBoth } from '@lurk/i18n';
import { componentsEn } from './components.en.ts';
import { componentsFr } from './components.fr.ts';

export const componentsOf = inBoth(componentsEn, componentsFr);
