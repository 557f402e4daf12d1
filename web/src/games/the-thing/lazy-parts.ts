/** The parts of this table that come after its first question. */
import { withWords } from '../../i18n/with-words';

export const lazyParts = {
  great: () => withWords(import('./scenes')),
  claims: () => import('./ClaimSheet.svelte'),
};
