/** Fetched by this side alone. */
export { watchTable as viewOf } from '../adapt/facts';
export { default as Screen } from '../WatchScreen.svelte';
