/** Fetched by this side alone. */
export { studentTable as viewOf } from '../adapt/student';
export { default as Screen } from './StudentScreen.svelte';
