/** What a page may know of Embers. Nothing here runs the rules on a state. */
export { events } from './events.ts';
export { words } from './i18n/parts.ts';
export { boardText, describeOutcome, speech } from './i18n/speech.ts';
