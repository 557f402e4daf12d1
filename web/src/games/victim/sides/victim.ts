/** Fetched by this side alone. */
export { victimTable as viewOf } from '../adapt/victim';
export { default as Screen } from '../VictimScreen.svelte';
