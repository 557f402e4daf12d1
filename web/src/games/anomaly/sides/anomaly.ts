/** Fetched by this side alone. */

export { default as Screen } from '../AnomalyScreen.svelte';
export { anomalyTable as viewOf } from '../adapt/body';
