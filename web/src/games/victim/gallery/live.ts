/** Real matches of random players, stopped at a moment: what the rules ask, answered on the drawn table. */

import { victim } from '@lurk/victim';
import { DEFAULT_OPTIONS, type Memory, type VI } from '@lurk/victim/public';
import { LiveSession } from '../../../gallery/live-session.svelte';

interface LiveScene {
  readonly seats: number;
  readonly seat: number | 'public';
  readonly seed: string;
  readonly until: (session: LiveSession<VI, Memory>) => boolean;
}
const asked =
  (kind: string) =>
  ({ view }: LiveSession<VI, Memory>): boolean =>
    view?.decision?.kind === kind;

export const live: Readonly<Record<string, LiveScene>> = {
  'live-choose': { seats: 4, seat: 0, seed: 'a', until: asked('chooseCharacter') },
  'live-turn': { seats: 4, seat: 0, seed: 'a', until: asked('victimAction') },
  'live-run': { seats: 4, seat: 0, seed: 'a', until: asked('runPoint') },
  'live-two': { seats: 2, seat: 0, seed: 'b', until: asked('victimAction') },
};

export function liveOf({ seats, seat, seed, until }: LiveScene): LiveSession<VI, Memory> {
  const session = new LiveSession<VI, Memory>(
    { id: 'victim', module: victim, options: DEFAULT_OPTIONS, said: [[1, 'Go.']] },
    seats,
    seat,
    seed,
  );
  session.playUntil(until);
  return session;
}
