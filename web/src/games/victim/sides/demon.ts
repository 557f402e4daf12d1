/** Fetched by this side alone. */
export { demonTable as viewOf } from '../adapt/demon';
export { default as Screen } from '../DemonScreen.svelte';
