/** What can be said of a roll before it is made: for screens, which work nothing out themselves. */
import type { Stat } from '../data/characters.ts';
import type { Cell, Demon, Hunter, HuntSteps, Open, OwnRoll, Roll, RollWhy, Victim, VictimTurn } from '../types.ts';
import { attackScore, demonFaces, huntWorth, powerOf } from './demons.ts';
import { demonSteps, isKind, laidAt, stepsFrom } from './map.ts';
import { chanceOf, resultsOf } from './odds.ts';
import { piecesOf } from './people.ts';
import { diceFor, resultOf, rollOf, targetOf } from './rolls.ts';
import { attackRange, canSmell, hunterAt, slaveTargets, theDemon } from './targets.ts';

/** The roll that is offered by each of these actions (VI-046, VI-119, VI-128, VI-134, VI-137, VI-179, VI-203). */
export const ROLL_OF: Readonly<Partial<Record<string, { why: RollWhy; stat: Stat }>>> = {
  run: { why: 'run', stat: 'agi' },
  agile: { why: 'agile', stat: 'agi' },
  decode: { why: 'decode', stat: 'int' },
  heal: { why: 'heal', stat: 'int' },
  selfHeal: { why: 'selfHeal', stat: 'int' },
  search: { why: 'search', stat: 'luk' },
  hide: { why: 'hide', stat: 'luk' },
};

/** VI-266a One's own dice of a common roll with all that is to be said of them before they are shown. */
export const rollAsItLies = (open: Open, roll: OwnRoll): Roll => rollOf(open, roll, roll.dice);

/** A roll that may come. `target` and `chance` are null where more is simply better. */
interface NextRoll {
  dice: number;
  target: number | null;
  chance: number | null;
  /** Every result there can be, from the lowest. */
  results: { result: number; chance: number; good: boolean }[];
}
/** `wanted`: how much is needed where more is simply better, such as the points of a Run to somewhere. */
export function nextRoll(open: Open, victim: Victim, stat: Stat, why: RollWhy, wanted: number | null = null): NextRoll {
  const target = targetOf(open, victim, stat, why) ?? wanted;
  const results = resultsOf(open, victim, stat, why).map((one) => ({ ...one, good: one.result >= (target ?? 0) }));
  const chance = target === null ? null : chanceOf(open, victim, stat, why, target);
  return { dice: diceFor(victim, stat), target, chance, results };
}
/** The chance that one Attack of the Demon, or of its slave, hits this Victim. */
export function attackOdds(open: Open, victim: Victim, by: Hunter = 'demon'): number {
  const demon = theDemon(open);
  const faces = demonFaces(open, demon);
  const hits = faces.map((face) => 1 - chanceOf(open, victim, 'vit', 'defence', attackScore(demon, face, by).score));
  return hits.reduce((sum, hit) => sum + hit, 0) / faces.length;
}

/** What each face of the die would be worth in a Hunt. */
export const huntFaces = (open: Open, by: Hunter): ({ face: number } & HuntSteps)[] => {
  const demon = theDemon(open);
  return demonFaces(open, demon).map((face) => ({ face, ...huntWorth(demon, face, by) }));
};
/** VI-329 The chance that one Hunt gives at least so many steps; the Werewolf rolls again what is too low, once. */
export function huntChance(open: Open, steps: number, by: Hunter): number {
  const faces = huntFaces(open, by);
  const good = faces.filter((one) => one.steps >= steps).length / faces.length;
  return canSmell(open, by) ? good + (1 - good) * good : good;
}
/** What one turn can do to a Victim so many steps away: hunt it (null: it need not be hunted), hit it, and both. */
export function turnOdds(open: Open, victim: Victim, steps: number, by: Hunter): { hunt: number | null; hit: number; both: number } {
  const hunt = attackedFrom(open, by, victim) ? null : huntChance(open, steps, by);
  const hit = attackOdds(open, victim, by);
  return { hunt, hit, both: (hunt ?? 1) * hit };
}
/** How likely one Hunt gets how far; numbers of steps that are equally likely stand together. */
export function huntReaches(open: Open, by: Hunter): { from: number; to: number; chance: number }[] {
  const most = Math.max(...huntFaces(open, by).map(({ steps }) => steps));
  const out: { from: number; to: number; chance: number }[] = [];
  for (let steps = 1; steps <= most; steps++) {
    const chance = huntChance(open, steps, by);
    const last = out.at(-1);
    if (last && last.chance === chance) last.to = steps;
    else out.push({ from: steps, to: steps, chance });
  }
  return out;
}
/** VI-308, VI-309, VI-341, VI-379 How many steps a Hunt takes to each tile, by the piece that is nearest: it stops on Test tiles. */
export function huntSteps(open: Open, by: Hunter): ReadonlyMap<Cell, number> {
  const from = (start: Cell) =>
    stepsFrom(start, (cell) => (cell !== start && isKind(laidAt(open, cell), 'test') ? [] : demonSteps(open, cell)));
  const least = new Map<Cell, number>();
  // A slave is one piece, as its master is: only the Werewolf has one.
  for (const piece of piecesOf(theDemon(open)))
    for (const [cell, steps] of from(hunterAt(open, by, piece))) least.set(cell, Math.min(steps, least.get(cell) ?? steps));
  return least;
}

/** VI-311, VI-342a, VI-358, VI-380 Where a Victim is that the hunter could attack now: on the tile of its body, or elsewhere in its range. */
export function attackedFrom(open: Open, by: Hunter, victim: Victim): 'tile' | 'range' | null {
  const range = by === 'slave' ? slaveTargets(open) : attackRange(open);
  if (!range.includes(victim)) return null;
  return victim.at === hunterAt(open, by, 'body') ? 'tile' : 'range';
}
/** The lowest and the highest face of the Demon's die. */
export const dieRange = (open: Open, demon: Demon): { low: number; high: number } => {
  const faces = demonFaces(open, demon);
  return { low: Math.min(...faces), high: Math.max(...faces) };
};
/** What a Victim defends with: dice, and what is added to them. */
export const defenceOf = (open: Open, victim: Victim): { dice: number; plus: number } => ({
  dice: diceFor(victim, 'vit'),
  plus: resultOf(open, victim, 'vit', 'defence', 0),
});
/** VI-317 What a special strikes with now. */
export const powerNow = (open: Open, slot: 'special1' | 'special2'): number => powerOf(theDemon(open), slot).score;
/** VI-055, VI-084, VI-370 Stepping onto this tile triggers something. */
export const isRisky = (open: Open, cell: Cell): boolean => {
  const laid = laidAt(open, cell);
  return !!laid && (laid.web || isKind(laid, 'curse') || isKind(laid, 'test'));
};
/** VI-036 The points of a turn, spent or not. */
export const pointsInAll = ({ ap, done }: VictimTurn): number => ap + done.length;
