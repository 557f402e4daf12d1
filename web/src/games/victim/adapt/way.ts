/** A Run that is aimed at a far tile, in words and on the map: its way, what it costs, how likely it gets there. */
import { movingIn, type RunAim, tileUnder } from '@lurk/victim/public';
import type { WayView } from '../model';
import { aimOf } from './aim';
import type { Desk } from './desk';
import { names } from './names';
import { type Perspective, say } from './perspective';

/** Before the roll how likely it is enough; after it nothing is left to chance. */
export function chanceInWords(perspective: Perspective, { way, chance }: RunAim): string {
  const { percent, map, aim: w } = say(perspective);
  return perspective.view.open.running ? map.points(way.length) : w.odds(way.length, percent(chance));
}

export function wayOf(perspective: Perspective, desk: Desk): WayView | null {
  const { open } = perspective.view;
  const aim = aimOf(perspective.view, desk);
  const from = movingIn(open)?.at;
  return aim && from ? { cells: [from, ...aim.way], note: chanceInWords(perspective, aim) } : null;
}

/** What is said of it under the question, and on the button that gives it; null where nothing is aimed at. */
export function aimInWords(perspective: Perspective, desk: Desk): { help: string; label: string; detail: string } | null {
  const { open } = perspective.view;
  const aim = aimOf(perspective.view, desk);
  if (!aim) return null;
  const { percent, aim: w } = say(perspective);
  const tile = names(perspective).tile(tileUnder(open, aim.cell).tile);
  const far = aim.way.length;
  const falls = open.running && aim.chance === 0 ? [w.tooFar(open.running.left)] : [];
  const risks = aim.risks.length > 0 ? [w.risks(aim.risks.length)] : [];
  const parts = aim.rolled ? [w.onward(tile, far), ...falls] : [w.before(tile, far, percent(aim.chance))];
  return {
    help: [...parts, ...risks].join(' '),
    label: aim.rolled ? say(perspective).done.step : w.run,
    detail: w.to(tile, chanceInWords(perspective, aim)),
  };
}
