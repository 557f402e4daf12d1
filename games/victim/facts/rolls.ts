/** 2.12 The roll routine: how many dice, and what becomes of their sum. Rules, odds and screens all read it here. */
import type { Stat } from '../data/characters.ts';
import { RAISES } from '../data/items.ts';
import { TUNABLE } from '../data/tunable.ts';
import type { Modifier, Open, Roll, RollWhy, RunKind, Victim } from '../types.ts';
import { victimOf } from './people.ts';
import { isEncouraged, isInForce } from './skills.ts';

export const victimFaces = ({ options }: Open): readonly number[] => TUNABLE.victimDie[options.victimDice];
/** Step 1 (VI-008, VI-009, VI-368). */
export const diceFor = ({ stats, effects }: Victim, stat: Stat): number =>
  Math.max(0, stats[stat] - (effects.includes('poisoned') ? 1 : 0));
export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

const RUNS: readonly RollWhy[] = ['run', 'agile', 'adrenaline'] satisfies RunKind[];
const isRun = (why: RollWhy): boolean => RUNS.includes(why);
/** VI-180, VI-256 Rounded up. */
const halved = (points: number): number => Math.ceil(points / 2);

/** Steps 6 and 7: what is added after the dice (VI-231 to VI-234, VI-185), and after any halving (VI-181, VI-257). */
function bonuses(open: Open, victim: Victim, stat: Stat, why: RollWhy): Modifier[] {
  const worn = victim.worn.filter((item) => RAISES[item] === stat).map((by) => ({ by, plus: 1 }));
  // VI-187, VI-211 Adrenaline Rush is not the Run action, nor is Agile anybody's but Rolita's.
  return why === 'run' && isEncouraged(open, victim) ? [...worn, { by: 'encouragement', plus: 1 }] : worn;
}
/** Steps 4 and 5 (VI-256, VI-179, VI-180). VI-052, VI-053, VI-182, VI-211 With a dice sum of 0 a Run has one step and one for each +1. */
function halvings(open: Open, why: RollWhy, sum: number): Modifier[] {
  if (!isRun(why)) return [];
  if (sum === 0) return [{ by: 'zero', to: 1 }];
  const afterSnow = isInForce(open, 'snow') ? halved(sum) : sum;
  return [
    ...(isInForce(open, 'snow') ? [{ by: 'snow' as const, to: afterSnow }] : []),
    ...(why === 'agile' ? [{ by: 'agile' as const, to: halved(afterSnow) }] : []),
  ];
}
/** All that changes a roll with this sum; VI-368 a die less where poisoned. */
const modifiersOf = (open: Open, victim: Victim, stat: Stat, why: RollWhy, sum: number): Modifier[] => [
  ...(victim.effects.includes('poisoned') ? [{ by: 'poisoned' as const, dice: 1 }] : []),
  ...halvings(open, why, sum),
  ...bonuses(open, victim, stat, why),
];
/** Step 3, and what the modifiers make of it. */
const reckon = (sum: number, modifiers: readonly Modifier[]): number =>
  modifiers.reduce((now, modifier) => ('to' in modifier ? modifier.to : 'plus' in modifier ? now + modifier.plus : now), sum);
/** Steps 3 to 7. */
export const resultOf = (open: Open, victim: Victim, stat: Stat, why: RollWhy, sum: number): number =>
  reckon(sum, modifiersOf(open, victim, stat, why, sum));

/** VI-085, RU-15 What a Test must reach. */
export const testThreshold = ({ options }: Open, { stats }: Victim, stat: Stat): number =>
  options.testThreshold === 'status' ? stats[stat] : TUNABLE.testAtLeast;
/** VI-119, VI-128, VI-134, VI-137, VI-203 A result of so much succeeds; of so much a Search finds two. */
export const SUCCESS = 3;
export const GREAT_SUCCESS = 6;

/** What a roll has to reach, now; null where more is simply better. */
export function targetOf(open: Open, victim: Victim, stat: Stat, why: RollWhy): number | null {
  if (isRun(why) || why === 'curse') return null;
  if (why === 'test' || why === 'swarm') return testThreshold(open, victim, stat);
  // VI-315
  return why === 'defence' ? (open.attack?.score ?? null) : SUCCESS;
}

type Rolled = Pick<Roll, 'victim' | 'stat' | 'why'>;
/** These dice as a roll, until the Manuals are decided. */
export function rollOf(open: Open, { victim, stat, why }: Rolled, dice: number[]): Roll {
  const by = victimOf(open, victim);
  const sum = sumOf(dice);
  const modifiers = modifiersOf(open, by, stat, why, sum);
  const target = targetOf(open, by, stat, why);
  return { victim, stat, why, dice, sum, modifiers, stands: reckon(sum, modifiers), result: null, target, outcome: null };
}
/** The same when no die is rolled again any more: its result, and what came of it. */
export const settled = (roll: Roll): Roll => ({
  ...roll,
  result: roll.stands,
  outcome: roll.target === null ? null : roll.stands >= roll.target ? 'passed' : 'failed',
});
