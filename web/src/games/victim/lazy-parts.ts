/** Parts of the table that nobody needs before the first decision. */
export const lazyParts = {
  peek: () => import('./PeekBench.svelte'),
  demon: () => import('./DemonStrip.svelte'),
  great: () => import('./scenes/GreatScene.svelte'),
};
