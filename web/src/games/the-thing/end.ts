/** Fetched when a match ends. */
import { endOf } from '@lurk/the-thing/public';

export const words = [endOf];
export { default as EndScene } from './EndScene.svelte';
export { endView } from './scenes/end';
