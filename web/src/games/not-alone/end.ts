/** Fetched when a match ends. */
import { endOf } from '@lurk/not-alone/public';

export const words = [endOf];
export { endView } from './adapt/end';
export { default as EndScene } from './EndScene.svelte';
