/** Fetched by this side alone. */
export { watchTable as viewOf } from '../adapt/watch';
export { default as Screen } from './WatchScreen.svelte';
