/** The parts of this table that come after its first question. What is always wanted together is one part. */
export const lazyParts = {
  choices: () => import('./choices'),
  steps: () => import('./StepTiles.svelte'),
  note: () => import('./ZoneNote.svelte'),
  known: () => import('./KnownPanel.svelte'),
  pawns: () => import('./PawnChoice.svelte'),
  feed: () => import('./FeedScene.svelte'),
  traps: () => import('./traps'),
  hear: () => import('./HearList.svelte'),
  theatre: () => import('./PuppetTheatre.svelte'),
};
