/** Fetched when a match ends. */
import { describeOutcome, endOf } from '@lurk/the-thing/public';
import { endViewOf } from '../../play/plain/plain-end';

export const words = [endOf];
export const endView = endViewOf(describeOutcome);
export { default as EndScene } from '../../play/plain/PlainEnd.svelte';
