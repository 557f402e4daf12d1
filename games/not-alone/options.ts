import type { Options } from './types.ts';

/** The defaults of the specification (section 5, chooseCreature). */
export const DEFAULT_OPTIONS: Options = {
  creature: 'random',
  host: 0,
  seating: 'random',
  expert: false,
  copyIneffective: false,
  doubleMayPlayOne: false,
  targetMovesFromForceField: false,
};
