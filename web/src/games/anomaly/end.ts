/** Fetched when a match ends. */
export { endView } from './adapt/end';
export { default as EndScene } from './EndScene.svelte';
