/** Who met whom, and who can be infected, since when and by whom: what everybody can conclude, and behind the look what the reader can. */
import {
  type Deduction,
  deductionOf,
  dogTestsOf,
  type Event,
  type MeetingOfTwo,
  type Pawn,
  publicDeduction,
  type Suspect,
  whoMetWhom,
} from '@lurk/the-thing/public';
import type { SeatLook } from '../../../ui/types';
import { called, lookPawn, mine, type Perspective, say, table } from './people';

export interface MetRow {
  readonly look: SeatLook;
  /** How often they met each of the others, in the order of the rows; null for themselves. */
  readonly counts: readonly (number | null)[];
  /** Every meeting and every Dog, the latest first. */
  readonly lines: readonly string[];
}
export type Verdict = 'human' | 'alien' | 'open';
export interface SuspectView {
  readonly look: SeatLook;
  readonly verdict: Verdict;
  readonly line: string;
  /** How they can have become an Alien, the earliest first. */
  readonly ways: readonly string[];
}
export interface KnownView {
  readonly level: 'none' | 'tokens' | 'exact';
  readonly rows: readonly MetRow[];
  /** What everybody can conclude; empty where the table plays without it. */
  readonly all: readonly SuspectView[];
  /** The same with what the reader alone has seen: read only while they look. */
  readonly own: () => readonly SuspectView[];
  /** What the others can know about the reader. */
  readonly me: SuspectView | null;
  readonly facts: readonly { readonly name: string; readonly text: string }[];
}

export function knownView(perspective: Perspective, log: readonly Event[]): KnownView | null {
  const { view, memory } = perspective;
  const { open } = view;
  if (open.coop) return null;
  const level = open.options.overlay;
  const isExact = level === 'exact';
  const all = isExact ? suspects(perspective, publicDeduction(open, memory.record)) : [];
  const me = mine(perspective);
  return {
    level,
    rows: rowsOf(perspective),
    all: all.filter(({ look }) => !look.you),
    own: () => (isExact ? suspects(perspective, deductionOf(open, memory.record, memory.witness)).filter(({ look }) => !look.you) : []),
    me: me === null ? null : (all[me] ?? null),
    facts: factsOf(perspective, log),
  };
}

function rowsOf(perspective: Perspective): MetRow[] {
  const { open } = perspective.view;
  const { known } = say(perspective);
  const met = whoMetWhom(perspective.memory.record, open.players);
  const room = (at: MeetingOfTwo['room']): string => table(perspective).places[at].name;
  return met.map((row, one): MetRow => {
    const look = lookPawn(perspective, one);
    const meetings = row.flatMap((list, other) => list.map((meeting) => ({ ...meeting, other })));
    const lines = [
      ...meetings.map(({ round, room: at, other, looked, lookedAt }) => {
        const name = lookPawn(perspective, other).name;
        return {
          round,
          text: known.met(round, room(at), name, looked ? (lookedAt ? 'both' : 'one') : lookedAt ? 'other' : 'none', look.name),
        };
      }),
      ...dogTestsOf(perspective.memory.record, one).map(({ round, room: at }) => ({ round, text: known.dog(round, room(at)) })),
    ];
    return {
      look,
      counts: row.map((list, other) => (one === other ? null : list.length)),
      lines: lines.toSorted((a, b) => b.round - a.round).map(({ text }) => text),
    };
  });
}

const suspects = (perspective: Perspective, { suspects: all }: Deduction): SuspectView[] =>
  all.map((suspect, pawn) => suspectView(perspective, suspect, pawn));

function suspectView(perspective: Perspective, { canBeAlien, canBeHuman, ways, why }: Suspect, pawn: Pawn): SuspectView {
  const { known } = say(perspective);
  const places = table(perspective).places;
  const verdict: Verdict = canBeAlien ? (canBeHuman ? 'open' : 'alien') : 'human';
  const reason =
    why &&
    (why.t === 'oneself' || why.t === 'deduced'
      ? known.why[why.t]
      : why.t === 'shown'
        ? known.why.shown(why.round)
        : known.why[why.t](why.round));
  return {
    look: lookPawn(perspective, pawn),
    verdict,
    line: reason ? known.because(known.verdict[verdict], reason) : known.verdict[verdict],
    ways: ways.map(({ round, by, room }) =>
      by === 'start'
        ? known.way.start
        : by === 'dog'
          ? known.way.dog(round, places[room].name)
          : known.way.by(round, places[room].name, lookPawn(perspective, by).name),
    ),
  };
}

/** What the table can count up for everybody. */
function factsOf(perspective: Perspective, log: readonly Event[]): KnownView['facts'] {
  const { open } = perspective.view;
  const { known } = say(perspective);
  const turned = log.filter((event) => event.t === 'flipped' || event.t === 'shownCard');
  const sabotage = turned.filter((event) => 'card' in event && event.card === 'sabotage').length;
  const proven = [...open.people.keys()].filter((pawn) => open.people[pawn].suspicion === 0);
  const tested = log.flatMap((event) => (event.t === 'analysed' ? [event.pawn] : []));
  return [
    ...(turned.length > 0 ? [{ name: known.sabotage, text: known.ofCards(sabotage, turned.length) }] : []),
    ...(proven.length > 0 ? [{ name: known.proven, text: called(perspective, proven) }] : []),
    ...(tested.length > 0 ? [{ name: known.tested, text: called(perspective, [...new Set(tested)]) }] : []),
  ];
}
