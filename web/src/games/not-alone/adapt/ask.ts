/** The question at hand as a screen shows it: the sentence, the acts, the step that asks for more, the seal. */
import type { Decision, Option, Shape, Value } from '@lurk/kernel';
import { answerable } from '@lurk/kernel';
import {
  type AskKind,
  type Asked as AskedOf,
  describeConfirm,
  describeDecision,
  describeOption,
  describeStep,
  nameOfPlace,
  type PlaceNo,
  tellWhyNot,
  visitOf,
  type WhyNot,
  whyNotGiveUp,
  whyNotPower,
  whyNotResist,
  whyNotTakeBack,
  words,
} from '@lurk/not-alone/public';
import { type Draft, focus, type Level, levels, listOf, type Path, picksIn } from '../../../decide/draft';
import type { ChoiceWords } from '../../../decide/words';
import type { IconName } from '../../../ui/icons';
import type { ActView, Asked, OfferView, PromptView, SealView, StepView } from '../model';
import { answerOf, canTouch, type Desk, PASS, type Question, questionAt, questions } from './desk';
import { waitingPrompt } from './facts';
import { look, type Sight, say } from './sight';
import { isSilent, type Key, keyOf } from './things';

const asked = (sight: Sight, kind: AskKind): AskedOf => ({ kind, view: sight.view, names: sight.names });
/** The answer on its way or already sealed, shown as given. */
export function givenOf({ pending, view }: Sight, question: Question | null): Draft {
  if (!question) return undefined;
  if (pending?.decision === question.decision.id) return pending.choice as Draft;
  return question.offered || !view.sealed ? undefined : (view.sealed.choice as Draft);
}
/** What the table shows as picked: the draft, else what was given. */
export const shownDraft = (sight: Sight, desk: Desk, question: Question | null): Draft =>
  desk.draft === undefined ? givenOf(sight, question) : desk.draft;

/** Every thing that is picked. */
export function pickedKeys(sight: Sight, desk: Desk): Set<Key> {
  const question = questionAt(sight.view, desk);
  const draft = shownDraft(sight, desk, question);
  if (!question || draft === undefined) return new Set();
  if (draft === null) return new Set([PASS]);
  const { shape } = question.decision;
  return new Set(picksIn(shape, draft).map(({ path, id }) => keyOf(id, question.kind, path, sight.view.open)));
}

export const why = (sight: Sight, reason: WhyNot | null): string => tellWhyNot(sight.lang, reason ?? { why: 'notNow' });

export function promptOf(sight: Sight, desk: Desk): PromptView {
  const { view, lang, clock } = sight;
  const waiting = waitingPrompt(sight);
  const question = questionAt(view, desk);
  if (!question) return waiting;
  const { title, help } = describeDecision(lang, question.decision, view, question.offered);
  return { ...waiting, wanted: title, help, ...(clock && !question.offered ? { clock } : {}) };
}

interface ActWords {
  readonly icon: IconName;
  readonly help: string;
  readonly rule?: string;
}
function actWords(sight: Sight, id: string): ActWords {
  const w = sight.w.notAlone.hand;
  const t = say(sight);
  const here = visitHere(sight);
  const all: Record<string, ActWords> = {
    resist: { icon: 'back', help: w.resistHelp(1), rule: w.resistRule },
    giveUp: { icon: 'heart', help: w.giveUpHelp, rule: w.giveUpRule },
    power: { icon: 'spark', help: t.powerHelp, ...(here ? { rule: sight.w.notAlone.places[here.at].rule } : {}) },
    takeBack: { icon: 'back', help: t.takeBackHelp },
    discard: { icon: 'cards', help: t.discardTwoHelp },
    loseWill: { icon: 'heart', help: t.loseWillHelp },
    passPhase: { icon: 'skip', help: t.passPhaseHelp },
  };
  return all[id] ?? { icon: 'check', help: '' };
}

/** The visit the reader is resolving. */
function visitHere({ view }: Sight): ReturnType<typeof visitOf> | null {
  const at = view.stack.at(-1)?.at as { hunted: number; card: number } | null;
  if (view.decision?.kind !== 'resolveVisit' || !at) return null;
  return visitOf(view.open, at.hunted, at.card) ?? null;
}

/** What always stands there in this question, possible or not: a greyed one says why. */
const STANDING: Partial<Record<AskKind, readonly string[]>> = { explore: ['resist', 'giveUp'], resolveVisit: ['power', 'takeBack'] };

function whyNot({ view }: Sight, id: string, visit: ReturnType<typeof visitHere>): WhyNot | null {
  if (id === 'resist') return whyNotResist(view, 1);
  if (id === 'giveUp') return whyNotGiveUp(view);
  if (id === 'takeBack') return whyNotTakeBack(view);
  return visit ? whyNotPower(view, visit) : null;
}

/** Windows: declining them is one touch. Elsewhere declining gives something up, and is confirmed. */
const isWindow = ({ kind, offered }: Question): boolean => !offered && /^w\d/.test(kind) && kind !== 'w2m';

export function actsOf(sight: Sight, desk: Desk, picked: ReadonlySet<Key>): ActView[] {
  const question = questionAt(sight.view, desk);
  if (!question) return [];
  const { kind, decision, offered } = question;
  const { shape } = decision;
  const options = shape.t === 'oneOf' ? shape.options : [];
  const ids = options.map((option) => (typeof option === 'object' ? option.id : option));
  const words = ids.filter((id): id is string => keyOf(id, kind, [], sight.view.open).startsWith('word:') && !isSilent(id));
  const standing = offered ? [] : (STANDING[kind] ?? []);
  const atOnce = isWindow(question);
  const acts = [...new Set([...standing, ...words])].map((id): ActView => {
    const option = options[ids.indexOf(id)] ?? id;
    const { icon, help, rule } = actWords(sight, id);
    const key = `word:${id}`;
    const name = describeOption(sight.lang, option, asked(sight, kind));
    const may = canTouch(sight.view, desk, key);
    return {
      key,
      name,
      help,
      rule: rule ?? help,
      icon,
      picked: picked.has(key),
      ...(id === 'resist' ? { cost: 1 } : {}),
      ...(atOnce ? { atOnce } : {}),
      ...(may ? {} : { why: why(sight, whyNot(sight, id, visitHere(sight))) }),
    };
  });
  if (decision.mayPass) acts.unshift(passAct(sight, question, picked.has(PASS), atOnce));
  return acts;
}

function passAct(sight: Sight, { decision }: Question, picked: boolean, atOnce: boolean): ActView {
  const { pass } = describeDecision(sight.lang, decision, sight.view);
  const help = decision.kind === 'resolveVisit' ? say(sight).nothingHelp : say(sight).passHelp;
  return { key: PASS, name: pass!, help, rule: help, icon: 'arrow', picked, ...(atOnce ? { atOnce } : {}) };
}

/** Does this option lie on the table itself: on the board, in the hand? */
export function isDrawn(key: Key): boolean {
  return /^(place|pair|hunt|survival):/.test(key);
}

export function choiceWords(sight: Sight, kind: AskKind): ChoiceWords {
  const at = asked(sight, kind);
  const { open } = sight.view;
  return {
    option: (option, path) => describeOption(sight.lang, option, at, path),
    step: (shape, path) => describeStep(sight.lang, shape, at, path),
    confirm: describeConfirm(sight.lang),
    seat: (id, path) => {
      const [what, seat] = keyOf(id, kind, path, open).split(':');
      return what === 'seat' ? look(sight, Number(seat)) : what === 'visit' ? look(sight, Number(seat!.split('/')[0])) : undefined;
    },
    rule: (id, path) => (keyOf(id, kind, path, open).startsWith('side:') ? words(sight.lang).components.boardSides[id as 1 | 2].rule : undefined),
  };
}

/** The level that waits for a pick, and those of its options that lie nowhere else. */
export function stepOf(sight: Sight, desk: Desk): StepView | undefined {
  const question = questionAt(sight.view, desk);
  if (!question || desk.draft === null) return undefined;
  const { kind } = question;
  const level = stepLevel(sight, question, desk.draft);
  if (!level) return undefined;
  const words = choiceWords(sight, kind);
  const half = desk.half;
  const progress = level.shape.t === 'someOf' ? say(sight).progress(listOf(level.draft).length, level.shape.min) : undefined;
  return {
    title: half ? say(sight).otherHalf(nameOfPlace(sight.lang, half)) : words.step(level.shape, level.path),
    ...(progress && level.shape.t === 'someOf' && level.shape.min > 1 ? { progress } : {}),
    level: undrawn(sight, question, level),
    words,
  };
}

/** The innermost level with options of its own; the outermost is the question itself and has its acts and cards. */
function stepLevel(sight: Sight, { decision, kind }: Question, draft: Draft): Level | null {
  const at = focus(decision.shape, draft);
  if (at.shape.t === 'confirm' || at.shape.t === 'compound') return outerChoice(levels(decision.shape, draft));
  if (at.path.length > 0) return at;
  const first = at.shape.t === 'oneOf' ? at.shape.options[0] : undefined;
  const id = typeof first === 'object' ? first.id : first;
  return id !== undefined && keyOf(id, kind, [], sight.view.open).startsWith('side:') ? at : null;
}

/** A confirmed card leaves nothing to ask, unless the way there had a choice that is not drawn. */
const outerChoice = (reached: readonly Level[]): Level | null => reached.filter(({ path, shape }) => path.length > 0 && shape.t === 'oneOf').at(-1) ?? null;

/** The level with the options that lie nowhere on the table; null if there are none. A place beside pairs cannot be touched, so a mixed pair counts. */
function undrawn({ view: { open } }: Sight, { kind }: Question, level: Level): Level | null {
  const { shape, path } = level;
  if (shape.t !== 'oneOf') return isPlain(shape) ? level : null;
  const idOf = (option: Value | Option): Value => (typeof option === 'object' ? option.id : option);
  const keyed = shape.options.map((option) => ({ option, key: keyOf(idOf(option), kind, path, open) }));
  const options = keyed.filter(({ key }) => !isDrawn(key)).map(({ option }) => option);
  return options.length > 0 ? { ...level, shape: { t: 'oneOf', options } } : null;
}
/** Shapes no board draws. */
const isPlain = ({ t }: Shape): boolean => t === 'assign' || t === 'order' || t === 'number';

/** What was picked, in words: the act itself, then the rest. */
function wording(sight: Sight, { decision, kind }: Question, draft: Draft): { act: string | null; rest: string[] } {
  if (draft === null) return { act: describeDecision(sight.lang, decision, sight.view).pass, rest: [] };
  const at = asked(sight, kind);
  const picks = picksIn(decision.shape, draft).filter(({ path, id }) => !(isSilent(id) && keyOf(id, kind, path, sight.view.open).startsWith('word:')));
  const named = picks.map(({ path, id }) => ({
    act: !isPlaceLike(keyOf(id, kind, path, sight.view.open)),
    text: describeOption(sight.lang, optionAt(decision.shape, path, id), at, path),
  }));
  const [first, ...others] = named;
  if (!first?.act) return { act: null, rest: named.map(({ text }) => text) };
  return { act: first.text, rest: others.map(({ text }) => text) };
}
const isPlaceLike = (key: Key): boolean => /^(place|pair|side):/.test(key);

function optionAt(shape: Shape, path: Path, id: Value): Value | Option {
  const level = path.reduce<Shape | undefined>((at, pick) => {
    const option = at?.t === 'oneOf' ? at.options.find((one) => typeof one === 'object' && one.id === pick) : undefined;
    return typeof option === 'object' ? option.with : at?.t === 'compound' ? at.parts[pick] : undefined;
  }, shape);
  const found = level?.t === 'oneOf' ? level.options.find((one) => typeof one === 'object' && one.id === id) : undefined;
  return found ?? id;
}

/** Acts that happen at once and in public, within questions whose other answers are sealed. */
const OPENLY = /^(resist|giveUp|survival)$/;
function isSealed(sight: Sight, { decision, offered, kind }: Question, draft: Draft): boolean {
  if (offered || describeDecision(sight.lang, decision, sight.view).sealed === null) return false;
  const [first] = picksIn(decision.shape, draft ?? undefined);
  if (kind === 'explore') return !OPENLY.test(String(first?.id));
  return String(first?.id) !== 'play';
}

export function sealOf(sight: Sight, desk: Desk, idle: string): SealView {
  const t = say(sight);
  const question = questionAt(sight.view, desk);
  if (!question) return { state: 'idle', label: t.seal, why: idle, quiet: true };
  const ready = answerOf(sight.view, desk);
  const given = givenOf(sight, question);
  const draft = ready ? (ready.choice as Draft) : given;
  if (draft === undefined || (!ready && desk.draft !== undefined)) {
    const quiet = isWindow(question) && desk.draft === undefined;
    return { state: 'idle', label: label(sight, question, desk.draft, null), why: stepOf(sight, desk)?.title ?? idle, ...(quiet ? { quiet } : {}) };
  }
  const { act, rest } = wording(sight, question, draft);
  const detail = rest.join(' · ');
  const hold = isSealed(sight, question, draft) || (question.kind === 'w2m' && act === null);
  if (!ready && sight.pending) return { state: 'final', label: t.sending, detail: t.sending };
  const view = { label: label(sight, question, draft, act), ...(detail || act ? { detail: detail || act || '' } : {}), ...(hold ? { hold } : {}) };
  return { state: ready && !sameAsGiven(ready.choice, given) ? 'ready' : 'sealed', ...view };
}
const sameAsGiven = (choice: unknown, given: Draft): boolean => given !== undefined && JSON.stringify(choice) === JSON.stringify(given);

function label(sight: Sight, question: Question, draft: Draft, act: string | null): string {
  const t = say(sight);
  if (act) return act;
  if (question.kind === 'w2m' || question.kind === 'placeTokens') return t.sealHunt;
  return isSealed(sight, question, draft) ? t.seal : describeConfirm(sight.lang);
}

export function offerOf(sight: Sight, desk: Desk): OfferView | undefined {
  const { view, lang } = sight;
  const offer = view.offer;
  if (!offer || !answerable(offer.shape)) return undefined;
  const { title, help } = describeDecision(lang, offer as Decision, view, true);
  return { title, help, open: desk.offering };
}

export function askedOf(sight: Sight, desk: Desk, picked: ReadonlySet<Key>, idle: string): Asked {
  const step = stepOf(sight, desk);
  const offer = offerOf(sight, desk);
  return {
    acts: actsOf(sight, desk, picked),
    seal: sealOf(sight, desk, idle),
    ...(step ? { step } : {}),
    ...(offer ? { offer } : {}),
  };
}

/** Is anything asked in which this place could be touched? Otherwise the board is only read. */
export const asksPlaces = (sight: Sight, desk: Desk): boolean =>
  questions(sight.view, desk).length > 0 && ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as PlaceNo[]).some((place) => canTouch(sight.view, desk, `place:${place}`));
