/** What is worth going to, and how far the Demon is from it (8.2). */
import {
  type Cell,
  CHARACTER,
  canOpen,
  demonSteps,
  forest,
  foundTokens,
  handSeen,
  isCritical,
  isKind,
  isNumber,
  isStanding,
  isUnlocked,
  type Laid,
  laidAt,
  linkedRange,
  type Open,
  type Seen,
  stepsFrom,
  tileOf,
  tilesOf,
  turnableSides,
  type Victim,
} from '@lurk/victim/public';

export const bunkerCell = (open: Open): Cell | null => tilesOf(open, 'bunker')[0]?.cell ?? null;
/** The gate can be opened with what has been found. */
export const isSolvable = (open: Open): boolean => open.gate !== null && canOpen(foundTokens(open), open.gate);
/** 8.1.5 */
export function needsTokens(open: Open): boolean {
  if (open.bunkerOpen) return false;
  if (open.gate !== null) return !isSolvable(open);
  const found = foundTokens(open);
  const numbers = found.filter(isNumber).length;
  return numbers < ENOUGH || found.length - numbers < ENOUGH;
}
const ENOUGH = 4;
const wantsNumbers = (open: Open): boolean => foundTokens(open).filter(isNumber).length < ENOUGH;

/** How many steps the Demon, or the nearest of its pieces, is from every tile. */
export function demonSteppings(open: Open): (cell: Cell) => number {
  const { demon } = open;
  if (!demon) return () => FAR;
  const ways = [demon.at, ...demon.shadows].map((from) => stepsFrom(from, (cell) => demonSteps(open, cell)));
  return (cell) => Math.min(...ways.map((steps) => steps.get(cell) ?? FAR));
}
const FAR = 99;
/** Nearer than this the Demon is to be feared. */
const FEARED = 5;

/** What this Victim finds at a tile, without the way there. */
export function attraction(view: Seen, victim: Victim, laid: Laid, demonAway: (cell: Cell) => number): number {
  const { open } = view;
  const { cell } = laid;
  const hasAid = handSeen(view, victim.character).includes('aidbox');
  const others = forest(open).filter(({ character }) => character !== victim.character);
  const fear = Math.max(0, FEARED - demonAway(cell)) * (victim.wounds > 0 ? 2.4 : 1.4);
  const goal = bunkerCell(open);
  if (open.bunkerOpen && cell === goal) return 60;
  let worth = -fear;
  if (cell === goal && isSolvable(open)) worth += 25;
  worth += workAt(open, victim, laid, others);
  if (laid.box) worth += 6;
  if (laid.herb && victim.wounds > 0) worth += 6;
  const near = linkedRange(open, cell);
  const fallen = others.some((other) => isCritical(other) && other.at !== null && near.includes(other.at));
  if (fallen && (hasAid || victim.stats.int >= 3)) worth += 8;
  if (goal === null && turnableSides(view, cell).length > 0) worth += victim.stats.agi >= 3 ? 6 : 4;
  return worth;
}

/** Decoders, corpses and Tests. */
function workAt(open: Open, victim: Victim, laid: Laid, others: readonly Victim[]): number {
  const { stats, wounds } = victim;
  const { kind, test } = tileOf(laid);
  if (kind === 'decoder' && needsTokens(open)) {
    const taken = others.some((other) => isStanding(other) && other.at === laid.cell && other.stats.int >= 3);
    const number = !laid.decoded && wantsNumbers(open) ? 2 : 0;
    return (stats.int >= 3 ? 8 : 3) + number - (taken ? 4 : 0) - (laid.broken ? 2 : 0);
  }
  if (kind === 'corpse' && !laid.destroyed && stats.luk >= 3) return 4;
  if (kind === 'curse') return -1;
  if (test === null) return 0;
  if (wounds > 0) return -7;
  const { unlocks } = CHARACTER[victim.character];
  return !isUnlocked(victim) && unlocks[test] !== undefined && stats[test] < (unlocks[test] ?? 0) ? 2.5 : -2.5;
}
export const isTest = (open: Open, cell: Cell): boolean => isKind(laidAt(open, cell), 'test');
export const isCurse = (open: Open, cell: Cell): boolean => isKind(laidAt(open, cell), 'curse');
