/** The end of a match: who won and why, every life as a lane of the infection tree, and what there is to retell. */

import type { Chat, TableInfo } from '@lurk/table';
import { describeOutcome, type Event, endOf, type Lane, lanesOf, type Pawn, tableOf } from '@lurk/the-thing/public';
import type { RematchView } from '../../../play/frame/model';
import { seatLook } from '../../../play/frame/perspective';
import { rematchOf } from '../../../play/showing/rematch';
import type { SeatLook } from '../../../ui/types';
import { liesIn } from './lies';
import { lookPawn as lookCharacter, type Perspective } from './people';
import { turningPoints } from './points';
import { treeOrder } from './tree';

export interface Bubble {
  readonly round: number;
  readonly text: string;
}
export interface LaneView {
  readonly pawn: Pawn;
  readonly look: SeatLook;
  readonly character: string;
  readonly fate: string;
  readonly alien: boolean;
  /** When flesh begins; through whom, as the place of their lane, and where. */
  readonly infected: {
    readonly round: number;
    readonly from: number | null;
    readonly dog: boolean;
    readonly place: string;
    readonly who: string;
  } | null;
  readonly revealed: number | null;
  readonly left: number | null;
  readonly tests: readonly { readonly round: number; readonly human: boolean }[];
  readonly lies: readonly Bubble[];
}
export interface EndView {
  readonly code: string;
  readonly winner: 'humans' | 'aliens';
  readonly title: string;
  readonly how: string;
  readonly verdict: string;
  readonly won: boolean | null;
  readonly rounds: number;
  readonly players: number;
  readonly lanes: readonly LaneView[];
  /** What there is to count, the Aliens' own apart. */
  readonly counts: readonly { readonly n: number; readonly what: string; readonly aliens?: true }[];
  readonly points: readonly { readonly round: number; readonly text: string; readonly good: 'humans' | 'aliens' }[];
  /** The whole tree in words. */
  readonly told: readonly string[];
  readonly rematch?: RematchView;
}

/** In the end everybody wears the colour they came with. */
const lookPawn = (perspective: Perspective, pawn: Pawn): SeatLook =>
  perspective.view.open.coop
    ? lookCharacter(perspective, pawn)
    : seatLook(perspective, perspective.view.open.people[pawn].seat, { id: String(pawn) });

export function endView(perspective: Perspective, log: readonly Event[], table: TableInfo, chats: readonly Chat[] = []): EndView {
  const { view, lang, code, names } = perspective;
  const { open } = view;
  const lanes = lanesOf(log, open) ?? [];
  const words = endOf(lang).tree;
  const lies = liesIn(perspective, log, lanes, table, chats);
  const order = open.coop ? lanes.map(({ pawn }) => pawn) : treeOrder(lanes);
  const views = order.map((pawn) => laneView(perspective, lanes[pawn], order, lies.get(pawn) ?? []));
  const rematch = rematchOf(table, view.seat);
  return {
    code,
    winner: open.end?.winner ?? 'aliens',
    ...(describeOutcome(lang, open, view.seat, names) ?? { title: '', how: '', verdict: '', won: null }),
    rounds: open.round,
    players: open.players,
    lanes: views,
    counts: open.coop ? partyCounts(perspective, views) : counts(views, [...lies.values()].flat().length, words),
    points: turningPoints(log, lanes).map(({ round, event, good }) => ({
      round,
      text: perspective.speech.tellEvent(lang, event, view, perspective.names),
      good,
    })),
    told: views.map(({ look, infected, fate }) => words.told(look.name, [infected?.place, infected?.who, fate].filter(Boolean).join(', '))),
    ...(rematch ? { rematch } : {}),
  };
}

function counts(lanes: readonly LaneView[], lies: number, words: TreeWords): EndView['counts'] {
  const aliens = lanes.filter(({ alien }) => alien).length;
  const shown = lanes.filter(({ revealed }) => revealed !== null).length;
  const humans = lanes.filter(({ alien }) => !alien).length;
  return [
    { n: humans, what: words.humans(humans) },
    { n: aliens, what: words.aliens(aliens, shown), aliens: true },
    { n: lies, what: words.lies(lies) },
  ];
}
/** In the co-operative game nobody has a side of their own: who got away, who did not, and how the Alien grew. */
function partyCounts({ lang, view: { open } }: Perspective, lanes: readonly LaneView[]): EndView['counts'] {
  const words = endOf(lang).tree.party;
  const lost = lanes.filter(({ left }) => left !== null).length;
  const others = lanes.filter(({ left }) => left === null).length;
  return [
    { n: others, what: open.end?.winner === 'humans' ? words.away(others) : words.ice(others) },
    { n: lost, what: words.lost(lost) },
    { n: open.pool, what: words.force, aliens: true as const },
  ].filter(({ n }) => n > 0);
}

function laneView(perspective: Perspective, lane: Lane, order: readonly Pawn[], lies: readonly Bubble[]): LaneView {
  const { lang, view } = perspective;
  const words = endOf(lang).tree;
  const { people } = view.open;
  const { character } = people[lane.pawn];
  const look = lookPawn(perspective, lane.pawn);
  const alien = lane.role === 'alien';
  return {
    pawn: lane.pawn,
    look,
    character: character && !view.open.coop ? tableOf(lang).characters[character].name : '',
    fate: view.open.coop ? partyFate(lane, view.open.end?.winner === 'humans', words) : fateOf(lane, alien, words),
    alien,
    infected: alien ? catching(perspective, lane, order) : null,
    revealed: lane.revealed?.round ?? null,
    left: lane.left?.round ?? null,
    tests: lane.tests.map(({ round, role }) => ({ round, human: role === 'human' })),
    lies,
  };
}

type TreeWords = ReturnType<typeof endOf>['tree'];
function fateOf({ infected, left, aboard }: Lane, alien: boolean, words: TreeWords): string {
  const what = !alien ? words.human : !infected || infected.round === 0 ? words.carrier : words.since(infected.round);
  const how = left ? words.left[left.how] : aboard ? words.aboard : null;
  return how ? words.and(what, how) : what;
}

const partyFate = ({ left }: Lane, won: boolean, { left: how, party }: TreeWords): string =>
  left ? how[left.how] : won ? party.away(1) : party.ice(1);

function catching(perspective: Perspective, { pawn, infected }: Lane, order: readonly Pawn[]): LaneView['infected'] {
  const { lang } = perspective;
  const { tree } = endOf(lang);
  const name = lookPawn(perspective, pawn).name;
  if (!infected || typeof infected.by === 'string') {
    const round = infected?.round ?? 0;
    const room = infected?.room;
    return {
      round,
      from: null,
      dog: infected?.by === 'dog',
      place: round === 0 || !room ? tree.dealt : tree.place(tableOf(lang).places[room].name, round),
      // Dealt: the lane is named already.
      who: infected?.by === 'dog' ? tree.byDog(name) : '',
    };
  }
  const { by, room, round } = infected;
  return {
    round,
    from: order.indexOf(by),
    dog: false,
    place: room ? tree.place(tableOf(lang).places[room].name, round) : tree.round(round),
    who: tree.fromTo(lookPawn(perspective, by).name, name),
  };
}
