/** What the Aliens made the others believe: claims that were false when they were made, and deeds that said "I am one of you". */
import type { Chat, TableInfo } from '@lurk/table';
import { type Event, endOf, type Lane, type Pawn, wasCaughtBy, wasHidden } from '@lurk/the-thing/public';
import { speakerOf } from '../../../play/talk/chat';
import { heard, stampOf } from '../adapt/chat';
import type { Bubble } from './end';
import { lookPawn, type Perspective } from './people';

/** By Character, the earliest first, one for each night at most. */
export function liesIn(
  perspective: Perspective,
  log: readonly Event[],
  lanes: readonly Lane[],
  table: TableInfo,
  chats: readonly Chat[],
): ReadonlyMap<Pawn, readonly Bubble[]> {
  const lies = new Map<Pawn, Bubble[]>();
  const tell = (pawn: Pawn, round: number, text: string): void => {
    const told = lies.get(pawn) ?? [];
    if (told.some((one) => one.round === round)) return;
    lies.set(
      pawn,
      [...told, { round, text }].toSorted((a, b) => a.round - b.round),
    );
  };
  for (const { from, text } of chats) {
    const pawn = speakerOf(table, from);
    const stamp = stampOf(text);
    const lane = lanes[pawn];
    if (lane && stamp && isFalse(stamp, lane, lanes)) tell(pawn, stamp.round, said(perspective, text));
  }
  deeds(perspective, log, lanes, tell);
  return lies;
}

type Stamp = NonNullable<ReturnType<typeof stampOf>>;
function isFalse({ id, about, round, afterMeeting }: Stamp, lane: Lane, lanes: readonly Lane[]): boolean {
  // shown: what was said before the Encounters of a round was said of the round before.
  const by = afterMeeting ? round : round - 1;
  if (id === 'role') return wasHidden(lane, by);
  const other = lanes[Number(about)];
  if (!other) return false;
  // A player who saw this one's Alien token was infected by it, or was an Alien before.
  if (id === 'sawHuman') return wasCaughtBy(lane, other.pawn, by);
  if (id === 'sawAlien') return other.role !== 'alien';
  return id === 'trust' && wasHidden(lane, by) && wasHidden(other, by);
}
const said = (perspective: Perspective, text: string): string =>
  heard(text, perspective)
    .map((part) => (typeof part === 'string' ? part : part.em))
    .join('');

/** An arm on a Human, and the wish to come aboard. */
function deeds(
  perspective: Perspective,
  log: readonly Event[],
  lanes: readonly Lane[],
  tell: (pawn: Pawn, round: number, text: string) => void,
): void {
  const { tree } = endOf(perspective.lang);
  let round = 0;
  for (const event of log) {
    if (event.t === 'roundBegan') round = event.round;
    if (event.t === 'boardingAsked' && event.boards && lanes[event.pawn] && wasHidden(lanes[event.pawn], round))
      tell(event.pawn, round, tree.letMeIn);
    if (event.t !== 'voted') continue;
    for (const { by, at } of event.votes) {
      const [lane, other] = [lanes[by], at === null ? undefined : lanes[at]];
      if (lane && other && wasHidden(lane, round) && other.role === 'human')
        tell(by, round, tree.pointedAt(lookPawn(perspective, other.pawn).name));
    }
  }
}
