/** Everything with which the Demon can strike now, each blow aimed as well as can be (8.3). */
import type { Choice, Shape, Value } from '@lurk/kernel';
import {
  attackable,
  type Cell,
  type CharacterId,
  isBetter,
  type Open,
  type Side,
  type Special,
  type Things,
  type Victim,
  victimOf,
} from '@lurk/victim/public';
import { chargePath, slotOf, spiked, theDemon } from '@lurk/victim/reckoning';
import { asks, idsOf, pick } from '../pick.ts';
import { attackOn, specialOn } from './blows.ts';
import { things } from './choosing.ts';

/** Something it can do, with what that is worth. */
export interface Deed {
  choice: Choice;
  worth: number;
}
type Worth<T> = (thing: T) => number;
/** The kinds of things that a blow is aimed at. */
type Aim = 'victim' | 'cell' | 'side';
const best = (deeds: readonly Deed[]): Deed[] => deeds.toSorted((a, b) => b.worth - a.worth).slice(0, 1);

/** One of several; where that asks for more (which piece of the Doppelgänger), the first. */
function one<K extends Aim>(shape: Shape, id: string, kind: K, worth: Worth<Things[K]>): Deed[] {
  const more = asks(shape, id);
  const aimed = (at: Shape, name: Value): Choice => {
    const further = asks(at, name);
    return further ? pick(name, idsOf(further)[0]) : name;
  };
  return more ? best(things(more, kind).map((name) => ({ choice: pick(id, aimed(more, name)), worth: worth(name) }))) : [];
}
/** As many as may be. */
function several(shape: Shape, id: string, worth: Worth<CharacterId>): Deed[] {
  const more = asks(shape, id);
  if (more?.t !== 'someOf') return [];
  const names = things(more, 'victim')
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, more.max);
  return [{ choice: pick(id, names), worth: names.reduce((sum, name) => sum + worth(name), 0) }];
}
/** First a tile, then somebody near it. */
function nearTile(shape: Shape, id: string, worth: Worth<CharacterId>): Deed[] {
  const cells = asks(shape, id);
  const nearOf = (cell: Cell): Deed[] => {
    const near = cells && asks(cells, cell);
    return near ? things(near, 'victim').map((name) => ({ choice: pick(id, pick(cell, name)), worth: worth(name) })) : [];
  };
  return cells ? best(things(cells, 'cell').flatMap(nearOf)) : [];
}
const total = (victims: readonly Victim[], worth: Worth<CharacterId>): number =>
  victims.reduce((sum, { character }) => sum + worth(character), 0);
const all = (shape: Shape, id: string, victims: readonly Victim[], worth: Worth<CharacterId>): Deed[] =>
  idsOf(shape).includes(id) ? [{ choice: id, worth: total(victims, worth) }] : [];

/** Whom a charge in this direction would meet. */
function lineOf(open: Open, side: Side): Victim[] {
  const cells = chargePath(open, side);
  return attackable(open).filter(({ at }) => at !== null && cells.includes(at));
}

/** VI-336, VI-337 Two or three blows on one Victim; the later ones may find it lying. */
const SLASHES = { plain: 1.8, upgraded: 2.4 } as const;

export function strikes(open: Open, shape: Shape): Deed[] {
  const demon = theDemon(open);
  const by =
    (special: Special): Worth<CharacterId> =>
    (name) =>
      specialOn(open, demon, slotOf(demon, special), victimOf(open, name));
  const slashes = isBetter(open, 'special2') ? SLASHES.upgraded : SLASHES.plain;
  const attack: Worth<CharacterId> = (name) => attackOn(open, demon, victimOf(open, name));
  const standingOn = (cell: Cell): Victim[] => attackable(open).filter(({ at }) => at === cell);
  return [
    ...one(shape, 'attack', 'victim', attack),
    ...all(shape, 'attackAll', standingOn(demon.at), attack),
    ...one(shape, 'target', 'victim', by('target')),
    ...several(shape, 'targetSeveral', by('target')),
    ...one(shape, 'doubleSlash', 'victim', (name) => slashes * by('doubleSlash')(name)),
    ...one(shape, 'madCharge', 'side', (side) => total(lineOf(open, side), by('madCharge'))),
    ...nearTile(shape, 'morbidExplosion', by('morbidExplosion')),
    ...one(shape, 'thunderCall', 'cell', (cell) => total(standingOn(cell), by('thunderCall'))),
    ...nearTile(shape, 'thunderStrike', by('thunderCall')),
    ...one(shape, 'poisonMist', 'victim', by('poisonMist')),
    ...several(shape, 'poisonMistTwo', by('poisonMist')),
    ...all(shape, 'shadowSpikes', spiked(open), by('shadowSpikes')),
    ...one(shape, 'dimensionShift', 'victim', by('dimensionShift')),
    ...one(shape, 'terrifyingDance', 'victim', by('terrifyingDance')),
    ...several(shape, 'terrifyingDanceTwo', by('terrifyingDance')),
    ...one(shape, 'behindYou', 'victim', by('behindYou')),
  ].filter(({ worth }) => worth > 0);
}
