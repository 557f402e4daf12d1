/** What a game declares to the rest of Lurk, and what can be derived from it before a match. Pure. */
export * from './beats.ts';
export * from './contract.ts';
export * from './events.ts';
export * from './foresight.ts';
export * from './options.ts';
export type * from './plain.ts';
export * from './settle.ts';
export type * from './teller.ts';
