/** The Demon (8.3): it draws what it does, the likelier the more harm it does, hunts whoever is near, and grows. */
import type { Choice, Dice, Shape, Value } from '@lurk/kernel';
import {
  attackable,
  type Cell,
  chargePath,
  DEMON,
  type Demon,
  demonFaces,
  demonSteps,
  distance,
  forest,
  isBetter,
  isCritical,
  isMortal,
  MOST_RAGE,
  type Open,
  onCell,
  type Seen,
  SIDES,
  type Special,
  spiked,
  stepsFrom,
  theDemon,
  type Victim,
} from '@lurk/victim/public';
import { any, anyAnswer, asks, chance, idsOf, isNumber, liking, pick, weighted, worthOf } from '../pick.ts';
import type { Answers } from './beginner.ts';
import { attackOn, specialOn } from './blows.ts';
import { bunkerCell } from './chart.ts';
import { needsOf } from './needs.ts';

/** Something it can do, with what that is worth. */
interface Deed {
  choice: Choice;
  worth: number;
}
const best = (deeds: readonly Deed[]): Deed[] => deeds.toSorted((a, b) => b.worth - a.worth).slice(0, 1);

/** Everything that strikes now, each aimed as well as can be. */
function strikes(open: Open, shape: Shape): Deed[] {
  const demon = theDemon(open);
  const { special1 } = DEMON[demon.demon];
  const slotOf = (id: Special): 'special1' | 'special2' => (special1.id === id ? 'special1' : 'special2');
  const who = (name: Value): Victim | undefined => open.victims.find(({ character }) => character === name);
  const by =
    (special: Special, blows = 1) =>
    (name: Value): number => {
      const victim = who(name);
      return victim ? blows * specialOn(open, demon, slotOf(special), victim) : 0;
    };
  const attack = (name: Value): number => {
    const victim = who(name);
    return victim ? attackOn(open, demon, victim) : 0;
  };
  /** One of several. */
  const one = (id: string, worth: (name: Value) => number): Deed[] => {
    const more = asks(shape, id);
    return more ? best(idsOf(more).map((name) => ({ choice: pick(id, pick1(more, name)), worth: worth(name) }))) : [];
  };
  /** As many as may be. */
  const several = (id: string, worth: (name: Value) => number): Deed[] => {
    const more = asks(shape, id);
    if (more?.t !== 'someOf') return [];
    const names = more.options.toSorted((a, b) => worth(b) - worth(a)).slice(0, more.max);
    return [{ choice: pick(id, names), worth: names.reduce<number>((sum, name) => sum + worth(name), 0) }];
  };
  /** First a tile, then somebody near it. */
  const nested = (id: string, worth: (name: Value) => number): Deed[] => {
    const cells = asks(shape, id);
    if (!cells) return [];
    return best(
      idsOf(cells).flatMap((cell) => {
        const names = asks(cells, cell);
        return names ? idsOf(names).map((name) => ({ choice: pick(id, pick(cell, name)), worth: worth(name) })) : [];
      }),
    );
  };
  const plain = (id: string, victims: readonly Victim[], worth: (name: Value) => number): Deed[] =>
    idsOf(shape).includes(id) ? [{ choice: id, worth: victims.reduce((sum, { character }) => sum + worth(character), 0) }] : [];
  const standingOn = (cell: Value): Victim[] => attackable(open).filter(({ at }) => at === cell);
  return [
    ...one('attack', attack),
    ...plain('attackAll', standingOn(demon.at), attack),
    ...one('target', by('target')),
    ...several('targetSeveral', by('target')),
    ...one('doubleSlash', by('doubleSlash', isBetter(open, 'special2') ? 2.4 : 1.8)),
    ...one('poisonMist', by('poisonMist')),
    ...several('poisonMistTwo', by('poisonMist')),
    ...one('terrifyingDance', by('terrifyingDance')),
    ...several('terrifyingDanceTwo', by('terrifyingDance')),
    ...one('behindYou', by('behindYou')),
    ...one('dimensionShift', by('dimensionShift')),
    ...nested('morbidExplosion', by('morbidExplosion')),
    ...nested('thunderStrike', by('thunderCall')),
    ...one('thunderCall', (cell) => standingOn(cell).reduce((sum, { character }) => sum + by('thunderCall')(character), 0)),
    ...plain('shadowSpikes', spiked(open), by('shadowSpikes')),
    ...one('madCharge', (side) => lineOf(open, side).reduce((sum, { character }) => sum + by('madCharge')(character), 0)),
  ].filter(({ worth }) => worth > 0);
}
/** The option itself, or what it asks for besides: of the Doppelgänger which of its pieces. */
function pick1(shape: Shape, name: Value): Choice {
  const more = asks(shape, name);
  return more ? pick(name, idsOf(more)[0]) : name;
}
/** Whom a charge in this direction would meet. */
function lineOf(open: Open, side: Value): Victim[] {
  const cells = isNumber(side) ? chargePath(open, SIDES[side]) : [];
  return attackable(open).filter(({ at }) => at !== null && cells.includes(at));
}

/** What an Attack on the likeliest prey is worth, with the chance to get there first. */
function huntWorth(open: Open, demon: Demon): number {
  const faces = demonFaces(open, demon);
  const ways = [demon.at, ...demon.shadows].map((from) => stepsFrom(from, (cell) => demonSteps(open, cell)));
  const reach = demon.demon === 'witch' ? 1 : 0;
  const reached = (cell: Cell): number => {
    const way = Math.min(...ways.map((steps) => steps.get(cell) ?? 20)) - reach;
    return faces.filter((face) => face >= way && face !== demon.rage).length / faces.length;
  };
  return Math.max(0, ...attackable(open).map((victim) => (victim.at === null ? 0 : reached(victim.at) * attackOn(open, demon, victim))));
}

/** 8.3 The die first; then Rage is kept for an AP more and for whoever lies, most of the time. */
function upgrades(open: Open, shape: Shape, dice: Dice): Choice | undefined {
  const skills = asks(shape, 'upgrade');
  if (!skills) return undefined;
  const can = idsOf(skills);
  if (can.includes('passive')) return pick('upgrade', 'passive');
  const hoards = forest(open).some(isCritical) || theDemon(open).rage < MOST_RAGE || !chance(dice, SPENDS);
  return hoards ? undefined : pick('upgrade', any(can, dice));
}
const SPENDS = 0.1;
/** How sharply it tells better from worse. */
const SHARP = 3;

const demonAction: Answers[string] = (view, { shape }, dice) => {
  const { open } = view;
  const demon = theDemon(open);
  const death = asks(shape, 'death');
  if (death) return pick('death', anyAnswer(death, dice));
  const grown = upgrades(open, shape, dice);
  if (grown !== undefined) return grown;
  const can = idsOf(shape);
  const deeds = strikes(open, shape);
  const after = demon.turn.ap > 1;
  if (can.includes('hunt')) {
    const mortal = demon.rage === MOST_RAGE && after && forest(open).some(isMortal) ? 1.2 : 0;
    deeds.push({ choice: 'hunt', worth: Math.max(0.1, mortal, after ? huntWorth(open, demon) : 0) });
  }
  if (can.includes('ambush')) deeds.push({ choice: 'ambush', worth: Math.max(0.1, huntWorth(open, demon) * (after ? 1.5 : 0.7)) });
  if (deeds.length > 0) return weighted(deeds, ({ worth }) => worth ** SHARP, 1, dice)[0].choice;
  const web = asks(shape, 'spiderWeb');
  return web ? pick('spiderWeb', webbing(open, web, dice)) : 'end';
};

const isCell = (value: Value): value is Cell => typeof value === 'string' && value.includes(',');
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
  let found: Deed = { choice: null, worth: 0 };
  for (const piece of idsOf(shape)) {
    const to = asks(shape, piece);
    const from = piece === 'body' ? hunterCell(view) : demon.shadows[Number(piece)];
    const worth = worthOfTiles(
      open,
      [demon.at, ...demon.shadows].filter((_, at) => (piece === 'body' ? at > 0 : at !== Number(piece) + 1)),
    );
    for (const cell of to ? idsOf(to, isCell) : []) {
      const gain = worth(cell) - worth(from) + dice.below('bot', 100) / 200;
      if (gain > found.worth + 0.5) found = { choice: pick(piece, cell), worth: gain };
    }
  }
  return found.choice;
};
/** Where the one who hunts stands: the Demon, or its slave. */
function hunterCell({ open, seat }: Seen): Cell {
  const demon = theDemon(open);
  const slave = open.victims.find(({ status }) => status === 'enslaved');
  return open.deed?.by === 'slave' && slave?.seat === seat && slave.at ? slave.at : demon.at;
}
/** Whoever is met by another piece already needs no second one. */
function worthOfTiles(open: Open, others: readonly Cell[]): (cell: Cell) => number {
  const demon = theDemon(open);
  const reach = demon.demon === 'witch' ? 1 : 0;
  const harm = (victim: Victim): number => attackOn(open, demon, victim) * (victim.at !== null && others.includes(victim.at) ? 1 : HARM);
  const prey = attackable(open).map((victim) => ({ at: victim.at, harm: harm(victim) }));
  const goal = bunkerCell(open);
  const guarded = goal !== null && needsOf(open).solvable ? goal : null;
  return (cell) => {
    const fallen = demon.rage === MOST_RAGE && onCell(open, cell).some(isMortal) ? FALLEN : 0;
    const steps = stepsFrom(cell, (from) => demonSteps(open, from));
    const near = Math.max(-30, ...prey.map(({ at, harm }) => harm - 2 * (at === null ? 30 : Math.max(0, (steps.get(at) ?? 20) - reach))));
    const guard = guarded === null ? 0 : Math.max(0, 3 - distance(guarded, cell));
    return fallen + near + guard;
  };
}
const HARM = 3;
const FALLEN = 8;

const ambushAttack: Answers[string] = ({ open }, { shape }, dice) => {
  const who = asks(shape, 'attack');
  const demon = theDemon(open);
  const worth = (name: Value): number => {
    const victim = open.victims.find(({ character }) => character === name);
    return victim ? specialOn(open, demon, 'special1', victim) : 0;
  };
  return who ? pick('attack', liking(who, worth, dice)) : 'no';
};

export const demonAnswers: Answers = { demonAction, huntMove, ambushAttack };
