/** The question at hand as every table shows it: the sentence, how its options read, the state of the one big button. */
import { answerable, type Decision, type GameTypes, type Seat } from '@lurk/kernel';
import type { SeatLook } from '../../ui/types';
import type { ActView, OfferView, PanelStep, PromptView, SealView } from '../frame/model';
import { type Perspective, seatLook } from '../frame/perspective';
import { holdsTalk } from './auto-answered';
import { asDraft, type Desk, type Given, givenOf, type Question, questionAt } from './desk';
import { type Draft, type Level, pickIn, picksIn } from './draft';
import { sameChoice } from './same';
import { PASS } from './things';
import type { ChoiceWords } from './words';

/** What a reader does to whom nothing is put. Their own act may be on its way, or being shown: there is something to see, then. */
function idleWords<G extends GameTypes>({ view, pending, shows, w: { play } }: Perspective<G>): string {
  if (view.over !== null) return play.over;
  if (pending) return play.sending;
  return shows || view.sealed ? play.watch : play.listen;
}

/** Who the table waits for, in words and by seat; `wanted` replaces the prompt while nothing is asked of this reader. */
export function waitingFor<G extends GameTypes, P extends Perspective<G>>(
  perspective: P,
  wanted?: string,
  look: (perspective: P, seat: Seat) => SeatLook = seatLook,
): PromptView {
  const { view, lang, names, speech } = perspective;
  const waiting = speech.describeWaiting(lang, view, names);
  const seats = Array.isArray(view.ask?.waiting) ? view.ask.waiting.filter((seat) => seat !== view.seat) : [];
  return {
    wanted: perspective.quiet ?? wanted ?? idleWords(perspective),
    ...(waiting ? { waiting } : {}),
    waitingFor: seats.map((seat) => look(perspective, seat)),
  };
}

/** The prompt: what is asked of this reader now, else what they wait for. */
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
  { kind, shape }: Decision,
  more: Pick<ChoiceWords, 'seat' | 'rule'> = {},
): ChoiceWords {
  const asked = { kind, shape, view, names };
  return {
    rule: (id, path) => speech.describeRule?.(lang, id, asked, path),
    option: (option, path) => speech.describeOption(lang, option, asked, path),
    step: (shape, path) => speech.describeStep(lang, shape, asked, path),
    confirm: speech.describeConfirm(lang),
    ...more,
  };
}

/** A window: most will let it pass, so passing is one touch. */
export const isWindow = <G extends GameTypes>({ view }: Perspective<G>, { offered }: Question): boolean => !offered && !!view.ask?.window;

/** Is this answer resolved at once, for all to see, instead of being sealed? */
function actsAtOnce<G extends GameTypes>({ view }: Perspective<G>, { offered }: Question, draft: Draft): boolean {
  const acts = view.ask?.acts ?? [];
  if (offered) return true;
  return acts === 'any' ? draft !== null : acts.some((pick) => pick === pickIn(draft));
}

/** A sealed answer stays shown as picked until the player picks something else. */
export function sealState<G extends GameTypes>(
  perspective: Perspective<G>,
  question: Question,
  ready: Given | null,
  drafted: boolean,
): SealView['state'] {
  const { pending } = perspective;
  // An answer resolved at once cannot be taken back; a sealed one can, as long as the question is open.
  if (pending && !drafted && actsAtOnce(perspective, question, asDraft(pending.choice))) return 'final';
  const given = givenOf(perspective, question);
  if (given !== undefined && (!drafted || (ready && sameChoice(ready.choice, given)))) return 'sealed';
  return ready ? 'ready' : 'idle';
}

/** What the table shows as picked: the draft, else the answer given, else `rest`, the prefilled part. */
export function shownDraft<G extends GameTypes>(perspective: Perspective<G>, desk: Desk, rest: () => Draft = () => desk.draft): Draft {
  const given = desk.draft === undefined ? givenOf(perspective, questionAt(perspective.view, desk)) : undefined;
  return given === undefined ? rest() : given;
}

/** Everything picked, in words. */
export const wording = ({ decision }: Question, draft: Draft, words: ChoiceWords): string =>
  picksIn(decision.shape, draft)
    .map(({ path, id }) => words.option(id, path))
    .filter(Boolean)
    .join(' · ');

/** Passing, as an act. */
export function passAct<G extends GameTypes>(
  perspective: Perspective<G>,
  question: Question,
  picked: boolean,
  help: string = perspective.w.play.passHelp,
): ActView {
  const { lang, view, speech, w } = perspective;
  const { pass } = speech.describeDecision(lang, question.decision, view, question.offered);
  const atOnce = isWindow(perspective, question);
  return { key: PASS, name: pass ?? w.play.pass, help, rule: help, icon: 'arrow', picked, ...(atOnce ? { atOnce } : {}) };
}
/** The only act of a table that draws all others. */
export function passOf<G extends GameTypes>(perspective: Perspective<G>, desk: Desk, help?: string): ActView[] {
  const question = questionAt(perspective.view, desk);
  return question?.decision.mayPass ? [passAct(perspective, question, desk.draft === null, help)] : [];
}

/** Options that are not drawn on the table are listed in panels, one per level; `undrawn` picks them out of a level. */
export const panelsOf = (reached: readonly Level[], words: ChoiceWords, undrawn: (level: Level) => Level | null): PanelStep[] =>
  reached.flatMap((level) => {
    const shown = undrawn(level);
    return shown ? [{ title: words.step(level.shape, level.path), level: shown, words }] : [];
  });

/** Nothing is asked of this reader but whether they have anything more to say. */
export const mayMoveOn = <G extends GameTypes>({ view, alone, gaveWay }: Perspective<G>, question: Question | null): boolean =>
  !question && holdsTalk(view, alone, gaveWay);

/** What a game says on its one big button. */
export interface SealWords {
  /** Nothing is asked: what the table waits for. */
  readonly waiting: () => string;
  /** Something is missing still. */
  readonly missing: (question: Question) => Omit<SealView, 'state' | 'quiet'>;
  /** It can be given, or was. */
  readonly given: (question: Question, draft: Draft) => Omit<SealView, 'state'>;
}
/** The one big button: what giving the answer would do. `drafted`: the player has picked something other than the answer already given. */
export function sealOf<G extends GameTypes>(
  perspective: Perspective<G>,
  desk: Desk,
  ready: Given | null,
  words: SealWords,
  drafted = desk.draft !== undefined,
): SealView {
  const { play } = perspective.w;
  const question = questionAt(perspective.view, desk);
  if (mayMoveOn(perspective, question)) return { state: 'ready', label: play.moveOn };
  if (!question) return { state: 'idle', label: play.confirm, why: words.waiting(), quiet: true };
  const state = sealState(perspective, question, ready, drafted);
  if (state === 'final') return { state, label: play.sending, detail: play.sending };
  if (state === 'ready' && ready) {
    const given = words.given(question, asDraft(ready.choice));
    if (!desk.again) return { state, ...given };
    return { state, ...given, detail: [given.detail, play.touchAgain].filter(Boolean).join(' · '), again: true };
  }
  if (state !== 'idle') return { state, ...words.given(question, givenOf(perspective, question)) };
  const quiet = isWindow(perspective, question) && desk.draft === undefined;
  return { state, ...words.missing(question), ...(quiet ? { quiet } : {}) };
}

/** Is this answer sealed until all have given theirs? */
export const isSealed = <G extends GameTypes>(perspective: Perspective<G>, question: Question, draft: Draft): boolean =>
  perspective.speech.describeDecision(perspective.lang, question.decision, perspective.view, question.offered).sealed !== null &&
  !actsAtOnce(perspective, question, draft);
