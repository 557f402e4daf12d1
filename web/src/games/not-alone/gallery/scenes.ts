/** Moments worth looking at, found in real matches of random players. */
import { notAlone } from '@lurk/not-alone';
import { type AskKind, DEFAULT_OPTIONS, hasArtemiaSymbol, type Memory, type NA } from '@lurk/not-alone/public';
import { firstMatch, type LiveGame, LiveSession as Played } from '../../../gallery/live-session.svelte';
import type { Key } from '../../../play/asking/things';
import { keyOf } from '../adapt/keys';

export type SceneSession = Played<NA, Memory>;
const played = (creature: number): LiveGame<NA, Memory> => ({
  id: 'not-alone',
  module: notAlone,
  options: { ...DEFAULT_OPTIONS, creature, seating: 'arranged' },
  said: [
    [1, 'claim:go:6'],
    [3, 'claim:not:8'],
    [0, 'say:smell'],
  ],
});

export interface Scene {
  readonly seats: number;
  readonly creature: number;
  readonly seat: number | 'public';
  readonly wanted: (session: SceneSession) => boolean;
  /** The match in which it is known to come, where looking for it from the first one on takes long. */
  readonly from?: number;
  /** The viewer has planned the next answer. */
  readonly plans?: boolean;
  /** What the viewer has touched. */
  readonly touched: (session: SceneSession) => readonly Key[];
}
const asked = ({ view }: SceneSession, kind: AskKind): boolean => view?.decision?.kind === kind && view.sealed === null;
const none = (): readonly Key[] => [];
const holds = ({ view }: SceneSession, ...cards: string[]): boolean =>
  cards.some((card) => [...(view?.own?.hunt ?? []), ...(view?.own?.survival ?? [])].includes(card as never));
const turn = ({ view }: SceneSession): number => view?.open.turn ?? 0;

export const scenes: Record<string, Scene> = {
  'live-explore': {
    seats: 7,
    creature: 0,
    seat: 1,
    wanted: (s) => asked(s, 'explore') && turn(s) > 3,
    touched: ({ view }) => [keyOf('place', view!.own!.hand[0])],
  },
  'live-double': {
    seats: 5,
    creature: 0,
    seat: 1,
    wanted: (s) => asked(s, 'explore') && s.view!.open.people[1]!.double !== null && s.view!.own!.hand.length > 3,
    touched: ({ view }) => view!.own!.hand.slice(0, 2).map((place) => keyOf('place', place)),
  },
  'live-resist': {
    seats: 4,
    creature: 0,
    seat: 1,
    from: 9,
    wanted: (s) => asked(s, 'explore') && (s.view!.open.people[1]!.discard?.length ?? 0) > 3 && s.view!.open.people[1]!.will === 3,
    touched: ({ view }) => [keyOf('word', 'resist'), keyOf('will', 1), keyOf('place', view!.open.people[1]!.discard![0])],
  },
  'live-window': {
    seats: 5,
    creature: 0,
    seat: 1,
    from: 7,
    wanted: (s) => asked(s, 'w3aHunted') && holds(s, 'wrongTrack', 'hologram'),
    touched: none,
  },
  'live-visit': {
    seats: 5,
    creature: 0,
    seat: 1,
    from: 53,
    wanted: (s) =>
      asked(s, 'resolveVisit') &&
      s.view!.open.visits.some(({ hunted, at }) => hunted === 1 && at === 9) &&
      (s.view!.open.people[1]!.discard?.length ?? 0) > 1,
    touched: () => [keyOf('word', 'power'), keyOf('word', 'heal')],
  },
  'live-big-hand': {
    seats: 3,
    creature: 0,
    seat: 1,
    from: 36,
    wanted: (s) => asked(s, 'explore') && s.view!.own!.hand.length > 6 && s.view!.own!.survival.length > 0,
    touched: none,
  },
  'live-hunt': {
    seats: 7,
    creature: 0,
    seat: 0,
    wanted: (s) => asked(s, 'w2m') && turn(s) > 2 && s.view!.open.huntPlayed.length > 0,
    touched: () => [keyOf('place', 4)],
  },
  'live-pair': {
    seats: 5,
    creature: 0,
    seat: 0,
    from: 8,
    wanted: (s) => asked(s, 'w2m') && s.view!.open.huntPlayed.some(({ as }) => as === 'mirage' || as === 'virus'),
    touched: () => [keyOf('place', 4), keyOf('place', 7), keyOf('place', 8), keyOf('place', 3)],
  },
  'live-plan': {
    seats: 5,
    creature: 0,
    seat: 0,
    wanted: ({ view }) => view?.ask?.kind === 'explore' && view.open.turn > 2 && hasArtemiaSymbol(view.open.side!, view.open.rescue),
    touched: () => [keyOf('place', 2)],
  },
  'live-smoke': { seats: 5, creature: 0, seat: 0, wanted: (s) => asked(s, 'w2m') && s.view!.open.smokescreen, touched: none },
  'live-detour': {
    seats: 5,
    creature: 0,
    seat: 0,
    from: 6,
    wanted: (s) =>
      asked(s, 'w3aCreature') && holds(s, 'detour') && s.view!.decision!.shape.t === 'oneOf' && s.view!.decision!.shape.options.length > 1,
    touched: () => [keyOf('hunt', 'detour')],
  },
  'live-side': { seats: 4, creature: 0, seat: 0, wanted: (s) => asked(s, 'chooseSide'), touched: () => [keyOf('side', 1)] },
  'live-watch': {
    seats: 6,
    creature: 0,
    seat: 'public',
    wanted: ({ view }) => view!.open.turn > 2 && view!.open.visits.length > 0 && view!.open.survivalPlayed.length > 0,
    touched: none,
  },
  'live-reveal': {
    seats: 7,
    creature: 0,
    seat: 1,
    wanted: ({ latest }) => !!latest?.events.some(({ t }) => t === 'placesShown'),
    touched: none,
  },
  'live-end': { seats: 5, creature: 0, seat: 1, wanted: ({ view }) => !!view!.open.winner, touched: none },
  'live-play-creature': { seats: 4, creature: 0, seat: 0, wanted: (s) => asked(s, 'w2m'), touched: none },
  'live-play-planned': {
    seats: 4,
    creature: 0,
    seat: 0,
    wanted: ({ view }) => view?.ask?.kind === 'explore' && view.open.turn > 1,
    plans: true,
    touched: none,
  },
  'live-play': { seats: 4, creature: 0, seat: 1, wanted: (s) => asked(s, 'explore'), touched: none },
};

export const findScene = (scene: Scene, name: string): SceneSession =>
  firstMatch(name, (seed) => new Played(played(scene.creature), scene.seats, scene.seat, seed), scene);
