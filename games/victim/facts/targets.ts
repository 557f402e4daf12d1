/** Whom the Demon and its slave can aim at, and where they can go. All of it public. */
import { must } from '@lurk/kernel';
import { SHIFT_RANGE } from '../data/demons.ts';
import { SIDES, type Side } from '../data/tiles.ts';
import type { Cell, Demon, Frames, Open, Piece, Victim } from '../types.ts';
import { isUpgraded, singleTargets } from './demons.ts';
import { distance, neighbour } from './hex.ts';
import { adjacentTo, demonSteps, isKind, laidAt, stepsFrom, tilesOf } from './map.ts';
import { attackable, forest, isAttackable, isMortal, onCell, pieceAt, piecesOf, slaveOf, within } from './people.ts';

export const theDemon = ({ demon }: Open): Demon => must(demon);

/** VI-379 The tiles of the body and of all Shadows. */
const tilesOfPieces = (demon: Demon): Cell[] => [demon.at, ...demon.shadows];
/** The exposed standing Victims on any of these tiles, in turn order (VI-318). */
export const attackableOn = (open: Open, ...cells: readonly Cell[]): Victim[] =>
  attackable(open).filter(({ at }) => at !== null && cells.includes(at));
/** VI-358, VI-376, VI-392 On this tile or an adjacent one, linked or not. */
export const attackableNear = (open: Open, cell: Cell): Victim[] => attackable(open).filter((victim) => within(cell, 1, victim));

/** VI-311, VI-358, VI-380 Whom an Attack may be aimed at, before Brave. */
export function attackRange(open: Open): Victim[] {
  const demon = theDemon(open);
  if (demon.demon === 'witch') return attackableNear(open, demon.at);
  return attackableOn(open, ...tilesOfPieces(demon));
}
/** VI-216 */
export const attackTargets = (open: Open): Victim[] => singleTargets(open, attackRange(open));
/** VI-346 Frenzy: all at once, where there are several. */
export function frenzyTargets(open: Open): Victim[] {
  const all = theDemon(open).demon === 'wendigo' ? attackRange(open) : [];
  return all.length > 1 ? all : [];
}
/** VI-342a */
export const slaveTargets = (open: Open): Victim[] => {
  const at = slaveOf(open)?.at;
  return at ? singleTargets(open, attackableOn(open, at)) : [];
};
/** VI-325, VI-219 Brave protects nobody from it. */
export const deathTargets = (open: Open): Victim[] =>
  tilesOfPieces(theDemon(open))
    .filter((cell, place, cells) => cells.indexOf(cell) === place)
    .flatMap((cell) => onCell(open, cell).filter(isMortal));

/** VI-360 The Corpse tiles that somebody is near, with those whom each reaches. */
export const explosions = (open: Open): { cell: Cell; victims: Victim[] }[] => reached(open, 'corpse', attackableNear);
/** VI-363 The Decoder tiles that somebody is on. */
export const thunders = (open: Open): { cell: Cell; victims: Victim[] }[] => reached(open, 'decoder', attackableOn);
function reached(open: Open, kind: 'corpse' | 'decoder', reach: (open: Open, cell: Cell) => Victim[]): { cell: Cell; victims: Victim[] }[] {
  return tilesOf(open, kind)
    .map(({ cell }) => ({ cell, victims: reach(open, cell) }))
    .filter(({ victims }) => victims.length > 0);
}
/** VI-369 */
export function webCells(open: Open): Cell[] {
  const { victims } = open;
  const taken = [...victims.map(({ at }) => at), ...tilesOfPieces(theDemon(open))];
  return open.map.filter(({ cell, web }) => !web && !taken.includes(cell)).map(({ cell }) => cell);
}
export const webs = ({ map }: Open): Cell[] => map.filter(({ web }) => web).map(({ cell }) => cell);
/** VI-383 */
export const spiked = (open: Open): Victim[] => attackableOn(open, ...tilesOfPieces(theDemon(open)));
/** VI-385 Who can change places, with which pieces. */
export function shifts(open: Open): { victim: Victim; pieces: Piece[] }[] {
  const demon = theDemon(open);
  const near = (victim: Victim) => piecesOf(demon).filter((piece) => within(pieceAt(demon, piece), SHIFT_RANGE, victim));
  const inReach = attackable(open).filter((victim) => near(victim).length > 0);
  return singleTargets(open, inReach).map((victim) => ({ victim, pieces: near(victim) }));
}
/** VI-351, VI-353, VI-354 The tiles a charge enters in this direction, in order. */
export function chargePath(open: Open, side: Side): Cell[] {
  const demon = theDemon(open);
  const path: Cell[] = [];
  for (let cell = neighbour(demon.at, side); laidAt(open, cell); cell = neighbour(cell, side)) {
    path.push(cell);
    if (!isUpgraded(demon, 'special2') && isKind(laidAt(open, cell), 'test')) break;
  }
  return path;
}
export const chargeSides = (open: Open): Side[] => SIDES.filter((side) => laidAt(open, neighbour(theDemon(open).at, side)));

/** Where a piece of the one who hunts is. */
export const hunterAt = (open: Open, by: Frames['hunt']['by'], piece: Piece): Cell =>
  by === 'slave' ? must(slaveOf(open)?.at) : pieceAt(theDemon(open), piece);

/** VI-307 to VI-309, VI-349 Where one step leads from a tile, after so many; on a Test tile one has to stop. */
function onward(open: Open, { by, how }: Frames['hunt'], cell: Cell, steps: number): Cell[] {
  if (steps > 0 && isKind(laidAt(open, cell), 'test')) return [];
  const byPath = demonSteps(open, cell);
  if (by !== 'demon' || how !== 'ambush' || !isUpgraded(theDemon(open), 'special1')) return byPath;
  const across = adjacentTo(open, cell).map((laid) => laid.cell);
  return [...across, ...byPath];
}
/** 24 Where a piece can be brought, and in how many steps: at most those that are left. */
export function huntReach(open: Open, at: Frames['hunt'], piece: Piece): Map<Cell, number> {
  const from = hunterAt(open, at.by, piece);
  const steps = stepsFrom(from, (cell, count) => (count < at.left ? onward(open, at, cell, count) : []));
  steps.delete(from);
  // VI-347a Out and back again is a way too, where it matters that they have moved.
  if (at.how === 'ambush' && at.left >= 2 && onward(open, at, from, 0).some((cell) => onward(open, at, cell, 1).includes(from)))
    steps.set(from, 2);
  return steps;
}
/** VI-379, VI-379a The pieces that can still be moved. */
export function huntPieces(open: Open, at: Frames['hunt']): Piece[] {
  const pieces: Piece[] = at.by === 'demon' ? piecesOf(theDemon(open)) : ['body'];
  return pieces.filter((piece) => !at.stopped.includes(piece) && huntReach(open, at, piece).size > 0);
}
/** 24 What the clock does: the shortest way towards the nearest exposed standing Victim, with the body only. */
export function huntDefault(open: Open, at: Frames['hunt']): Cell | null {
  if (!huntPieces(open, at).includes('body')) return null;
  const from = hunterAt(open, at.by, 'body');
  const prey = attackable(open);
  let best: Cell | null = null;
  let least = nearest(open, at, from, prey);
  for (const cell of huntReach(open, at, 'body').keys()) {
    const far = nearest(open, at, cell, prey);
    if (far >= least) continue;
    best = cell;
    least = far;
  }
  return best;
}
/** How many steps it is from here to the nearest of these; as the crow flies where no way leads there. */
function nearest(open: Open, at: Frames['hunt'], cell: Cell, prey: readonly Victim[]): number {
  const steps = stepsFrom(cell, (from, count) => onward(open, at, from, count));
  return Math.min(
    Infinity,
    ...prey.flatMap((victim) => (victim.at === null ? [] : [steps.get(victim.at) ?? open.map.length + distance(cell, victim.at)])),
  );
}

/** VI-329, VI-330 May the Werewolf roll its die again? */
export const canSmell = (open: Open, by: Frames['hunt']['by']): boolean => {
  const { demon, turn } = theDemon(open);
  return by === 'demon' && demon === 'werewolf' && !turn.rerolled && forest(open).some(({ wounds }) => wounds > 0);
};
/** 26 Most Wounds first, then the lowest VIT; in turn order among equals. */
export const preyFirst = (victims: readonly Victim[]): Victim[] =>
  victims.toSorted((a, b) => b.wounds - a.wounds || a.stats.vit - b.stats.vit);
/** VI-333 The Werewolf may follow this Victim's Run. */
export const isFollowed = (open: Open, victim: Victim): boolean =>
  open.demon?.demon === 'werewolf' && victim.status === 'forest' && victim.effects.includes('target');
/** VI-370 A Web springs on it where it stands. */
export const isCaught = (open: Open, victim: Victim): boolean =>
  isAttackable(victim) && victim.at !== null && laidAt(open, victim.at)?.web === true;
