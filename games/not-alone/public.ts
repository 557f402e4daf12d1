/**
 * What a client or a bot may know of NOT ALONE: its words, its tables, what can be read off a view, and guesses at what cannot.
 * Nothing here runs the rules on a state.
 */
export type { Lang } from '@lurk/i18n';
export * from './data/board.ts';
export * from './data/components.ts';
export * from './data/hunt-cards.ts';
export * from './data/places.ts';
export * from './data/survival-cards.ts';
export * from './deduction/whereabouts.ts';
export { events } from './events.ts';
export { myDiscard } from './facts/discards.ts';
export * from './facts/effects.ts';
export * from './facts/people.ts';
export * from './facts/shown.ts';
export * from './facts/tokens.ts';
export * from './facts/visits.ts';
export { type AskKind, kindOf } from './i18n/asks.ts';
export { type Audience, atPlace, nameOfHunt, nameOfPhase, nameOfPlace, nameOfSurvival, nameOfToken, thePlace } from './i18n/names.ts';
export * from './i18n/parts.ts';
export { describeDecision, describeOutcome, speech } from './i18n/speech.ts';
export { type TurningPoint, tellTurningPoint, turningPoints } from './i18n/turning-points.ts';
export * from './i18n/why-not.ts';
export { blank, type Memory, remember } from './memory.ts';
export { DEFAULT_OPTIONS } from './options.ts';
export * from './powers/usable.ts';
export type { Things } from './things.ts';
export type * from './types.ts';
// Named, since the printed phases of cards leave out the set-up (0) that a match can be in.
export type { Phase } from './types.ts';
export { HUNTED } from './types.ts';
/** What can be answered ahead: fetched apart, since a table is drawn before anybody plans. */
export const foresight = async () => (await import('./asks/foreseen.ts')).foresight;
