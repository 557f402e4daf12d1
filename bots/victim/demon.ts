/** The Demon (8.3): it strikes whoever is in reach, hunts whoever is near, and grows. */
import type { Choice, Dice, Shape, Value } from '@lurk/kernel';
import {
  attackable,
  type Cell,
  chargePath,
  demonSteps,
  distance,
  forest,
  isCritical,
  MOST_RAGE,
  type Open,
  onCell,
  pieceAt,
  piecesOf,
  type Seen,
  SIDES,
  stepsFrom,
  theDemon,
} from '@lurk/victim/public';
import { any, anyAnswer, asks, idsOf, isNumber, liking, pick, worthOf } from '../pick.ts';
import type { Answers } from './beginner.ts';
import { bunkerCell } from './chart.ts';
import { needsOf } from './needs.ts';

const prey = (open: Open, who: Value): number => {
  const victim = open.victims.find(({ character }) => character === who);
  return victim ? victim.wounds * 3 - victim.stats.vit : 0;
};
const strongest = (open: Open, shape: Shape, dice: Dice): Choice => liking(shape, (who) => prey(open, who), dice);

/** Somebody lies where Rage 3 would end it. */
const someoneMortal = (open: Open): boolean => forest(open).some(isCritical);
/** 8.3 The die first; Rage is kept where somebody lies and can be had. */
function upgrades(open: Open, shape: Shape, dice: Dice): Choice | undefined {
  const skills = asks(shape, 'upgrade');
  const { rage } = theDemon(open);
  if (!skills || (someoneMortal(open) && rage === MOST_RAGE)) return undefined;
  const can = idsOf(skills);
  return pick('upgrade', can.includes('passive') ? 'passive' : any(can, dice));
}

/** What strikes at once, the best first. */
const STRIKES = [
  'doubleSlash',
  'attackAll',
  'shadowSpikes',
  'thunderCall',
  'thunderStrike',
  'targetSeveral',
  'poisonMistTwo',
  'terrifyingDanceTwo',
] as const;
const AIMED = ['attack', 'target', 'poisonMist', 'terrifyingDance', 'morbidExplosion', 'behindYou', 'dimensionShift'] as const;

const demonAction: Answers[string] = (view, { shape }, dice) => {
  const { open } = view;
  const can = idsOf(shape);
  const death = asks(shape, 'death');
  if (death) return pick('death', anyAnswer(death, dice));
  const grown = upgrades(open, shape, dice);
  if (grown !== undefined) return grown;
  // Blows that reach from afar wait until it has come near, if it can still hunt.
  const near = attackable(open).some(({ at }) => piecesOf(theDemon(open)).some((piece) => pieceAt(theDemon(open), piece) === at));
  if (!near && can.includes('hunt') && dice.below('bot', 10) < 8) return 'hunt';
  const strikes = [...STRIKES.filter((id) => can.includes(id)), ...AIMED.filter((id) => can.includes(id))];
  if (strikes.length > 0) {
    const id = strikes[dice.below('bot', Math.min(2, strikes.length))];
    const more = asks(shape, id);
    return more ? pick(id, strongest(open, more, dice)) : id;
  }
  const charge = asks(shape, 'madCharge');
  const sides = charge ? idsOf(charge, isNumber).filter((side) => lineOf(open, side) > 0) : [];
  if (sides.length > 0) return pick('madCharge', sides.toSorted((a, b) => lineOf(open, b) - lineOf(open, a))[0]);
  if (can.includes('hunt')) return 'hunt';
  if (can.includes('ambush')) return 'ambush';
  const web = asks(shape, 'spiderWeb');
  if (web) return pick('spiderWeb', webbing(open, web, dice));
  return 'end';
};

const isCell = (value: Value): value is Cell => typeof value === 'string' && value.includes(',');

/** How many a charge in this direction would meet. */
const lineOf = (open: Open, side: number): number => {
  const cells = chargePath(open, SIDES[side]);
  return attackable(open).filter(({ at }) => at !== null && cells.includes(at)).length;
};
/** 8.3 On the Bunker tile, else where somebody is about to pass. */
function webbing(open: Open, shape: Shape, dice: Dice): Choice {
  if (shape.t !== 'compound') return anyAnswer(shape, dice);
  const goal = bunkerCell(open);
  const beside = worthOf(
    isCell,
    (cell) => (cell === goal ? 5 : 0) - Math.min(9, ...attackable(open).map(({ at }) => (at === null ? 9 : distance(at, cell)))),
  );
  return { put: liking(shape.parts.put, beside, dice), remove: anyAnswer(shape.parts.remove, dice) };
}

/** 24 To whoever can be struck down, else to the nearest; at the bunker once it is about to open. */
const huntMove: Answers[string] = (view, { shape }, dice) => {
  const { open } = view;
  const demon = theDemon(open);
  let best: { choice: Choice; worth: number } = { choice: null, worth: 0 };
  for (const piece of idsOf(shape)) {
    const to = asks(shape, piece);
    const from = piece === 'body' ? hunterCell(view) : demon.shadows[Number(piece)];
    for (const cell of to ? idsOf(to, isCell) : []) {
      const worth = worthOfTile(open, cell) - worthOfTile(open, from) + dice.below('bot', 100) / 200;
      if (worth > best.worth + 0.5) best = { choice: pick(piece, cell), worth };
    }
  }
  return best.choice;
};
/** Where the one who hunts stands: the Demon, or its slave. */
function hunterCell({ open, seat }: Seen): Cell {
  const demon = theDemon(open);
  const slave = open.victims.find(({ status }) => status === 'enslaved');
  return open.deed?.by === 'slave' && slave?.seat === seat && slave.at ? slave.at : demon.at;
}
function worthOfTile(open: Open, cell: Cell): number {
  const { rage, demon } = theDemon(open);
  const fallen = rage === MOST_RAGE && onCell(open, cell).some(isCritical) ? 12 : 0;
  const reach = demon === 'witch' ? 1 : 0;
  const steps = stepsFrom(cell, (from) => demonSteps(open, from));
  const near = Math.max(
    -30,
    ...attackable(open).map((victim) => {
      const way = victim.at === null ? 30 : Math.max(0, (steps.get(victim.at) ?? 20) - reach);
      return victim.wounds * 1.5 - way * 2;
    }),
  );
  const goal = bunkerCell(open);
  const guard = goal !== null && (open.bunkerOpen || needsOf(open).solvable) ? Math.max(0, 3 - distance(goal, cell)) : 0;
  return fallen + near + guard;
}

export const demonAnswers: Answers = {
  demonAction,
  huntMove,
  ambushAttack: ({ open }, { shape }, dice) => {
    const who = asks(shape, 'attack');
    return who ? pick('attack', strongest(open, who, dice)) : 'no';
  },
};
