/** The parts of this table that come after its first question. */
import { withWords } from '../../i18n/pockets';

export const later = {
  end: () => withWords(import('./EndOf.svelte')),
  keys: () => import('../../ui/KeysSheet.svelte'),
  text: () => import('../../ui/TextSheet.svelte'),
};
