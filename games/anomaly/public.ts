/**
 * What a client or a bot may know of ANOMALY: its words, its tables, what can be read off a view, and guesses at what cannot.
 * Nothing here runs the rules on a state.
 */

export * from './data/board.ts';
export * from './data/cards.ts';
export * from './data/components.ts';
export * from './data/fuel.ts';
export * from './data/picks.ts';
export * from './data/radiation.ts';
export * from './data/symbols.ts';
export * from './deduction/index.ts';
export { events } from './events.ts';
export * from './facts/food.ts';
export * from './facts/health.ts';
export * from './facts/moves.ts';
export { allPawns, ordinalOf, pawnsOf, studentSeats } from './facts/pawns.ts';
export * from './facts/payments.ts';
export * from './facts/picks.ts';
export * from './facts/radiation.ts';
export * from './facts/reveals.ts';
export * from './facts/supply.ts';
export * from './facts/turns.ts';
export type { AskKind } from './i18n/decisions.en.ts';
export { type Namer, nameOfCard, namesIn } from './i18n/names.ts';
export * from './i18n/overlay.ts';
export * from './i18n/parts.ts';
export { describeOutcome, speech, tellEvent } from './i18n/speech.ts';
export * from './i18n/turning-points.ts';
export * from './i18n/why-not.ts';
export { blank, type Memory, remember } from './memory.ts';
export { DEFAULT_OPTIONS } from './options.ts';
export type { Things } from './things.ts';
export type * from './types.ts';
/** What can be answered ahead: fetched apart, since a table is drawn before anybody plans. */
export const foresight = async () => (await import('./asks/foreseen.ts')).foresight;
