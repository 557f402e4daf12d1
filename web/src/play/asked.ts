/** The question at hand as every table shows it: the sentence, how its options read, the state of the one big button. */
import { answerable, type GameTypes, type Seat } from '@lurk/kernel';
import { type Draft, pickIn } from '../decide/draft';
import type { ChoiceWords } from '../decide/words';
import type { SeatLook } from '../ui/types';
import { asDraft, type Desk, type Given, givenOf, type Question, sameChoice } from './desk';
import type { OfferView, PromptView, SealView } from './model';
import { type Perspective, seatLook } from './perspective';

/** Whom the table waits for, in words and by seat; `wanted` is what stands there while nothing is asked of this reader. */
export function waitingFor<G extends GameTypes, P extends Perspective<G>>(
  perspective: P,
  wanted?: string,
  look: (perspective: P, seat: Seat) => SeatLook = seatLook,
): PromptView {
  const { view, lang, names, speech, w, quiet } = perspective;
  const waiting = speech.describeWaiting(lang, view, names);
  const seats = Array.isArray(view.ask?.waiting) ? view.ask.waiting.filter((seat) => seat !== view.seat) : [];
  return {
    wanted: quiet ?? wanted ?? (view.over === null ? w.play.listen : w.play.over),
    ...(waiting ? { waiting } : {}),
    waitingFor: seats.map((seat) => look(perspective, seat)),
  };
}

/** What is wanted of this reader now; what they wait for where nothing is. */
export function promptOf<G extends GameTypes, P extends PromptView>(
  { view, lang, clock, speech, advice }: Perspective<G>,
  question: Question | null,
  waiting: P,
): P {
  const coach = advice ? { coach: advice } : {};
  if (!question) return { ...waiting, ...coach };
  const { title, help } = speech.describeDecision(lang, question.decision, view, question.offered);
  return { ...waiting, wanted: title, help, ...coach, ...(clock && !question.offered ? { clock } : {}) };
}

export function offerOf<G extends GameTypes>({ view, lang, speech }: Perspective<G>, desk: Desk): OfferView | undefined {
  const { offer } = view;
  if (!offer || !answerable(offer.shape)) return undefined;
  const { title, help } = speech.describeDecision(lang, offer, view, true);
  return { title, help, open: desk.offering };
}

export function choiceWords<G extends GameTypes>(
  { lang, view, names, speech }: Perspective<G>,
  kind: string,
  more: Pick<ChoiceWords, 'seat' | 'rule'> = {},
): ChoiceWords {
  const asked = { kind, view, names };
  return {
    option: (option, path) => speech.describeOption(lang, option, asked, path),
    step: (shape, path) => speech.describeStep(lang, shape, asked, path),
    confirm: speech.describeConfirm(lang),
    ...more,
  };
}

/** A window: most will let it pass, so passing is one touch. */
export const isWindow = <G extends GameTypes>({ view }: Perspective<G>, { offered }: Question): boolean => !offered && !!view.ask?.window;

/** Is this answer dealt with at once, for all to see, instead of being sealed? */
export function actsAtOnce<G extends GameTypes>({ view }: Perspective<G>, { offered }: Question, draft: Draft): boolean {
  const acts = view.ask?.acts ?? [];
  if (offered) return true;
  return acts === 'any' ? draft !== null : acts.some((pick) => pick === pickIn(draft));
}

/** What was sealed is shown until something else is thought of. */
export function sealState<G extends GameTypes>(
  perspective: Perspective<G>,
  question: Question,
  ready: Given | null,
  drafted: boolean,
): SealView['state'] {
  const { pending } = perspective;
  // What is dealt with at once cannot be taken back; a seal can, as long as the question is open.
  if (pending && !drafted && actsAtOnce(perspective, question, asDraft(pending.choice))) return 'final';
  const given = givenOf(perspective, question);
  if (given !== undefined && (!drafted || (ready && sameChoice(ready.choice, given)))) return 'sealed';
  return ready ? 'ready' : 'idle';
}

/** What the table shows as picked: the draft, else what was given. */
export const shownDraft = <G extends GameTypes>(perspective: Perspective<G>, desk: Desk, question: Question | null): Draft =>
  desk.draft === undefined ? givenOf(perspective, question) : desk.draft;
