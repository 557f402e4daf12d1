/** Real matches of random players, stopped at a moment: what the rules ask, answered on the drawn table. */

import { victim } from '@lurk/victim';
import { DEFAULT_OPTIONS, type Memory, movingIn, runAims, type VI } from '@lurk/victim/public';
import { LiveSession } from '../../../gallery/live-session.svelte';

interface LiveScene {
  readonly seats: number;
  readonly seat: number | 'public';
  readonly seed: string;
  /** The viewer has planned the next answer. */
  readonly plans?: boolean;
  readonly until: (session: LiveSession<VI, Memory>) => boolean;
}
const asked =
  (kind: string) =>
  ({ view }: LiveSession<VI, Memory>): boolean =>
    view?.decision?.kind === kind;

/** How many tiles a Run of more than one step may lead to. */
function farTiles({ view }: LiveSession<VI, Memory>): number {
  const runner = view && movingIn(view.open);
  const aims = view && runner?.at && !view.open.turn?.done.includes('run') ? runAims(view.open, runner, 'run') : new Map();
  return [...aims.values()].filter(({ way, chance }) => way.length > 1 && chance > 0).length;
}

export const live: Readonly<Record<string, LiveScene>> = {
  'live-choose': { seats: 4, seat: 0, seed: 'a', until: asked('chooseCharacter') },
  'live-turn': { seats: 4, seat: 0, seed: 'a', until: asked('victimAction') },
  // Tiles enough to run to.
  'live-far': { seats: 4, seat: 0, seed: 'h3', until: (session) => asked('victimAction')(session) && farTiles(session) > 2 },
  'live-run': { seats: 4, seat: 0, seed: 'a', until: asked('runPoint') },
  'live-planned': {
    seats: 4,
    seat: 0,
    seed: 'a',
    plans: true,
    until: ({ view }) => view?.ask?.kind === 'victimAction' && view.decision === null && view.open.round > 1,
  },
  'live-two': { seats: 2, seat: 0, seed: 'b', until: asked('victimAction') },
};

export function liveOf({ seats, seat, seed, until, plans }: LiveScene): LiveSession<VI, Memory> {
  const session = new LiveSession<VI, Memory>(
    { id: 'victim', module: victim, options: DEFAULT_OPTIONS, said: [[1, 'Go.']] },
    seats,
    seat,
    seed,
  );
  session.playUntil(until);
  if (plans) session.planAhead();
  return session;
}
