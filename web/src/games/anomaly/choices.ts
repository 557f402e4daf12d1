/** What a picked card wants to know. */
export { default as AimPick } from './sides/AimPick.svelte';
export { default as SymbolPick } from './sides/SymbolPick.svelte';
export { default as UseChoice } from './sides/UseChoice.svelte';
