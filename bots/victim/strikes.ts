/** Everything with which the Demon can strike now, each blow aimed as well as can be (8.3). */
import type { Choice, Shape, Value } from '@lurk/kernel';
import { attackable, DEMON, isBetter, type Open, SIDES, type Special, type Victim } from '@lurk/victim/public';
import { chargePath, spiked, theDemon } from '@lurk/victim/reckoning';
import { asks, idsOf, isNumber, pick } from '../pick.ts';
import { attackOn, specialOn } from './blows.ts';

/** Something it can do, with what that is worth. */
export interface Deed {
  choice: Choice;
  worth: number;
}
type Worth = (value: Value) => number;
const best = (deeds: readonly Deed[]): Deed[] => deeds.toSorted((a, b) => b.worth - a.worth).slice(0, 1);

/** One of several; where that asks for more (which piece of the Doppelgänger), the first. */
function one(shape: Shape, id: string, worth: Worth): Deed[] {
  const more = asks(shape, id);
  const aimed = (at: Shape, name: Value): Choice => {
    const further = asks(at, name);
    return further ? pick(name, idsOf(further)[0]) : name;
  };
  return more ? best(idsOf(more).map((name) => ({ choice: pick(id, aimed(more, name)), worth: worth(name) }))) : [];
}
/** As many as may be. */
function several(shape: Shape, id: string, worth: Worth): Deed[] {
  const more = asks(shape, id);
  if (more?.t !== 'someOf') return [];
  const names = more.options.toSorted((a, b) => worth(b) - worth(a)).slice(0, more.max);
  return [{ choice: pick(id, names), worth: names.reduce<number>((sum, name) => sum + worth(name), 0) }];
}
/** First a tile, then somebody near it. */
function nearTile(shape: Shape, id: string, worth: Worth): Deed[] {
  const cells = asks(shape, id);
  const nearOf = (cell: Value): Deed[] => {
    const names = cells && asks(cells, cell);
    return names ? idsOf(names).map((name) => ({ choice: pick(id, pick(cell, name)), worth: worth(name) })) : [];
  };
  return cells ? best(idsOf(cells).flatMap(nearOf)) : [];
}
const total = (victims: readonly Victim[], worth: Worth): number => victims.reduce((sum, { character }) => sum + worth(character), 0);
const all = (shape: Shape, id: string, victims: readonly Victim[], worth: Worth): Deed[] =>
  idsOf(shape).includes(id) ? [{ choice: id, worth: total(victims, worth) }] : [];

/** Whom a charge in this direction would meet. */
function lineOf(open: Open, side: Value): Victim[] {
  const cells = isNumber(side) ? chargePath(open, SIDES[side]) : [];
  return attackable(open).filter(({ at }) => at !== null && cells.includes(at));
}

/** VI-336, VI-337 Two or three blows on one Victim; the later ones may find it lying. */
const SLASHES = { plain: 1.8, upgraded: 2.4 } as const;

export function strikes(open: Open, shape: Shape): Deed[] {
  const demon = theDemon(open);
  const aimed =
    (worth: (victim: Victim) => number): Worth =>
    (name) => {
      const victim = open.victims.find(({ character }) => character === name);
      return victim ? worth(victim) : 0;
    };
  const by = (special: Special): Worth => {
    const slot = DEMON[demon.demon].special1.id === special ? 'special1' : 'special2';
    return aimed((victim) => specialOn(open, demon, slot, victim));
  };
  const slashes = isBetter(open, 'special2') ? SLASHES.upgraded : SLASHES.plain;
  const attack = aimed((victim) => attackOn(open, demon, victim));
  const standingOn = (cell: Value): Victim[] => attackable(open).filter(({ at }) => at === cell);
  return [
    ...one(shape, 'attack', attack),
    ...all(shape, 'attackAll', standingOn(demon.at), attack),
    ...one(shape, 'target', by('target')),
    ...several(shape, 'targetSeveral', by('target')),
    ...one(shape, 'doubleSlash', (name) => slashes * by('doubleSlash')(name)),
    ...one(shape, 'madCharge', (side) => total(lineOf(open, side), by('madCharge'))),
    ...nearTile(shape, 'morbidExplosion', by('morbidExplosion')),
    ...one(shape, 'thunderCall', (cell) => total(standingOn(cell), by('thunderCall'))),
    ...nearTile(shape, 'thunderStrike', by('thunderCall')),
    ...one(shape, 'poisonMist', by('poisonMist')),
    ...several(shape, 'poisonMistTwo', by('poisonMist')),
    ...all(shape, 'shadowSpikes', spiked(open), by('shadowSpikes')),
    ...one(shape, 'dimensionShift', by('dimensionShift')),
    ...one(shape, 'terrifyingDance', by('terrifyingDance')),
    ...several(shape, 'terrifyingDanceTwo', by('terrifyingDance')),
    ...one(shape, 'behindYou', by('behindYou')),
  ].filter(({ worth }) => worth > 0);
}
