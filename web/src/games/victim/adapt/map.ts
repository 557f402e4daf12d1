/** The forest as everybody sees it, with what this reader may choose on it. */
import { framesOf } from '@lurk/kernel';
import {
  type Cell,
  hasPath,
  huntSteps,
  inForest,
  isCritical,
  isLinkedAt,
  isRisky,
  type Laid,
  MIDDLE,
  movingIn,
  neighbour,
  newCell,
  newTileRotations,
  type Open,
  SIDES,
  type VI,
  type Victim,
  victimOf,
} from '@lurk/victim/public';
import type { DemonFigure, FigureView, FreshTile, GhostView, MapView, TileChoice, TileToken, TileView } from '../model';
import { farAt } from './aim';
import type { Desk } from './desk';
import { hunterOf } from './hunter';
import { keyOf } from './keys';
import { names } from './names';
import { isDemonSide, look, lookVictim, mine, type Perspective, say } from './perspective';
import { type Touch, touchOf } from './picked';
import { chanceInWords, wayOf } from './way';

const TOKENS: readonly TileToken[] = ['herb', 'box', 'decoded', 'destroyed', 'broken', 'web'];
const tokensOn = (laid: Laid): TileToken[] => TOKENS.filter((token) => laid[token]);

/** Where the torch shines: on what is being done. */
function lightOf(perspective: Perspective): Cell {
  const { view } = perspective;
  const { open, seat } = view;
  const turning = framesOf<VI>(view).findLast(({ proc }) => proc === 'turnTile');
  if (turning?.proc === 'turnTile' && turning.at.tile) return newCell(open, turning.at);
  const hunter = hunterOf(perspective);
  if (open.phase === 'demon' && hunter) return isDemonSide(perspective) ? hunter.at : (open.demon?.at ?? MIDDLE);
  const at = movingIn(open)?.at;
  if (at) return at;
  const own = open.demon?.seat === seat ? open.demon?.at : open.victims.find((victim) => victim.seat === seat && victim.at)?.at;
  return own ?? MIDDLE;
}

function choiceAt({ view }: Perspective, desk: Desk, touch: Touch, cell: Cell): TileChoice | undefined {
  const choice = touch.choice(keyOf('cell', cell));
  if (!choice) return undefined;
  const moves = touch.kind === 'runPoint';
  const risk = isRisky(view.open, cell) ? { risk: true } : {};
  const far = farAt(view, desk, cell);
  if (far) return { ...choice, ...risk, price: far.way.length, far: true };
  return { ...choice, ...(moves ? { price: 1, ...risk } : {}) };
}

/** A tile in words: one source for the screen reader, the text mirror and the note. */
function tileInWords(perspective: Perspective, laid: Laid, choice?: TileChoice, reach?: number | null, run?: string | null): string {
  const { open } = perspective.view;
  const w = say(perspective).map;
  const here = open.victims
    .filter(({ at, status }) => at === laid.cell && (status === 'forest' || status === 'enslaved'))
    .map((victim) => lookVictim(perspective, victim).name);
  const ways = SIDES.filter(
    (side) =>
      isLinkedAt(open, laid.cell, side) || (hasPath(laid, side) && !open.map.some(({ cell }) => cell === neighbour(laid.cell, side))),
  );
  const facts = [
    names(perspective).tile(laid.tile),
    ...tokensOn(laid).map((token) => w.tokens[token]),
    ...(here.length ? [w.here(here.join(', '))] : []),
    ...(open.demon?.at === laid.cell ? [w.demonHere(names(perspective).demon(open.demon.demon))] : []),
    ...(open.demon?.shadows.includes(laid.cell) ? [w.shadowHere] : []),
    ways.length ? w.ways(ways.map((side) => w.sides[side]).join(', ')) : w.noWay,
    ...(reach ? [w.steps(reach)] : []),
    ...(open.trail.includes(laid.cell) ? [w.been] : []),
    ...(choice ? [choice.picked ? w.picked : choice.price ? w.may(choice.price) : w.mayChoose] : []),
    ...(run ? [run] : []),
  ];
  return facts.join('. ');
}

function tilesOf(perspective: Perspective, desk: Desk, touch: Touch): TileView[] {
  const { open } = perspective.view;
  const hunter = isDemonSide(perspective) ? hunterOf(perspective) : null;
  const reach = hunter && huntSteps(open, hunter.by);
  const moving = open.running !== null || touch.kind === 'runPoint';
  return open.map.map((laid) => {
    const choice = choiceAt(perspective, desk, touch, laid.cell);
    const far = choice?.far ? farAt(perspective.view, desk, laid.cell) : null;
    const steps = reach ? (reach.get(laid.cell) ?? null) : undefined;
    return {
      cell: laid.cell,
      tile: laid.tile,
      rotation: laid.rotation,
      tokens: tokensOn(laid),
      label: tileInWords(perspective, laid, choice, steps, far && chanceInWords(perspective, far)),
      been: moving && open.trail.includes(laid.cell),
      ...(choice ? { choice } : {}),
      ...(steps === undefined ? {} : { reach: steps === 0 ? undefined : steps }),
    };
  });
}

/** Cells where a tile may be turned: empty ones beside the runner that can be touched. */
function ghostsOf(perspective: Perspective, touch: Touch): GhostView[] {
  const { open } = perspective.view;
  const runner = open.running ? victimOf(open, open.running.victim) : null;
  if (!runner?.at) return [];
  const w = say(perspective).map;
  return SIDES.flatMap((side) => {
    const cell = neighbour(runner.at ?? MIDDLE, side);
    const choice = open.map.some((laid) => laid.cell === cell) ? undefined : touch.choice(keyOf('cell', cell));
    return choice ? [{ ...choice, cell, price: 1, label: w.ghost(w.sides[side], 1) }] : [];
  });
}

function freshOf(perspective: Perspective, touch: Touch): FreshTile | null {
  const { view } = perspective;
  const turning = framesOf<VI>(view).findLast(({ proc }) => proc === 'turnTile');
  if (turning?.proc !== 'turnTile' || !turning.at.tile) return null;
  const { tile } = turning.at;
  const ways = newTileRotations(view, turning.at);
  const picked = ways.find((way) => touch.picked.has(keyOf('rotation', way)));
  const name = names(perspective).tile(tile);
  return {
    cell: newCell(view.open, turning.at),
    tile,
    rotation: picked ?? ways[0],
    name: say(perspective).map.fresh(name),
    ways: touch.kind === 'orientTile' ? ways : [],
  };
}

function stateOf(victim: Victim): FigureView['state'] {
  if (victim.status === 'enslaved') return 'enslaved';
  if (isCritical(victim)) return 'critical';
  return victim.hide === 'hidden' ? 'hidden' : 'standing';
}
function figuresOf(perspective: Perspective, touch: Touch): FigureView[] {
  const { open } = perspective.view;
  const own = mine(perspective);
  const acts = movingIn(open);
  return open.victims.flatMap((victim) => {
    if (!victim.at || !(inForest(victim) || victim.status === 'enslaved')) return [];
    const choice = touch.choice(keyOf('victim', victim.character));
    return [
      {
        id: victim.character,
        cell: victim.at,
        seat: lookVictim(perspective, victim),
        state: stateOf(victim),
        wounds: victim.wounds,
        effects: victim.effects,
        acting: acts ? victim === acts : own.length === 1 && own.includes(victim),
        ...(choice ? { choice } : {}),
      },
    ];
  });
}

function demonOf(perspective: Perspective): DemonFigure | null {
  const { demon, phase } = perspective.view.open;
  if (!demon) return null;
  return {
    demon: demon.demon,
    name: names(perspective).demon(demon.demon),
    seat: look(perspective, demon.seat),
    cell: demon.at,
    shadows: demon.shadows,
    acting: phase === 'demon',
  };
}

/** Borders between two tiles that nobody can cross, each once. */
const wallsOf = (open: Open): { cell: Cell; side: 0 | 1 | 2 }[] =>
  open.map.flatMap(({ cell }) =>
    ([0, 1, 2] as const)
      .filter((side) => open.map.some((laid) => laid.cell === neighbour(cell, side)) && !isLinkedAt(open, cell, side))
      .map((side) => ({ cell, side })),
  );

export function mapOf(perspective: Perspective, desk: Desk, touch = touchOf(perspective, desk)): MapView {
  const { open } = perspective.view;
  return {
    tiles: tilesOf(perspective, desk, touch),
    ghosts: ghostsOf(perspective, touch),
    fresh: freshOf(perspective, touch),
    figures: figuresOf(perspective, touch),
    demon: demonOf(perspective),
    bridges: open.bridges,
    way: wayOf(perspective, desk),
    walls: isDemonSide(perspective) ? wallsOf(open) : [],
    light: lightOf(perspective),
  };
}
