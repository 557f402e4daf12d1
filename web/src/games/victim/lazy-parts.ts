/** Parts of the table that nobody needs before the first decision. */
export const lazyParts = {
  great: () => import('./scenes/GreatScene.svelte'),
};
