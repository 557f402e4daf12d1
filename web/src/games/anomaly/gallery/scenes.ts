/** Moments of ANOMALY worth looking at, found in real matches of random players. */
import { anomaly } from '@lurk/anomaly';
import { type AN, type AskKind, DEFAULT_OPTIONS, type Memory, NEIGHBOURS, type Options, topOf, type Zone } from '@lurk/anomaly/public';
import { firstMatch, LiveSession as Played } from '../../../gallery/live-session.svelte';
import { keyOf } from '../adapt/keys';
import type { Key } from '../adapt/things';

export type SceneSession = Played<AN, Memory>;
export interface Scene {
  readonly seats: number;
  readonly seat: number | 'public';
  readonly options?: Partial<Options>;
  readonly wanted: (session: SceneSession) => boolean;
  /** The match in which it is known to come, where looking for it from the first one on takes long. */
  readonly from?: number;
  /** The viewer has planned the next answer. */
  readonly plans?: boolean;
  /** What the viewer has touched. */
  readonly touched?: (session: SceneSession) => readonly Key[];
}

const asked = ({ view }: SceneSession, kind: AskKind): boolean => view?.decision?.kind === kind && view.sealed === null;
const round = ({ view }: SceneSession): number => view?.open.round ?? 0;
const cardOf = ({ view }: SceneSession, ...tops: string[]): number => view?.own?.hand.findIndex((card) => tops.includes(topOf(card))) ?? -1;
const near = ({ view }: SceneSession, i = 0): Zone => NEIGHBOURS[view!.own!.pawns[0]!.zone][i]!;
const offers = ({ view }: SceneSession, deed: string): boolean =>
  view?.decision?.shape.t === 'oneOf' && view.decision.shape.options.some((option) => typeof option === 'object' && option.id === deed);

/** Seat 0 is the Anomaly. */
export const scenes: Record<string, Scene> = {
  'live-start': { seats: 4, seat: 1, wanted: (s) => asked(s, 'startingZone'), touched: () => [keyOf('zone', 'L-W')] },
  'live-first': { seats: 4, seat: 1, wanted: (s) => asked(s, 'firstCard') },
  'live-move': {
    seats: 4,
    seat: 1,
    wanted: (s) => asked(s, 'studentTurn') && round(s) === 2 && s.view!.own!.hand.length === 3,
    touched: (s) => [keyOf('card', 0), keyOf('use', 'move'), keyOf('zone', near(s))],
  },
  'live-strike': {
    seats: 3,
    seat: 1,
    wanted: (s) => asked(s, 'studentTurn') && round(s) > 1 && cardOf(s, 'strike', 'far') >= 0 && s.view!.open.fuel.includes(near(s)),
    touched: (s) => [keyOf('card', cardOf(s, 'strike', 'far')), keyOf('use', 'special'), keyOf('zone', near(s))],
  },
  'live-two-start': { seats: 2, seat: 1, options: { advanced: true }, wanted: (s) => asked(s, 'startingZone') },
  'live-two': {
    seats: 2,
    seat: 1,
    options: { advanced: true },
    wanted: (s) => asked(s, 'studentTurn') && round(s) === 2,
    touched: (s) => [keyOf('pawn', 1), keyOf('card', 2), keyOf('use', 'track'), keyOf('card', Math.max(0, cardOf(s, 'trap')))],
  },
  'live-trap': { seats: 4, seat: 1, wanted: (s) => asked(s, 'trapWindow') },
  'live-offer': {
    seats: 4,
    seat: 1,
    options: { overlay: 'tokens' },
    wanted: (s) => !!s.view?.offer && !s.view.decision && round(s) > 1,
  },
  'live-none': {
    seats: 4,
    seat: 1,
    options: { overlay: 'none' },
    wanted: (s) => asked(s, 'studentTurn') && round(s) === 3 && s.view!.own!.hand.length > 1,
  },
  'live-none-it': {
    seats: 4,
    seat: 0,
    options: { overlay: 'none' },
    wanted: (s) => asked(s, 'anomalyTurn') && round(s) === 3 && s.view!.open.cards.length > 1,
  },
  'live-body': {
    seats: 4,
    seat: 0,
    wanted: (s) => asked(s, 'anomalyTurn') && s.view!.open.cards.length > 3 && round(s) > 1,
    touched: (s) => [keyOf('deed', 'move'), keyOf('zone', near(s))],
  },
  'live-scent': {
    seats: 4,
    seat: 0,
    wanted: (s) => asked(s, 'anomalyTurn') && offers(s, 'scent') && round(s) > 1,
    touched: () => [keyOf('deed', 'scent'), keyOf('zone', 'L-N'), keyOf('zone', 'C-NW'), keyOf('zone', 'C-NE'), keyOf('zone', 'Q-NW')],
  },
  'live-overload': {
    seats: 4,
    seat: 0,
    wanted: (s) => asked(s, 'anomalyTurn') && offers(s, 'overload') && s.view!.open.electricity.length > 0,
    touched: () => [keyOf('deed', 'overload')],
  },
  'live-pay': {
    seats: 4,
    seat: 0,
    wanted: (s) => asked(s, 'anomalyTurn') && offers(s, 'evolve') && s.view!.open.evolutions.includes('adaptive'),
    touched: () => [keyOf('evolution', 'morph')],
  },
  'live-whom': { seats: 4, seat: 0, from: 6, wanted: (s) => asked(s, 'whomToPossess') },
  'live-possess': {
    seats: 4,
    seat: 0,
    wanted: (s) => asked(s, 'forcedAction'),
    touched: () => [keyOf('card', 0), keyOf('use', 'special')],
  },
  'live-react': { seats: 4, seat: 0, from: 8, wanted: (s) => asked(s, 'reactive') },
  'live-planned': {
    seats: 4,
    seat: 0,
    wanted: (s) => s.view?.ask?.kind === 'studentTurn' && round(s) > 1 && s.view.open.ap > 0,
    plans: true,
  },
  'live-watch': { seats: 4, seat: 'public', wanted: (s) => round(s) === 3 },
  'live-end': { seats: 4, seat: 1, wanted: ({ view }) => !!view!.open.winner },
  'live-play': { seats: 4, seat: 1, wanted: (s) => asked(s, 'startingZone') },
  'live-play-it': { seats: 4, seat: 0, wanted: (s) => asked(s, 'startingZone') },
};

export function findScene(scene: Scene, name: string): SceneSession {
  const game = {
    id: 'anomaly',
    module: anomaly,
    options: { ...DEFAULT_OPTIONS, anomaly: 0, ...scene.options },
    said: [
      [1, 'say:go'],
      [3, 'It has to be in the Labs.'],
      [0, 'Come closer.'],
    ] as const,
  };
  return firstMatch(name, (seed) => new Played(game, scene.seats, scene.seat, seed), scene);
}
