/** Fetched when a match ends. */
import { endOf } from '@lurk/victim/public';

export const words = [endOf];
export { endView } from './adapt/end';
export { default as EndScene } from './EndScene.svelte';
