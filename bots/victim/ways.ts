/** What a tile is worth to a Victim that ends its movement there (8.2). */
import {
  type Cell,
  CHARACTER,
  forest,
  handSeen,
  isCritical,
  isStanding,
  isUnlocked,
  type Laid,
  type Seen,
  tileOf,
  type Victim,
} from '@lurk/victim/public';
import { chanceOf, SUCCESS } from '@lurk/victim/reckoning';
import { type Chart, chartOf } from './chart.ts';
import { type Needs, needsOf } from './needs.ts';

/** Everything a Victim looks at before it decides. */
export interface Sight {
  view: Seen;
  victim: Victim;
  others: readonly Victim[];
  chart: Chart;
  needs: Needs;
  /** The chance of a success with INT (Decode, Heal). */
  wits: number;
  hasAid: boolean;
}
export function sightOf(view: Seen, victim: Victim): Sight {
  const { open } = view;
  return {
    view,
    victim,
    others: forest(open).filter(({ character }) => character !== victim.character),
    chart: chartOf(view),
    needs: needsOf(open),
    wits: chanceOf(open, victim, 'int', 'heal', SUCCESS),
    hasAid: handSeen(view, victim.character).includes('aidbox'),
  };
}

const OPEN_BUNKER = 60;
const SOLVABLE_BUNKER = 25;
const TOKEN = 9;
const BOX = 6;
const HERB = 7;
const FALLEN = 12;
const WOUNDED = 3;
const CORPSE = 3;
/** A tile with something to find from it: a start for the next Run. */
const EDGE = 3;
/** By Wounds. */
const FEAR = [2, 6, 0] as const;

export function attraction(sight: Sight, cell: Cell): number {
  const { view, victim, chart, needs } = sight;
  const { open } = view;
  const laid = chart.tiles.get(cell);
  if (!laid) return 0;
  const fear = FEAR[victim.wounds] * chart.danger(cell);
  if (cell === chart.bunker && open.bunkerOpen) return OPEN_BUNKER;
  const goal = cell === chart.bunker && needs.solvable ? SOLVABLE_BUNKER : 0;
  const edge = chart.unexplored(cell) > 0 ? EDGE * needs.tiles : 0;
  return goal + edge + decoding(sight, laid) + finding(sight, laid) + testing(sight, laid) + helping(sight, cell) - fear;
}

/** What a Decode at this tile may bring, by what the tile gives now. */
export function tokenWanted({ needs }: Sight, { decoded, broken }: Laid): number {
  const wanted = decoded ? needs.symbol : needs.number;
  return broken ? wanted * 0.4 : wanted;
}
function decoding(sight: Sight, laid: Laid): number {
  if (tileOf(laid).kind !== 'decoder') return 0;
  const busy = sight.others.some((other) => isStanding(other) && other.at === laid.cell && other.stats.int >= 3);
  // The Victim already there takes the Number; for the next one Symbols are left.
  const wanted = tokenWanted(sight, busy ? { ...laid, decoded: true } : laid);
  return TOKEN * sight.wits * wanted * (busy ? 0.7 : 1);
}
function finding({ view, victim }: Sight, laid: Laid): number {
  const searches = tileOf(laid).kind === 'corpse' && !laid.destroyed && victim.stats.luk >= 3;
  const full = handSeen(view, victim.character).length >= 4;
  return (laid.box ? BOX : 0) + (laid.herb && victim.wounds > 0 ? HERB : 0) + (searches && !full ? CORPSE : 0);
}
const SURE_TEST = 4;
/** A Test fails one time in three. */
function testing({ view, victim }: Sight, laid: Laid): number {
  const { test } = tileOf(laid);
  if (test === null || victim.at === laid.cell) return 0;
  if (view.open.groundAnalyze === victim.character) return SURE_TEST;
  if (victim.wounds > 0) return -7;
  const { unlocks } = CHARACTER[victim.character];
  const wants = !isUnlocked(victim) && victim.stats[test] < (unlocks[test] ?? 0);
  return wants ? 2 : view.open.demon ? -3 : -1.5;
}
/** Those who need this Victim at their side, and those whom it needs. */
function helping({ others, chart, wits, hasAid, victim }: Sight, cell: Cell): number {
  const range = [cell, ...chart.links(cell)];
  const near = others.filter(({ at }) => at !== null && range.includes(at));
  const able = hasAid ? 1 : wits;
  const fallen = near.some(isCritical) ? FALLEN * able : 0;
  const hurt = near.some(({ wounds }) => wounds === 1) ? WOUNDED * able : 0;
  const healed = victim.wounds > 0 && near.some((other) => isStanding(other) && other.stats.int >= 3) ? WOUNDED : 0;
  return Math.max(fallen, hurt) + healed;
}
