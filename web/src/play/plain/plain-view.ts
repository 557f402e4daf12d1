/** A table made from nothing but views and words: what any game shows before it has drawings of its own. */
import type { GameTypes } from '@lurk/kernel';
import type { SeatLook, TextEntry } from '../../ui/types';
import * as asked from '../asking/asked';
import { choiceWords, offerOf, promptOf, waitingFor } from '../asking/asked';
import { type Desk, plainDesk, type Question, questionAt, settledDraft } from '../asking/desk';
import type { Draft } from '../asking/draft';
import type { AskedView, Lines, PromptView, SealView, StepView } from '../frame/model';
import { type Perspective, seatLook } from '../frame/perspective';

/** Busy or done, never what. */
export type SeatState = 'asked' | 'ready' | 'waiting' | 'away';
export interface PlainSeat {
  readonly seat: SeatLook;
  readonly state: SeatState;
}

export interface PlainTable extends Lines, AskedView {
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
    acts: asked.passOf(perspective, desk),
    seal: sealOf(perspective, desk),
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
  return { title: help, level: { shape: decision.shape, draft, path: [] }, words: choiceWords(perspective, decision) };
}

function sealOf<G extends GameTypes>(perspective: Perspective<G>, desk: Desk): SealView {
  const { lang, view, speech, w } = perspective;
  const label = (question: Question, draft: Draft) => {
    const hold = asked.isSealed(perspective, question, draft);
    return { label: hold ? w.play.seal : w.play.confirm, ...(hold ? { hold } : {}) };
  };
  return asked.sealOf(perspective, desk, plainDesk.answer(view, desk), {
    waiting: () => '',
    missing: (question) => ({ ...label(question, desk.draft), why: w.play.pickFirst }),
    given: (question, draft) => {
      const { sealed } = speech.describeDecision(lang, question.decision, view, question.offered);
      return { ...label(question, draft), ...(desk.draft === undefined && sealed ? { detail: sealed } : {}) };
    },
  });
}
