/** The great scenes of a match, with their words: fetched together, after the first question. */
import { scenesOf } from '@lurk/the-thing/public';

export const words = [scenesOf];
export { bodyView } from './body';
export { default as ForcePool } from './ForcePool.svelte';
export { default as GreatBoard } from './GreatBoard.svelte';
export { default as GreatHand } from './GreatHand.svelte';
export { default as GreatMomentScene } from './GreatMomentScene.svelte';
export { default as GreatPanel } from './GreatPanel.svelte';
export { default as NightReport } from './NightReport.svelte';
export { nightView } from './night';
