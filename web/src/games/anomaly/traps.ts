/** What there is to do with a trap that lies out. */
export { default as TrapButton } from './sides/TrapButton.svelte';
export { default as TrapWindow } from './sides/TrapWindow.svelte';
