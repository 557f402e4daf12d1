/** The widgets that few panels need: fetched when the first question is drawn. */
export const moreShapes = () => import('./MoreShapes.svelte');
