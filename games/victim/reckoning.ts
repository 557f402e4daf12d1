/**
 * What the rules of VICTIM reckon with, for bots and tests: dice, thresholds, scores, whom an attack reaches. Pages show what was told of a
 * roll, and what `facts/chances.ts` says before it, and may not import this.
 */
export * from './data/tunable.ts';
export * from './facts/demons.ts';
export * from './facts/odds.ts';
export * from './facts/rolls.ts';
export * from './facts/targets.ts';
