/** What a client or a bot may know of Embers. Nothing here runs the rules on a state. */
export { beats } from './beats.ts';
export { describeOutcome } from './i18n/end.ts';
export * from './i18n/parts.ts';
export { boardText, speech } from './i18n/speech.ts';
export { blank, remember } from './memory.ts';

export * from './types.ts';
