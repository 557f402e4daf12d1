/** A table made from nothing but views and words: what any game shows before it has drawings of its own. */
import type { GameTypes } from '@lurk/kernel';
import type { SeatLook, TextEntry } from '../../ui/types';
import { actsAtOnce, choiceWords, isWindow, offerOf, promptOf, sealState, waitingFor } from '../asked';
import { type Desk, plainDesk, type Question, questionAt, settledDraft } from '../desk';
import type { ActView, AskedView, Lines, PromptView, SealView, StepView } from '../model';
import { type Perspective, seatLook } from '../perspective';

export type PlainKey = 'pass';

/** Busy or done, never what. */
export type SeatState = 'asked' | 'ready' | 'waiting' | 'away';
export interface PlainSeat {
  readonly seat: SeatLook;
  readonly state: SeatState;
}

export interface PlainTable extends Lines, AskedView<PlainKey> {
  readonly code: string;
  readonly prompt: PromptView;
  readonly people: readonly PlainSeat[];
  /** What everybody sees, and what this reader holds, as far as the game puts it into words. */
  readonly board: readonly TextEntry[];
  /** Somebody who has a seat. */
  readonly plays: boolean;
}

export function plainTable<G extends GameTypes>(
  perspective: Perspective<G>,
  desk: Desk,
  lines: Lines,
  board: readonly TextEntry[],
): PlainTable {
  const { view, code, seats } = perspective;
  const question = questionAt(view, desk);
  const step = question ? stepOf(perspective, desk, question) : undefined;
  const offer = offerOf(perspective, desk);
  return {
    ...lines,
    code,
    board,
    plays: view.seat !== null,
    prompt: promptOf(perspective, question, waitingFor(perspective)),
    people: seats.map((_, seat) => ({ seat: seatLook(perspective, seat), state: stateOf(perspective, seat) })),
    acts: question?.decision.mayPass ? [passAct(perspective, desk, question)] : [],
    seal: sealOf(perspective, desk, question),
    ...(step ? { step } : {}),
    ...(offer ? { offer } : {}),
  };
}

function stateOf<G extends GameTypes>({ view: { ask }, seats }: Perspective<G>, seat: number): SeatState {
  if (seats[seat]?.away) return 'away';
  return Array.isArray(ask?.waiting) && ask.waiting.includes(seat) ? 'asked' : 'waiting';
}

/** The whole question, level after level. */
function stepOf<G extends GameTypes>(perspective: Perspective<G>, desk: Desk, { decision, offered }: Question): StepView | undefined {
  const draft = settledDraft(perspective.view, desk);
  if (draft === null || decision.shape.t === 'confirm') return undefined;
  const { help } = perspective.speech.describeDecision(perspective.lang, decision, perspective.view, offered);
  return { title: help, level: { shape: decision.shape, draft, path: [] }, words: choiceWords(perspective, decision.kind) };
}

function passAct<G extends GameTypes>(perspective: Perspective<G>, desk: Desk, question: Question): ActView<PlainKey> {
  const { lang, view, speech, w } = perspective;
  const { decision, offered } = question;
  const { pass } = speech.describeDecision(lang, decision, view, offered);
  return {
    key: 'pass',
    name: pass ?? w.play.pass,
    help: w.play.passHelp,
    rule: w.play.passHelp,
    icon: 'arrow',
    picked: desk.draft === null,
    ...(isWindow(perspective, question) ? { atOnce: true } : {}),
  };
}

function sealOf<G extends GameTypes>(perspective: Perspective<G>, desk: Desk, question: Question | null): SealView {
  const { lang, view, speech, w } = perspective;
  if (!question) return { state: 'idle', label: w.play.confirm, quiet: true };
  const { sealed } = speech.describeDecision(lang, question.decision, view, question.offered);
  const state = sealState(perspective, question, plainDesk.answer(view, desk), desk.draft !== undefined);
  if (state === 'final') return { state, label: w.play.sending, detail: w.play.sending };
  const isSealed = sealed !== null && !actsAtOnce(perspective, question, desk.draft);
  const label = isSealed ? w.play.seal : w.play.confirm;
  return {
    state,
    label,
    ...(state === 'idle' ? { why: w.play.pickFirst } : {}),
    ...(state === 'sealed' && sealed ? { detail: sealed } : {}),
    ...(isSealed ? { hold: true } : {}),
  };
}
