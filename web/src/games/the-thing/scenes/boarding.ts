/** The three ways out, and once one of them is started the boarding at its door (TT-222 to TT-235). */
import { capital } from '@lurk/i18n';
import type { Decision } from '@lurk/kernel';
import {
  type Event,
  EXITS,
  type Exit,
  isReady,
  isShut,
  lacks,
  nextToBoard,
  type Open,
  onTheGround,
  type Pawn,
  turnOrder,
} from '@lurk/the-thing/public';
import { choiceWords } from '../../../play/asking/asked';
import { type Draft, idOf, pickIn } from '../../../play/asking/draft';
import type { SeatLook } from '../../../ui/types';
import { called, lookAll, lookPawn, mine, type Perspective, say, table } from './people';

export interface DoorView {
  readonly exit: Exit;
  readonly name: string;
  readonly note: string;
  readonly open: boolean;
  readonly shut: boolean;
}
interface OnIce {
  readonly look: SeatLook;
  readonly note: string;
  /** Has had their choice in this round of the door. */
  readonly done: boolean;
}
export interface BoardingView {
  readonly doors: readonly DoorView[];
  readonly title: string;
  readonly note: string;
  readonly aboard: readonly SeatLook[];
  /** At the door now. */
  readonly next: SeatLook | null;
  readonly ground: readonly OnIce[];
  /** What the reader is asked at the door, and what they have picked. */
  readonly asks: readonly { readonly id: string; readonly name: string; readonly picked: boolean }[];
  /** How the last one was answered. */
  readonly answers: { readonly yes: readonly SeatLook[]; readonly no: readonly SeatLook[]; readonly text: string } | null;
}

/** The ways out as all see them, whether or not anybody leaves. */
function doorsOf(perspective: Perspective): DoorView[] {
  const { open } = perspective.view;
  const { exits } = table(perspective);
  const { boarding } = say(perspective);
  return EXITS.map((exit) => ({
    exit,
    name: capital(exits[exit]),
    note: open.escape?.exit === exit ? boarding.running : statusOf(open, exit, boarding.doors),
    open: open.escape?.exit === exit,
    shut: isShut(open, exit),
  }));
}
type DoorWords = ReturnType<typeof say>['boarding']['doors'];
function statusOf(open: Open, exit: Exit, words: DoorWords): string {
  if (isShut(open, exit)) return words.lost;
  if (exit === 'rescue')
    return open.rescue.state === 'arrived' ? words.ready : open.rescue.state === 'flying' ? words.flying(open.rescue.at) : words.noCall;
  const { fuel, damage } = lacks(open, exit);
  return isReady(open, exit)
    ? words.ready
    : [...(fuel > 0 ? [words.fuel(fuel)] : []), ...(damage > 0 ? [words.damage(damage)] : [])].join(', ');
}

/** Null while nobody leaves. */
export function boardingView(perspective: Perspective, draft: Draft, log: readonly Event[]): BoardingView | null {
  const { view } = perspective;
  const { open, decision } = view;
  if (!open.escape || open.coop) return null;
  const { boarding } = say(perspective);
  const { aboard, asked } = open.escape;
  const next = nextToBoard(open);
  const atDoor = next === undefined || view.over !== null ? null : next;
  return {
    doors: doorsOf(perspective),
    ...headOf(perspective, atDoor),
    aboard: lookAll(perspective, aboard),
    next: atDoor === null ? null : lookPawn(perspective, atDoor),
    ground: turnOrder(open, onTheGround(open))
      .filter((pawn) => pawn !== atDoor)
      .map((pawn) => ({
        look: lookPawn(perspective, pawn),
        note: asked.includes(pawn) ? outcomeOf(perspective, log, pawn) : boarding.waits,
        done: asked.includes(pawn),
      })),
    asks: decision ? asksOf(perspective, decision, draft) : [],
    answers: lastAnswer(perspective, log),
  };
}

/** While somebody leaves, nothing but this is asked of anybody (D-40, D-41). */
function asksOf(perspective: Perspective, decision: Decision, draft: Draft): BoardingView['asks'] {
  const { shape } = decision;
  const words = choiceWords(perspective, decision);
  const ids = shape.t === 'oneOf' ? shape.options.map(idOf) : [];
  return ids.map((id) => ({ id: String(id), name: words.option(id, []), picked: pickIn(draft) === id }));
}

function headOf(perspective: Perspective, atDoor: Pawn | null): Pick<BoardingView, 'title' | 'note'> {
  const { boarding } = say(perspective);
  if (atDoor === null) return { title: boarding.leaving, note: boarding.leavingNote };
  const { name } = lookPawn(perspective, atDoor);
  const asking = perspective.view.ask?.kind === 'acceptBoarding';
  const me = mine(perspective) === atDoor;
  return {
    title: me ? boarding.youAtDoor : boarding.atDoor(name),
    note: asking ? boarding.decide : boarding.leastFirst,
  };
}

/** What became of somebody's last try at the door. */
function outcomeOf(perspective: Perspective, log: readonly Event[], pawn: Pawn): string {
  const { boarding } = say(perspective);
  const last = log.findLast((event) => (event.t === 'boardingAsked' || event.t === 'boardingAnswered') && event.pawn === pawn);
  return last?.t === 'boardingAnswered' ? boarding.refused(called(perspective, last.no)) : boarding.stayed;
}

function lastAnswer(perspective: Perspective, log: readonly Event[]): BoardingView['answers'] {
  const { boarding } = say(perspective);
  const last = log.findLast((event) => event.t === 'boardingAnswered' || event.t === 'escapeBegan');
  if (last?.t !== 'boardingAnswered') return null;
  const { name } = lookPawn(perspective, last.pawn);
  return {
    yes: lookAll(perspective, last.yes),
    no: lookAll(perspective, last.no),
    text: last.no.length > 0 ? boarding.wasRefused(name) : boarding.wasLetIn(name),
  };
}
