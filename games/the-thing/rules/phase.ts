import type { Phase } from '../data/phases.ts';
import type { C } from '../types.ts';

export function beginPhase({ s, tell }: C, phase: Phase): void {
  s.open.phase = phase;
  tell.all({ t: 'phaseBegan', phase });
}
