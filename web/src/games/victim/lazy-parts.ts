/** Parts of the table that nobody needs before the first decision. */
export const lazyParts = {
  /** The choice of the characters stands in its place until all are chosen. */
  forest: () => import('./ForestMap.svelte'),
  peek: () => import('./PeekBench.svelte'),
  demon: () => import('./DemonStrip.svelte'),
  great: () => import('./scenes/GreatScene.svelte'),
};
