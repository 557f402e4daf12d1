/** Moments worth looking at, found in real matches of random players. */

import { answerable, compound, option } from '@lurk/kernel';
import { theThing } from '@lurk/the-thing';
import {
  DEFAULT_OPTIONS,
  isOut,
  isRevealed,
  type Memory,
  NO_BACKS,
  type Offered,
  oneOf,
  type Seen,
  someOf,
  type TT,
} from '@lurk/the-thing/public';
import { firstMatch, type LiveGame, LiveSession as Played } from '../../../gallery/live-session.svelte';
import type { Key } from '../../../play/asking/things';
import { keyOf } from '../adapt/keys';
import { atDoor } from './great-scenes';

export type SceneSession = Played<TT, Memory>;
const played: LiveGame<TT, Memory> = {
  id: 'the-thing',
  module: theThing,
  options: DEFAULT_OPTIONS,
  said: [
    [1, 'claim:alone:lab'],
    [3, 'claim:put:repair'],
    [0, 'claim:suspect:1'],
    [2, 'claim:role'],
  ],
};

export interface Scene {
  readonly seats: number;
  readonly seat: number | 'public';
  readonly wanted: (session: SceneSession) => boolean;
  /** The match in which it is known to come, where looking for it from the first one on takes long. */
  readonly from?: number;
  /** The viewer has planned the next answer. */
  readonly plans?: boolean;
  /** What random players hardly ever come to is told on top: as it looks by then. */
  readonly as?: (view: Seen) => Seen;
  /** What the viewer has touched. */
  readonly touched?: (session: SceneSession) => readonly Key[];
}
const asked = ({ view }: SceneSession, kind: string): boolean => view?.decision?.kind === kind && view.sealed === null;
const round = ({ view }: SceneSession): number => view?.open.round ?? 0;
const on = (kind: string, from = 2, seats = 6): Scene => ({ seats, seat: 1, wanted: (s) => asked(s, kind) && round(s) >= from });
const out = ({ view }: SceneSession): boolean => !!view && view.seat !== null && isOut(view.open, view.seat);
const revealed = ({ view }: SceneSession): boolean => !!view && view.seat !== null && isRevealed(view.open, view.seat);

const trading: Scene = {
  seats: 6,
  seat: 1,
  from: 6,
  wanted: ({ view }) => view?.offer?.kind === 'callVote' && (view.own?.items.length ?? 0) > 0,
};
/** Two others have made an offer: a present, and one that asks for more than this seat has. */
function offered(view: Seen): Seen {
  const { own, offer } = view;
  if (!own || offer?.shape.t !== 'oneOf') return view;
  const others = [...view.open.people.keys()].filter((pawn) => view.open.people[pawn].status === 'character' && pawn !== view.seat);
  const present: Offered = { from: others[0], backs: { ...NO_BACKS, object: 2 }, up: [], want: NO_BACKS, wantUp: [] };
  const dear: Offered = { from: others[1], backs: { ...NO_BACKS, lab: 1 }, up: ['cable'], want: { ...NO_BACKS, weapon: 2 }, wantUp: [] };
  const nothing = compound({ weapon: someOf.give([], 0), object: someOf.give([], 0), lab: someOf.give([], 0) });
  const answers = [
    option('accept', oneOf.accept([option(present.from, nothing)])),
    option('decline', oneOf.decline([present.from, dear.from])),
  ];
  return {
    ...view,
    own: { ...own, offered: [present, dear] },
    offer: { ...offer, shape: { t: 'oneOf', options: [...offer.shape.options, ...answers] } },
  };
}

export const scenes: Record<string, Scene> = {
  'live-role': { seats: 6, seat: 1, wanted: (s) => asked(s, 'lookAtRole') },
  'live-place': { ...on('placeCharacter', 3, 8), touched: () => [keyOf('place', 'generator')] },
  'live-sleep': on('sleepersCards', 1),
  'live-planned': {
    seats: 6,
    seat: 1,
    wanted: ({ view }) => view?.ask?.kind === 'placeCharacter' && view.open.leader === 1 && view.decision === null,
    plans: true,
  },
  'live-meet': on('placeTokens'),
  'live-look': on('lookAt'),
  'live-resort': on('resort'),
  'live-fire': on('setFire', 1),
  'live-assign': on('assignCard'),
  'live-next': on('nextCard'),
  'live-keep': on('keepItem', 1),
  'live-station': { ...on('stationUse', 1), from: 8 },
  'live-rest': on('callVote'),
  'live-trade': trading,
  'live-trade-asks': {
    ...trading,
    touched: ({ view }) => [
      keyOf('word', 'offer'),
      keyOf(
        'pawn',
        view!.open.people.findLastIndex(({ status }) => status === 'character'),
      ),
    ],
  },
  'live-offered': { ...trading, as: offered },
  'live-vote': on('vote', 2, 8),
  'live-test': { seats: 6, seat: 1, wanted: (s) => asked(s, 'volunteer') && answerable(s.view!.decision!.shape) },
  'live-board': { ...on('vote', 3), as: atDoor('acceptBoarding', [1, 0], [4]) },
  'live-alien': { seats: 6, seat: 1, from: 19, wanted: (s) => revealed(s) && asked(s, 'alienPlan') },
  'live-alien-pours': {
    seats: 6,
    seat: 1,
    from: 19,
    wanted: (s) => revealed(s) && asked(s, 'alienPlan'),
    touched: () => [keyOf('pour', 'generator'), keyOf('pour', 'generator'), keyOf('pour', 'kitchen')],
  },
  'live-alien-takes': { seats: 6, seat: 1, wanted: (s) => asked(s, 'alienChoice') },
  'live-alien-waits': { seats: 6, seat: 1, wanted: (s) => revealed(s) && s.view?.open.phase === 'rest' },
  'live-ghost': { seats: 6, seat: 1, from: 9, wanted: out },
  'live-watch': { seats: 8, seat: 'public', wanted: ({ view }) => view?.ask?.kind === 'lookAt' && view.open.round > 2 },
  'live-party': on('placeParty', 2, 2),
  'live-dice': { seats: 1, seat: 0, wanted: (s) => asked(s, 'cancelDice') },
  'live-end': { seats: 6, seat: 1, wanted: ({ view }) => !!view && view.over !== null },
};

export function findScene(scene: Scene, name: string): SceneSession {
  const session = firstMatch(name, (seed) => new Played(played, scene.seats, scene.seat, seed), scene);
  if (scene.as && session.view) session.view = scene.as(session.view);
  return session;
}
