/** A far tile that is touched: the Run that goes there, before its roll and step by step after it. Way, cost and chance are the game's. */
import type { Decision, Value } from '@lurk/kernel';
import { type Cell, movingIn, type RunAim, type RunKind, runAims, type Seen } from '@lurk/victim/public';
import { questionAt, type Desk as SharedDesk } from '../../../play/asking/desk';
import { type Draft, idOf, pickIn } from '../../../play/asking/draft';
import type { Key } from '../../../play/asking/things';
import { keyOf } from './keys';

export interface Desk extends SharedDesk {
  /** Where a Run is meant to lead, over all its questions. */
  readonly aim?: Cell | null;
}

const RUNS: readonly RunKind[] = ['run', 'agile'];
/** Which Run this question offers; that of the running Victim between two points. */
function runIn({ open }: Seen, { kind, shape }: Decision): RunKind | null {
  if (kind === 'runPoint') return open.running?.how ?? null;
  if (kind !== 'victimAction' || shape.t !== 'oneOf') return null;
  return RUNS.find((how) => shape.options.some((option) => idOf(option) === how)) ?? null;
}
/** Picks that a far tile may take the place of. */
const STEPPING: readonly (Value | undefined)[] = [undefined, 'step', 'turn'];

/** A view never changes, and every tile of a map asks. */
const known = new WeakMap<Seen, ReadonlyMap<Cell, RunAim>>();
function aimsIn(view: Seen, how: RunKind): ReadonlyMap<Cell, RunAim> {
  const before = known.get(view);
  if (before) return before;
  const moving = movingIn(view.open);
  const aims = moving?.at ? runAims(view.open, moving, how) : new Map<Cell, RunAim>();
  known.set(view, aims);
  return aims;
}

/** The Run that is offered, its aims, and whether what is picked leaves a far tile to be touched. */
function running(view: Seen, desk: Desk): { decision: Decision; how: RunKind; aims: ReadonlyMap<Cell, RunAim>; free: boolean } | null {
  const question = questionAt(view, desk);
  const how = question && !question.offered ? runIn(view, question.decision) : null;
  if (!question || !how) return null;
  const { decision } = question;
  const picked = pickIn(desk.draft);
  const free = (decision.kind === 'runPoint' ? STEPPING : [undefined, how]).includes(picked);
  return { decision, how, aims: aimsIn(view, how), free };
}

/** The Run to this tile, if touching it would aim there. */
export function aimAt(view: Seen, desk: Desk, key: Key): RunAim | null {
  const run = running(view, desk);
  const [, aim] = (run?.free && [...run.aims].find(([cell]) => key === keyOf('cell', cell))) || [];
  return aim && aim.chance > 0 ? aim : null;
}
export function takeAim(view: Seen, desk: Desk, key: Key): Desk | null {
  const run = running(view, desk);
  const aim = aimAt(view, desk, key);
  if (!run || !aim) return null;
  return { ...desk, draft: run.decision.kind === 'runPoint' ? undefined : run.how, aim: aim.way.at(-1) };
}

/** The Run to this tile, where it is more than the next step. */
export function farAt(view: Seen, desk: Desk, cell: Cell): RunAim | null {
  const run = running(view, desk);
  const aim = run?.aims.get(cell);
  const isStep = run?.decision.kind === 'runPoint' && aim?.way.length === 1;
  return aim && !isStep ? aim : null;
}

/** What is aimed at now: before the roll the picked Run, after it the way that is left, however far the roll carries. */
export function aimOf(view: Seen, desk: Desk): (RunAim & { readonly cell: Cell; readonly rolled: boolean }) | null {
  const { aim: cell } = desk;
  const run = cell ? running(view, desk) : null;
  const aim = cell && run?.aims.get(cell);
  if (!aim || !run) return null;
  const rolled = run.decision.kind === 'runPoint';
  const stands = rolled ? desk.draft === undefined : pickIn(desk.draft) === run.how;
  return stands ? { ...aim, cell, rolled } : null;
}
/** The next step of the way, lying picked until something else is touched. */
export function nextStep(view: Seen, desk: Desk): Draft {
  const aim = aimOf(view, desk);
  return aim?.rolled ? { pick: 'step', with: aim.way[0] } : undefined;
}

/** An aim is dropped where it is reached, where its Run is over, and where somebody else's turn begins. */
export function followAim(desk: Desk, { open }: Seen, before: Seen): Desk {
  if (!desk.aim) return desk;
  const [now, then] = [movingIn(open), movingIn(before.open)];
  const isOver = now?.character !== then?.character || (before.open.running !== null && open.running === null);
  return isOver || now?.at === desk.aim ? { ...desk, aim: null } : desk;
}
/** Touching anything else in the question of a Run gives it up. */
export const dropAim = (view: Seen, desk: Desk): Desk => (desk.aim && running(view, desk) ? { ...desk, aim: null } : desk);
