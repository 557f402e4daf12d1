/** The Demon (8.3): draws its action at random, weighted by the harm it does; hunts Victims who are near; saves up for upgrades. */
import type { Choice, Dice, Shape } from '@lurk/kernel';
import {
  attackable,
  type Cell,
  type CharacterId,
  distance,
  forest,
  isCritical,
  isMortal,
  MOST_RAGE,
  type Open,
  victimOf,
} from '@lurk/victim/public';
import { theDemon } from '@lurk/victim/reckoning';
import { any, anyAnswer, asks, chance, idsOf, pick, weighted } from '../pick.ts';
import type { Answers } from './beginner.ts';
import { specialOn } from './blows.ts';
import { bunkerCell } from './chart.ts';
import { liking, things } from './choosing.ts';
import { huntMove, huntWorth } from './hunting.ts';
import { type Deed, strikes } from './strikes.ts';

/** 8.3 The die is upgraded first; after that Rage is mostly kept for another AP and for Critically Injured Victims. */
function upgrades(open: Open, shape: Shape, dice: Dice): Choice | undefined {
  const skills = asks(shape, 'upgrade');
  if (!skills) return undefined;
  const can = things(skills, 'upgrade');
  if (can.includes('passive')) return pick('upgrade', 'passive');
  const hoards = forest(open).some(isCritical) || theDemon(open).rage < MOST_RAGE || !chance(dice, SPENDS);
  return hoards ? undefined : pick('upgrade', any(can, dice));
}
const SPENDS = 0.1;

/** A Hunt for the blow that may follow it; to a Victim that lies, where Rage 3 would end it. */
function hunts(open: Open, shape: Shape): Deed[] {
  const demon = theDemon(open);
  const can = idsOf(shape);
  const follows = demon.turn.ap > 1;
  const blow = huntWorth(open, demon);
  const mortal = demon.rage === MOST_RAGE && follows && forest(open).some(isMortal) ? MORTAL : 0;
  const hunt: Deed = { choice: 'hunt', worth: Math.max(MOVING, mortal, follows ? blow : 0) };
  // VI-347 A Hunt and a blow for one AP.
  const ambush: Deed = { choice: 'ambush', worth: Math.max(MOVING, blow * (follows ? 1.5 : 0.7)) };
  return [hunt, ambush].filter(({ choice }) => choice !== null && can.some((id) => id === choice));
}
const MORTAL = 1.2;
const MOVING = 0.1;
/** How sharply it tells better from worse. */
const SHARP = 4;

const demonAction: Answers[string] = ({ open }, { shape }, dice) => {
  const death = asks(shape, 'death');
  if (death) return pick('death', anyAnswer(death, dice));
  const grown = upgrades(open, shape, dice);
  if (grown !== undefined) return grown;
  const deeds = [...strikes(open, shape), ...hunts(open, shape)];
  if (deeds.length > 0) return weighted(deeds, ({ worth }) => worth ** SHARP, 1, dice)[0].choice;
  const web = asks(shape, 'spiderWeb');
  return web ? pick('spiderWeb', webbing(open, web, dice)) : 'end';
};

/** 8.3 On the Bunker tile, else where somebody is about to pass. */
function webbing(open: Open, shape: Shape, dice: Dice): Choice {
  if (shape.t !== 'compound') return anyAnswer(shape, dice);
  const goal = bunkerCell(open);
  const beside = (cell: Cell): number =>
    (cell === goal ? 5 : 0) - Math.min(9, ...attackable(open).map(({ at }) => (at === null ? 9 : distance(at, cell))));
  return { put: liking(shape.parts.put, { cell: beside }, dice), remove: anyAnswer(shape.parts.remove, dice) };
}

const ambushAttack: Answers[string] = ({ open }, { shape }, dice) => {
  const who = asks(shape, 'attack');
  const harm = (name: CharacterId): number => specialOn(open, theDemon(open), 'special1', victimOf(open, name));
  return who ? pick('attack', liking(who, { victim: harm }, dice)) : 'no';
};

export const demonAnswers: Answers = { demonAction, huntMove, ambushAttack };
