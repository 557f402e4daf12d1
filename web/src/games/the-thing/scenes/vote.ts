/** The table in the Rec Room: whom one points at, and once all have, every arm at once and the discs that it moves. */
import {
  characters,
  type Event,
  FIRST_SUSPICION,
  isOnGreen,
  type Pawn,
  suspicionOf,
  tellWhyNot,
  turnsRed,
  whyNotPawn,
} from '@lurk/the-thing/public';
import { type Draft, pickIn } from '../../../play/asking/draft';
import type { Choosable } from '../../../play/frame/model';
import type { SeatLook } from '../../../ui/types';
import { called, lookPawn, mine, type Perspective, say } from './people';
import type { Disc } from './slide';
import { AFTER_VOTE, onBoard } from './which';

interface VoteSeat {
  readonly pawn: Pawn;
  readonly look: SeatLook;
  readonly proven: boolean;
  /** Arms that point here. */
  readonly arms: number;
  /** Points at nobody. */
  readonly crossed: boolean;
  /** Points at the one with this id. */
  readonly at?: string;
  readonly choice?: Choosable;
}
export interface DiscView extends Disc<string> {
  readonly look: SeatLook;
}
export interface VoteView {
  /** The reader first, nearest to us; the others clockwise. */
  readonly seats: readonly VoteSeat[];
  /** All have pointed. */
  readonly open: boolean;
  readonly title: string;
  readonly note: string;
  readonly discs: readonly DiscView[];
  /** The red space. */
  readonly last: number;
}

type Voted = Extract<Event, { t: 'voted' }>;
type Votes = Voted['votes'];

/** Null where they are not at the table. `draft`: what the reader has picked or given; `log`: all that was told. */
export function voteView(perspective: Perspective, draft: Draft, log: readonly Event[]): VoteView | null {
  if (onBoard(perspective.view) !== 'rec') return null;
  const at = AFTER_VOTE.includes(perspective.view.ask?.kind ?? '') ? log.findLastIndex(({ t }) => t === 'voted') : -1;
  return at < 0 ? pointing(perspective, draft) : voted(perspective, log, at);
}

function pointing(perspective: Perspective, draft: Draft): VoteView {
  const { view } = perspective;
  const { vote } = say(perspective);
  const me = mine(perspective);
  const voting = view.decision?.kind === 'vote';
  const pick = voting ? pickIn(draft) : undefined;
  const seats = ringFor(perspective).map((pawn): VoteSeat => {
    const why = voting && pawn !== me ? whyNotPawn(view, pawn) : null;
    const choice = voting && pawn !== me ? (why ? { why: tellWhyNot(perspective.lang, why) } : { picked: pick === pawn }) : undefined;
    return {
      ...seatOf(perspective, pawn),
      arms: 0,
      crossed: pawn === me && voting && draft === null,
      ...(pawn === me && pick !== undefined ? { at: String(pick) } : {}),
      ...(choice ? { choice } : {}),
    };
  });
  const asked = view.ask?.kind === 'vote';
  return {
    seats,
    open: false,
    title: asked ? vote.point : vote.talk,
    note: asked ? vote.pointNote : vote.talkNote,
    discs: characters(view.open).map((pawn) => still(perspective, pawn)),
    last: view.open.players,
  };
}

/** TT-170, TT-173 Every arm, and how far each disc has gone by them. */
export function voted(perspective: Perspective, log: readonly Event[], at: number): VoteView | null {
  const { open } = perspective.view;
  const { vote } = say(perspective);
  const told = log[at];
  if (told?.t !== 'voted') return null;
  const { votes } = told;
  const moved = movesAfter(log, at);
  const arms = (pawn: Pawn): number => votes.filter((one) => one.at === pawn).length;
  const pawns = ringFor(perspective).filter((pawn) => votes.some(({ by }) => by === pawn));
  const red = [...moved].filter(([pawn, move]) => turnsRed(open, move) && pawns.includes(pawn)).map(([pawn]) => pawn);
  return {
    seats: pawns.map((pawn) => {
      const aim = votes.find(({ by }) => by === pawn)?.at ?? null;
      return { ...seatOf(perspective, pawn), arms: arms(pawn), crossed: aim === null, ...(aim === null ? {} : { at: String(aim) }) };
    }),
    open: true,
    title: titleOf(perspective, votes),
    note: red.length > 0 ? vote.red(called(perspective, red)) : vote.atOnce,
    discs: pawns.map((pawn) => ({ ...still(perspective, pawn), ...moved.get(pawn) })),
    last: open.players,
  };
}

function titleOf(perspective: Perspective, votes: Votes): string {
  const { vote } = say(perspective);
  const counts = new Map<Pawn, number>();
  // shown: arms, counted.
  for (const { at } of votes) if (at !== null) counts.set(at, (counts.get(at) ?? 0) + 1);
  // shown: the most arms on anybody.
  const most = Math.max(0, ...counts.values());
  const who = [...counts].filter(([, count]) => count === most).map(([pawn]) => pawn);
  return most === 0 ? vote.nobody : vote.arms(most, called(perspective, who));
}

/** Where the disc of each accused came from and went. */
function movesAfter(log: readonly Event[], at: number): Map<Pawn, { from: number; to: number }> {
  const moves = new Map<Pawn, { from: number; to: number }>();
  // shown: a place in the log.
  for (const event of log.slice(at + 1)) {
    if (event.t !== 'suspicionMoved' || event.why !== 'vote') break;
    const before = log.slice(0, at).findLast((one) => one.t === 'suspicionMoved' && one.pawn === event.pawn);
    moves.set(event.pawn, { from: before?.t === 'suspicionMoved' ? before.to : FIRST_SUSPICION, to: event.to });
  }
  return moves;
}

const seatOf = (perspective: Perspective, pawn: Pawn): Pick<VoteSeat, 'pawn' | 'look' | 'proven'> => ({
  pawn,
  look: lookPawn(perspective, pawn),
  proven: isOnGreen(perspective.view.open, pawn),
});
function still(perspective: Perspective, pawn: Pawn): DiscView {
  const at = suspicionOf(perspective.view.open, pawn);
  return { who: String(pawn), look: lookPawn(perspective, pawn), from: at, to: at };
}
/** Clockwise from the reader, or from the first for those who watch. */
function ringFor(perspective: Perspective): Pawn[] {
  const pawns = characters(perspective.view.open);
  const first = Math.max(0, pawns.indexOf(mine(perspective) ?? -1));
  return [...pawns.slice(first), ...pawns.slice(0, first)];
}
