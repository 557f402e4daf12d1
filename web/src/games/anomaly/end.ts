/** Fetched when a match ends. */
import { endOf } from '@lurk/anomaly/public';

export const words = [endOf];
export { endView } from './adapt/end';
export { default as EndScene } from './scenes/EndScene.svelte';
