/** How a Victim runs: towards the tile that is worth most, point by point (8.1, 8.2). */
import { type Dice, must } from '@lurk/kernel';
import {
  type Cell,
  linkedTo,
  mayStop,
  type RunChoice,
  type Seen,
  type Stack,
  stacksLeft,
  stepsFrom,
  turnableSides,
  type Victim,
  victimOf,
} from '@lurk/victim/public';
import { asks, idsOf, pick } from '../pick.ts';
import type { Answers } from './beginner.ts';
import { attraction, bunkerCell, demonSteppings, isCurse, isTest } from './ways.ts';

/** 8.1.9 All from the same stack: the one that is nearer to its bottom. */
export const stackToDig = (view: Seen): Stack => stacksLeft(view).toSorted((a, b) => view.sizes.stacks[a] - view.sizes.stacks[b])[0];

/** The first step of a way to every tile that can be reached, and what the way costs. */
function waysFrom(view: Seen, from: Cell): Map<Cell, { first: Cell; cost: number; steps: number }> {
  const { open } = view;
  const onward = (cell: Cell, steps: number): Cell[] =>
    steps > 0 && isTest(open, cell) ? [] : linkedTo(open, cell).filter((to) => !open.trail.includes(to));
  const ways = new Map<Cell, { first: Cell; cost: number; steps: number }>();
  const steps = stepsFrom(from, (cell, count) => {
    const next = onward(cell, count);
    for (const to of next) {
      if (ways.has(to) || to === from) continue;
      const before = ways.get(cell);
      ways.set(to, { first: before?.first ?? to, cost: (before?.cost ?? 0) + 1 + (isCurse(open, to) ? 0.7 : 0), steps: count + 1 });
    }
    return next;
  });
  for (const cell of ways.keys()) if (!steps.has(cell)) ways.delete(cell);
  return ways;
}

/** Where to go best from here: null means to stay. Beyond what this Run reaches a tile is worth less. */
export function bestWay(view: Seen, victim: Victim, points: number, dice: Dice): { first: Cell | null; worth: number; stay: number } {
  const { open } = view;
  const away = demonSteppings(open);
  const here = must(victim.at);
  const value = (cell: Cell): number =>
    attraction(view, victim, must(open.map.find((laid) => laid.cell === cell)), away) + dice.below('bot', 100) / 100;
  const stay = value(here);
  let best: { first: Cell | null; worth: number } = { first: null, worth: stay };
  for (const [cell, { first, cost, steps }] of waysFrom(view, here)) {
    const worth = value(cell) - cost - Math.max(0, steps - points) * 0.8;
    if (worth > best.worth) best = { first, worth };
  }
  return { ...best, stay };
}

const runPoint: Answers[string] = (view, { shape }, dice) => {
  const { open } = view;
  const running = must(open.running);
  const victim = victimOf(open, running.victim);
  const can = idsOf(shape);
  if (can.includes('enter')) return 'enter' satisfies RunChoice;
  const turns = asks(shape, 'turn');
  const steps = asks(shape, 'step');
  const { first } = bestWay(view, victim, running.left, dice);
  if (first !== null && steps && idsOf(steps).includes(first)) return pick('step', first);
  // Where it is best to stand, what is left goes into new tiles.
  if (turns && bunkerCell(open) === null) {
    const sides = idsOf(turns);
    return pick('turn', pick(sides[dice.below('bot', sides.length)], stackToDig(view)));
  }
  if (can.includes('pickUp') && running.left <= 1) return 'pickUp' satisfies RunChoice;
  return mayStop(running) ? ('stop' satisfies RunChoice) : undefined;
};

export const runAnswers: Answers = { runPoint };
/** Is there anything to find by running on from here? */
export const canExplore = (view: Seen, { at }: Victim): boolean => at !== null && turnableSides(view, at).length > 0;
