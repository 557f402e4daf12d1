/** 24 Where the Demon and its slave go (8.3): to a favoured Victim among those near, to Critically Injured ones, and in front of the bunker. */
import type { Choice, Dice } from '@lurk/kernel';
import {
  attackable,
  type Cell,
  type Demon,
  demonSteps,
  distance,
  isMortal,
  MOST_RAGE,
  type Open,
  onCell,
  type Seen,
  stepsFrom,
} from '@lurk/victim/public';
import { demonFaces, theDemon } from '@lurk/victim/reckoning';
import { asks, pick } from '../pick.ts';
import type { Answers } from './beginner.ts';
import { attackOn } from './blows.ts';
import { bunkerCell, FAR } from './chart.ts';
import { things } from './choosing.ts';
import { needsOf } from './needs.ts';

const piecesAt = ({ at, shadows }: Demon): Cell[] => [at, ...shadows];
/** VI-358 The Witch strikes from the next tile. */
const reachOf = ({ demon }: Demon): number => (demon === 'witch' ? 1 : 0);

/** What an Attack on the likeliest prey is worth, with the chance to get there first. */
export function huntWorth(open: Open, demon: Demon): number {
  const faces = demonFaces(open, demon);
  const ways = piecesAt(demon).map((from) => stepsFrom(from, (cell) => demonSteps(open, cell)));
  const reached = (cell: Cell): number => {
    const way = Math.min(...ways.map((steps) => steps.get(cell) ?? FAR)) - reachOf(demon);
    return faces.filter((face) => face >= way && face !== demon.rage).length / faces.length;
  };
  return Math.max(0, ...attackable(open).map((victim) => (victim.at === null ? 0 : reached(victim.at) * attackOn(open, demon, victim))));
}

/** Somebody to hunt, with how much they are wanted at this moment. */
interface Prey {
  at: Cell;
  harm: number;
}
/** Whom it fancies is drawn: between two and four thirds of the harm it can do. */
const preyOf = (open: Open, demon: Demon, dice: Dice): Prey[] =>
  attackable(open).flatMap((victim) => {
    const fancy = 2 / 3 + dice.below('bot', 100) / 150;
    return victim.at === null ? [] : [{ at: victim.at, harm: attackOn(open, demon, victim) * fancy * HARM }];
  });
const HARM = 3;
const FALLEN = 8;
const A_STEP = 2;
const GUARD = 2;

/** What a tile is worth to a piece. A Victim whom another piece already reaches needs no second one. */
function worthOfTiles(open: Open, prey: readonly Prey[], others: readonly Cell[]): (cell: Cell) => number {
  const demon = theDemon(open);
  const goal = needsOf(open).solvable ? bunkerCell(open) : null;
  return (cell) => {
    const fallen = demon.rage === MOST_RAGE && onCell(open, cell).some(isMortal) ? FALLEN : 0;
    const steps = stepsFrom(cell, (from) => demonSteps(open, from));
    const wanted = ({ at, harm }: Prey): number =>
      (others.includes(at) ? harm / HARM : harm) - A_STEP * Math.max(0, (steps.get(at) ?? FAR) - reachOf(demon));
    const near = prey.length > 0 ? Math.max(...prey.map(wanted)) : 0;
    const guard = goal === null ? 0 : GUARD * Math.max(0, 3 - distance(goal, cell));
    return fallen + near + guard;
  };
}

export const huntMove: Answers[string] = (view, { shape }, dice) => {
  const { open } = view;
  const demon = theDemon(open);
  const prey = preyOf(open, demon, dice);
  let best: { choice: Choice; gain: number } = { choice: null, gain: 0 };
  for (const piece of things(shape, 'piece')) {
    const to = asks(shape, piece);
    const place = piece === 'body' ? 0 : piece + 1;
    const from = piece === 'body' ? hunterCell(view) : piecesAt(demon)[place];
    const worth = worthOfTiles(open, prey, piecesAt(demon).toSpliced(place, 1));
    for (const cell of to ? things(to, 'cell') : []) {
      const gain = worth(cell) - worth(from);
      if (gain > best.gain) best = { choice: pick(piece, cell), gain };
    }
  }
  return best.choice;
};
/** Where the one who hunts stands: the Demon, or its slave. */
function hunterCell({ open, seat }: Seen): Cell {
  const slave = open.victims.find(({ status }) => status === 'enslaved');
  return open.deed?.by === 'slave' && slave?.seat === seat && slave.at ? slave.at : theDemon(open).at;
}
