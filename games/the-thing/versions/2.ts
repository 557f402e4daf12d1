/**
 * Version 2, for the matches that began with it: there the Alien of the co-operative game left a room alone when everybody in it had avoided it.
 * All else is as it is today.
 */
import { end, type Game } from '@lurk/kernel';
import { rules } from '../rules.ts';
import type { TT } from '../types.ts';

const { alienEncounter } = rules.procedures;

export const version2: Game<TT> = {
  ...rules,
  rulesVersion: '2',
  // It lets Fuel and Tools be played throughout 5.2 and asks another's sleeper again (TC-057a, TC-047); what version 1 has played alike it goes on with.
  continues: ['1'],
  procedures: {
    ...rules.procedures,
    alienEncounter: { ...alienEncounter, steps: { ...alienEncounter.steps, deserted: () => end() } },
  },
};
