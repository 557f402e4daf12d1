/** What the Anomaly thinks about, and where it would like to be. */
import { irradiated, type Memory, PHASING_RANGE, PRETEND, RANGE, type Seen, turnsLeft, ZONES, type Zone } from '@lurk/anomaly/public';
import type { Choice, Dice, Shape } from '@lurk/kernel';
import { placeOf } from '../bot.ts';
import { weighted } from '../pick.ts';
import { type Belief, beliefs, crowdAt } from './belief.ts';
import { things } from './cards.ts';

export interface Hunt {
  view: Seen;
  belief: Belief;
  here: Zone;
  /** Turns the Students still have this round. */
  left: number;
  /** Does everybody know where it is, with Students left to strike? */
  exposed: boolean;
  dice: Dice;
}

export function huntOf(view: Seen, memory: Memory, dice: Dice): Hunt {
  const belief = beliefs(view, memory);
  const left = turnsLeft(view);
  return { view, belief, here: placeOf(view).own.pawns[0].zone, left, exposed: left > 0 && belief.anomaly.length === 1, dice };
}

/** Fuel draws it half as much as a Student, and only while it is hungry. */
const FUEL = 0.5;
const mealAt = ({ view, belief }: Hunt, zone: Zone): number =>
  crowdAt(belief, zone) + (!view.open.fed && view.open.fuel.includes(zone) ? FUEL : 0);

/** It begins to mind radiation when the Students have so many turns left and it has one point to leave with. */
const LATE = 2;
const SENSOR = 0.5;

/** The best meal near a zone, the nearer the better, less what it costs to stand there. */
export function appeal(hunt: Hunt, zone: Zone): number {
  const { open } = hunt.view;
  const range = open.evolutions.includes('phasing') ? PHASING_RANGE : RANGE;
  const meal = Math.max(...ZONES.map((there) => mealAt(hunt, there) / (1 + range[zone][there])));
  const burns = irradiated(open, zone) && hunt.left <= LATE && open.ap <= 1 ? 1 : 0;
  return meal - burns - (open.sensors.includes(zone) && hunt.left > 0 ? SENSOR : 0);
}

/** A bot that always took the best zone would be found at once, so the zone is drawn by weight: one more meal makes a zone fifty times as likely. */
const EAGER = 4;

/** A zone to go to; to pretend is worth nothing. */
export function heads(hunt: Hunt, shape: Shape): Choice {
  const [zone] = weighted(things(shape, 'zone'), (there) => Math.exp(EAGER * appeal(hunt, there)), 1, hunt.dice);
  return zone ?? PRETEND;
}
