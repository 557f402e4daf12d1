/** VI-085, VI-086 What becomes of a Test. */
import type { CharacterId, Stat } from '../data/characters.ts';
import type { C } from '../types.ts';
import { moveStat } from './bodies.ts';

/** VI-198 This Victim passes without a roll. */
export const isAnalysed = ({ s }: C, victim: CharacterId): boolean => s.open.groundAnalyze === victim;

/** Says whether it is passed: the statistic rises. The Wound of a failed one is the caller's (VI-244). */
export function judgeTest(c: C, victim: CharacterId, stat: Stat): boolean {
  const { open } = c.s;
  const analysed = isAnalysed(c, victim);
  const passed = analysed || open.rolls.some((roll) => roll.victim === victim && roll.outcome === 'passed');
  c.tell.all({ t: 'tested', victim, stat, passed, analysed });
  if (passed) moveStat(c, victim, stat, 1, 'test');
  else endRun(c, victim);
  return passed;
}
/** VI-086, VI-252a A Victim who fails Runs no more this turn; VI-252 one who is not Running has nothing to stop. */
function endRun({ s }: C, victim: CharacterId): void {
  const { running, turn } = s.open;
  if (running?.victim !== victim) return;
  running.over = true;
  if (turn?.victim === victim) turn.grounded = true;
}
