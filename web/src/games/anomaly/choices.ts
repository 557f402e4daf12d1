/** What a picked card wants to know. */
export { default as AimPick } from './AimPick.svelte';
export { default as SymbolPick } from './SymbolPick.svelte';
export { default as UseChoice } from './UseChoice.svelte';
