import { call } from '@lurk/kernel';
import type { Phase } from '../data/phases.ts';
import type { Analysis, Frames } from '../frames.ts';
import type { C } from '../types.ts';

export function beginPhase({ s, tell }: C, phase: Phase): void {
  s.open.phase = phase;
  tell.all({ t: 'phaseBegan', phase });
}

/** A step that begins a phase. */
export const phase =
  <N>(name: Phase, then: (c: C) => N) =>
  (c: C): N => {
    beginPhase(c, name);
    return then(c);
  };

const analysing = (kind: Analysis): Frames['analysis'] => ({ kind, volunteers: [], by: null });

/** TT-044, TC-015 The phases every round begins with, in the hidden-role and the co-operative game. */
export const firstPhases = {
  weather: phase('weather', () => call('weather', { rolled: null })),
  maintenance: phase('maintenance', () => call('maintenance')),
};
/** TT-044, TC-015 After the rest. TT-184, RU-72 One Analysis of each kind. */
export const analysesAndMeal = {
  analyses: phase('analyses', () => call('analysis', analysing('A'))),
  analysisB: () => call('analysis', analysing('B')),
  meal: phase('meal', () => call('meal')),
};
