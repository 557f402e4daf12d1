/** The great scenes of The Thing, found in real matches of random players: the moment, and who looks at it. */
import { theThing } from '@lurk/the-thing';
import { DEFAULT_OPTIONS, type Memory, type Options, type TT } from '@lurk/the-thing/public';
import { LiveSession as Played } from '../../../gallery/live-session.svelte';

export type SceneSession = Played<TT, Memory>;
export interface GreatScene {
  readonly seats: number;
  readonly seat: number | 'public';
  readonly options?: Partial<Options>;
  readonly wanted: (session: SceneSession) => boolean;
}

const asked = ({ view }: SceneSession, kind: string): boolean => view?.decision?.kind === kind && view.sealed === null;
const round = ({ view }: SceneSession): number => view?.open.round ?? 0;
const meeting = ({ view }: SceneSession): number => {
  const frame = view?.stack.at(-1);
  return frame?.proc === 'meeting' ? (frame.at as { pawns: number[] }).pawns.length : 0;
};
const saw = ({ memory }: SceneSession, token: string): boolean => {
  const last = memory.witness.sights.at(-1);
  return last?.t === 'saw' && last.token === token;
};

export const greatScenes: Record<string, GreatScene> = {
  'meet-lay': { seats: 6, seat: 2, wanted: (s) => asked(s, 'placeTokens') && meeting(s) === 3 },
  'meet-pick': { seats: 6, seat: 2, wanted: (s) => asked(s, 'lookAt') && meeting(s) === 3 },
  'meet-look': { seats: 6, seat: 2, wanted: (s) => asked(s, 'resort') && meeting(s) === 3 && saw(s, 'human') },
  'meet-look-alien': { seats: 6, seat: 2, wanted: (s) => asked(s, 'resort') && saw(s, 'alien') },
  'meet-many': { seats: 8, seat: 2, wanted: (s) => asked(s, 'lookNext') && meeting(s) >= 4 },
  'meet-watch': { seats: 6, seat: 'public', wanted: (s) => s.view?.ask?.kind === 'resort' && meeting(s) === 3 },
  'meet-alien': { seats: 6, seat: 2, wanted: (s) => asked(s, 'weaponVsAlien') },
  'meet-dog': { seats: 6, seat: 2, wanted: (s) => asked(s, 'resortAlone') },
  'vote-point': { seats: 8, seat: 2, wanted: (s) => asked(s, 'vote') && round(s) > 3 },
  'vote-open': { seats: 8, seat: 2, wanted: (s) => asked(s, 'lastReveal') && round(s) > 3 },
  'vote-four': { seats: 4, seat: 0, wanted: (s) => asked(s, 'lastReveal') && round(s) > 2 },
};

const MOST_SEEDS = 400;
/** The first match, of seeds in order, in which the moment comes. */
export function findGreatScene({ seats, seat, options, wanted }: GreatScene, name: string): SceneSession {
  for (let i = 0; i < MOST_SEEDS; i++) {
    const game = { id: 'the-thing', module: theThing, options: { ...DEFAULT_OPTIONS, ...options }, said: [] };
    const session: SceneSession = new Played(game, seats, seat, `${name} ${i}`);
    if (session.playUntil(wanted)) return session;
  }
  throw new Error(`no match shows ${name}`);
}
