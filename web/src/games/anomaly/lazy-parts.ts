/** The parts of this table that come after its first question. What is always wanted together is one part. */
export const lazyParts = {
  choices: () => import('./choices'),
  steps: () => import('./sides/StepTiles.svelte'),
  note: () => import('./board/ZoneNote.svelte'),
  known: () => import('./sides/KnownPanel.svelte'),
  pawns: () => import('./sides/PawnChoice.svelte'),
  feed: () => import('./scenes/FeedScene.svelte'),
  traps: () => import('./traps'),
  hear: () => import('./sides/HearList.svelte'),
  theatre: () => import('./scenes/PuppetTheatre.svelte'),
};
