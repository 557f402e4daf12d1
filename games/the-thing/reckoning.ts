/** What the rules of The Thing reckon with, for bots and tests. Pages show what follows from it (`facts/shown.ts`) and may not import this. */
export * from './data/tunable.ts';
