/** The parts of this table that come after its first question. What is always wanted together is one part. */
import { withWords } from '../../i18n/pockets';

export const later = {
  choices: () => import('./choices'),
  steps: () => import('./StepPanel.svelte'),
  known: () => import('./KnownPanel.svelte'),
  pawns: () => import('./PawnChoice.svelte'),
  feed: () => import('./FeedScene.svelte'),
  traps: () => import('./traps'),
  hear: () => import('./HearList.svelte'),
  theatre: () => import('./PuppetTheatre.svelte'),
  end: () => withWords(import('./EndOf.svelte')),
  keys: () => import('../../ui/KeysSheet.svelte'),
  text: () => import('../../ui/TextSheet.svelte'),
};
