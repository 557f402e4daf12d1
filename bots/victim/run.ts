/** How a Victim runs: to the tile where its points are worth most, turning tiles on the way (8.1.9, 8.2). */
import { type Dice, must } from '@lurk/kernel';
import {
  type Cell,
  mayStop,
  neighbour,
  type RunChoice,
  type Seen,
  SIDES,
  type Side,
  type Stack,
  stacksLeft,
  stepsFrom,
  type Victim,
  victimOf,
} from '@lurk/victim/public';
import { asks, idsOf, pick, weighted } from '../pick.ts';
import type { Answers } from './beginner.ts';
import { type Chart, isCurse, isTest } from './chart.ts';
import { things } from './choosing.ts';
import { attraction, type Sight, sightOf } from './ways.ts';

/** 8.1.9 All from the same stack: the one that is nearer to its bottom. */
export const stackToDig = (view: Seen): Stack => stacksLeft(view).toSorted((a, b) => view.sizes.stacks[a] - view.sizes.stacks[b])[0];

interface Way {
  first: Cell | null;
  steps: number;
  /** What the tiles on the way may do. */
  risk: number;
}
/** A way to every tile that can be reached. */
function waysFrom({ view, chart, victim }: Sight, from: Cell): Map<Cell, Way> {
  const { trail } = view.open;
  const ways = new Map<Cell, Way>([[from, { first: null, steps: 0, risk: 0 }]]);
  stepsFrom(from, (cell, steps) => {
    const next = chart.links(cell).filter((to) => !trail.includes(to));
    const before = must(ways.get(cell));
    const risk = before.risk + (steps > 0 ? riskOf(chart, cell, victim) : 0);
    for (const to of next) {
      if (ways.has(to)) continue;
      ways.set(to, { first: before.first ?? to, steps: steps + 1, risk: risk + (isCurse(chart, to) ? CURSE : 0) });
    }
    return next;
  });
  return ways;
}
const CURSE = 1.2;
/** A Test on the way may end the Run with a Wound. */
const riskOf = (chart: Chart, cell: Cell, { wounds }: Victim): number => (isTest(chart, cell) ? (wounds > 0 ? 6 : 2) : 0);
/** What one new tile is worth while the Bunker is not found. */
const NEW_TILE = 2.5;
/** A step within this Run, and one that is left for the next. */
const STEP = 0.3;
const LATER = 1.2;

export interface Plan {
  first: Cell | null;
  worth: number;
  /** Points that the way leaves over, beyond what can be turned at its end. */
  spare: number;
}
/** Where so many points are spent best: a null first step means here. */
export function planOf(sight: Sight, points: number, dice: Dice): Plan {
  const { victim, chart, needs } = sight;
  const here = must(victim.at);
  let best: Plan = { first: null, worth: -Infinity, spare: 0 };
  for (const [cell, { first, steps, risk }] of waysFrom(sight, here)) {
    const left = Math.max(0, points - steps);
    const turned = needs.tiles > 0 ? Math.min(left, chart.unexplored(cell)) : 0;
    const late = Math.max(0, steps - points) * LATER;
    const worth = attraction(sight, cell) + turned * NEW_TILE * needs.tiles - risk - steps * STEP - late + dice.below('bot', 100) * MOOD;
    if (worth > best.worth) best = { first, worth, spare: left - turned };
  }
  return best;
}
/** Beginners are not always of the same mind. */
const MOOD = 0.02;

/** New tiles go where there is room around them. */
function sideToTurn({ chart, victim }: Sight, sides: readonly Side[], dice: Dice): Side {
  const here = must(victim.at);
  const room = (side: Side): number => SIDES.filter((each) => !chart.tiles.has(neighbour(neighbour(here, side), each))).length;
  return weighted(sides, (side) => room(side) ** 3 + 1, 1, dice)[0];
}

const runPoint: Answers[string] = (view, { shape }, dice) => {
  const { open } = view;
  const running = must(open.running);
  const sight = sightOf(view, victimOf(open, running.victim));
  const can = idsOf(shape);
  if (can.includes('enter')) return 'enter' satisfies RunChoice;
  const turns = asks(shape, 'turn');
  const steps = asks(shape, 'step');
  const { first, spare } = planOf(sight, running.left, dice);
  const stays = first === null || !steps || !things(steps, 'cell').includes(first);
  if (turns && sight.needs.tiles > 0 && (stays || spare > 0))
    return pick('turn', pick(sideToTurn(sight, things(turns, 'side'), dice), stackToDig(view)));
  if (!stays) return pick('step', first);
  if (can.includes('pickUp')) return 'pickUp' satisfies RunChoice;
  return mayStop(running) ? ('stop' satisfies RunChoice) : undefined;
};

export const runAnswers: Answers = { runPoint };
