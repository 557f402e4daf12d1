/** How likely each result of a roll is, exactly, before any Manual. */
import type { Stat } from '../data/characters.ts';
import type { Open, RollWhy, Victim } from '../types.ts';
import { diceFor, resultOf, victimFaces } from './rolls.ts';

/** The number of ways to each sum, of all there are. */
function waysTo(faces: readonly number[], dice: number): Map<number, number> {
  let ways = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const more = new Map<number, number>();
    for (const [sum, count] of ways) for (const face of faces) more.set(sum + face, (more.get(sum + face) ?? 0) + count);
    ways = more;
  }
  return ways;
}
/** The chance of every result, from the lowest. */
export function resultsOf(open: Open, victim: Victim, stat: Stat, why: RollWhy): { result: number; chance: number }[] {
  const faces = victimFaces(open);
  const dice = diceFor(victim, stat);
  const all = faces.length ** dice;
  const ways = new Map<number, number>();
  for (const [sum, count] of waysTo(faces, dice)) {
    const result = resultOf(open, victim, stat, why, sum);
    ways.set(result, (ways.get(result) ?? 0) + count);
  }
  return [...ways].sort(([a], [b]) => a - b).map(([result, count]) => ({ result, chance: count / all }));
}
/** The chance that the result of this roll is at least this. */
export function chanceOf(open: Open, victim: Victim, stat: Stat, why: RollWhy, atLeast: number): number {
  const faces = victimFaces(open);
  const dice = diceFor(victim, stat);
  let good = 0;
  for (const [sum, ways] of waysTo(faces, dice)) if (resultOf(open, victim, stat, why, sum) >= atLeast) good += ways;
  return good / faces.length ** dice;
}
