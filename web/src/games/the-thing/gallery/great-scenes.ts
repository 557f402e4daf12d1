/** The great scenes of The Thing at real moments of random matches; what such players hardly ever come to is told on top. */
import { theThing } from '@lurk/the-thing';
import { DEFAULT_OPTIONS, type Event, type Memory, type Options, oneOf, type Seen, type TT } from '@lurk/the-thing/public';
import { firstMatch, LiveSession as Played } from '../../../gallery/live-session.svelte';

export type SceneSession = Played<TT, Memory>;
export interface GreatScene {
  readonly seats: number;
  readonly seat: number | 'public';
  readonly options?: Partial<Options>;
  readonly wanted: (session: SceneSession) => boolean;
  /** The match in which it is known to come, where looking for it from the first one on takes long. */
  readonly from?: number;
  /** Told after all that the match has told. */
  readonly then?: readonly Event[];
  /** As it looks by then. */
  readonly as?: (view: Seen) => Seen;
}

const asked = ({ view }: SceneSession, kind: string): boolean => view?.decision?.kind === kind && view.sealed === null;
const round = ({ view }: SceneSession): number => view?.open.round ?? 0;
const meeting = ({ view }: SceneSession): number => {
  const frame = view?.stack.at(-1);
  return frame?.proc === 'meeting' ? (frame.at as { pawns: number[] }).pawns.length : 0;
};
const infected = ({ log }: SceneSession): number => {
  const last = log.findLast((event) => event.t === 'unveiled');
  return last?.t === 'unveiled' ? last.infections.length : 0;
};
const saw = ({ memory }: SceneSession, token: string): boolean => {
  const last = memory.witness.sights.at(-1);
  return last?.t === 'saw' && last.token === token;
};

const evening: GreatScene = { seats: 6, seat: 2, wanted: (s) => asked(s, 'vote') && round(s) > 2 };
export const atDoor =
  (kind: 'board' | 'acceptBoarding', aboard: number[], had: number[]) =>
  (view: Seen): Seen => ({
    ...view,
    open: { ...view.open, escape: { exit: 'rescue', aboard, asked: had }, rescue: { state: 'arrived', at: 11, fuel: 5 } },
    ask: { kind, waiting: null },
    decision: {
      ...view.decision!,
      kind,
      mayPass: false,
      shape: kind === 'board' ? oneOf(['board', 'stay']) : oneOf.door(['yes', 'no']),
    },
  });
const refused: Event[] = [
  { t: 'escapeBegan', exit: 'rescue', pawn: 2 },
  { t: 'boardingAsked', pawn: 4, boards: true },
  { t: 'boardingAnswered', pawn: 4, yes: [2], no: [0] },
];

export const greatScenes: Record<string, GreatScene> = {
  'meet-lay': { seats: 6, seat: 2, wanted: (s) => asked(s, 'placeTokens') && meeting(s) === 3 },
  'meet-pick': { seats: 6, seat: 2, wanted: (s) => asked(s, 'lookAt') && meeting(s) === 3 },
  'meet-look': { seats: 6, seat: 2, wanted: (s) => asked(s, 'resort') && meeting(s) === 3 && saw(s, 'human') },
  'meet-many': { seats: 8, seat: 2, wanted: (s) => asked(s, 'lookNext') && meeting(s) >= 4 },
  'meet-watch': { seats: 6, seat: 'public', wanted: (s) => s.view?.ask?.kind === 'resort' && meeting(s) === 3 },
  'meet-alien': { seats: 6, seat: 2, wanted: (s) => asked(s, 'weaponVsAlien') },
  'meet-dog': { seats: 6, seat: 2, wanted: (s) => asked(s, 'resortAlone') },
  'vote-point': { seats: 8, seat: 2, wanted: (s) => asked(s, 'vote') && round(s) > 3 },
  'vote-open': { seats: 8, seat: 2, wanted: (s) => asked(s, 'lastReveal') && round(s) > 3 },
  'vote-four': { seats: 4, seat: 0, wanted: (s) => asked(s, 'lastReveal') && round(s) > 2 },
  'known-exact': { seats: 8, seat: 2, wanted: (s) => asked(s, 'vote') && round(s) > 3 },
  'known-tokens': { ...evening, options: { overlay: 'tokens' } },
  'known-none': { ...evening, options: { overlay: 'none' } },
  body: { seats: 6, seat: 2, wanted: (s) => asked(s, 'alienPlan') && (s.view?.open.pool ?? 0) > 3 },
  'door-accept': { ...evening, as: atDoor('acceptBoarding', [2, 0], [4]), then: refused },
  'door-board': { ...evening, as: atDoor('board', [0, 1], [3]), then: refused },
  'night-report': { seats: 6, seat: 2, wanted: (s) => s.latest?.events.some((event) => event.t === 'roundBegan') === true && round(s) > 3 },
  'stage-human': { ...evening, then: [{ t: 'analysed', kind: 'A', by: 1, pawn: 3, role: 'human' }] },
  'stage-alien': { ...evening, then: [{ t: 'analysed', kind: 'B', by: 1, pawn: 3, role: 'alien' }] },
  'stage-departed': { ...evening, then: [{ t: 'departed', exit: 'shed', aboard: [0, 1, 2, 4] }] },
  'end-tree': { seats: 8, seat: 2, wanted: (s) => s.view?.over !== null && round(s) > 4 && infected(s) > 2 },
  'end-four': { seats: 4, seat: 0, wanted: (s) => s.view?.over !== null },
};

export function findGreatScene(scene: GreatScene, name: string): SceneSession {
  const game = { id: 'the-thing', module: theThing, options: { ...DEFAULT_OPTIONS, ...scene.options }, said: [] };
  return firstMatch(name, (seed) => new Played(game, scene.seats, scene.seat, seed), scene);
}
