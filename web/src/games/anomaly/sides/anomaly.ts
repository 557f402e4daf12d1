/** Fetched by this side alone. */

export { anomalyTable as viewOf } from '../adapt/body';
export { default as Screen } from './AnomalyScreen.svelte';
