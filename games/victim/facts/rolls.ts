/** 2.12 The roll routine: how many dice, and what becomes of their sum. Rules, odds and screens all read it here. */
import type { Stat } from '../data/characters.ts';
import { RAISES } from '../data/items.ts';
import { TUNABLE } from '../data/tunable.ts';
import type { Open, RollWhy, RunKind, Victim } from '../types.ts';
import { isEncouraged, isInForce } from './skills.ts';

export const victimFaces = ({ options }: Open): readonly number[] => TUNABLE.victimDie[options.victimDice];
/** Step 1 (VI-008, VI-009, VI-368). */
export const diceFor = ({ stats, effects }: Victim, stat: Stat): number =>
  Math.max(0, stats[stat] - (effects.includes('poisoned') ? 1 : 0));
export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

const RUNS: readonly RollWhy[] = ['run', 'agile', 'adrenaline'] satisfies RunKind[];
export const isRun = (why: RollWhy): boolean => RUNS.includes(why);
const halved = (points: number): number => Math.ceil(points / 2);

/** Steps 6 and 7: what is added after the dice. */
export function bonusFor(open: Open, victim: Victim, stat: Stat, why: RollWhy): number {
  const worn = victim.worn.filter((item) => RAISES[item] === stat).length;
  // VI-211 Adrenaline Rush is not the Run action, nor is Agile anybody's but Rolita's.
  return worn + (why === 'run' && isEncouraged(open, victim) ? 1 : 0);
}
/** Steps 3 to 7. VI-053 With a dice sum of 0 a Run has one step and one for each +1. */
export function resultOf(open: Open, victim: Victim, stat: Stat, why: RollWhy, sum: number): number {
  const bonus = bonusFor(open, victim, stat, why);
  if (!isRun(why)) return sum + bonus;
  if (sum === 0) return 1 + bonus;
  const afterSnow = isInForce(open, 'snow') ? halved(sum) : sum;
  return (why === 'agile' ? halved(afterSnow) : afterSnow) + bonus;
}

/** VI-085, RU-15 What a Test must reach. */
export const testThreshold = ({ options }: Open, { stats }: Victim, stat: Stat): number =>
  options.testThreshold === 'status' ? stats[stat] : TUNABLE.testAtLeast;
/** VI-119, VI-128, VI-134, VI-137, VI-203 A result of so much succeeds; of so much a Search finds two. */
export const SUCCESS = 3;
export const GREAT_SUCCESS = 6;
