/** The question at hand: what the panels ask for, what passing is called, what the big button does. */
import { kindAt, type Shape, type Value } from '@lurk/kernel';
import { AT_RANDOM } from '@lurk/the-thing/public';
import * as asked from '../../../play/asking/asked';
import { type Question, questionAt } from '../../../play/asking/desk';
import { type Draft, idOf, type Level, pickIn, shapeAt } from '../../../play/asking/draft';
import type { ChoiceWords } from '../../../play/asking/words';
import type { PanelStep, SealView } from '../../../play/frame/model';
import { answerOf, type Desk, reached } from './desk';
import { waitingPrompt } from './facts';
import { lookPawn, type Perspective, say } from './perspective';
import { shownDraft } from './picked';
import { pointsIn, wayToPlan } from './plan';

function choiceWords(perspective: Perspective, { decision }: Question): ChoiceWords {
  return asked.choiceWords(perspective, decision, {
    seat: (id, path) => {
      const level = shapeAt(decision.shape, path);
      return level && kindAt(level, id) === 'pawn' ? lookPawn(perspective, Number(id)) : undefined;
    },
  });
}

/** Questions about a Character of the co-operative game that are answered by touching it. */
const PARTY_KINDS: readonly string[] = ['placeParty', 'assignDice', 'victim', 'partyAnalyst'];
export const asksParty = ({ view }: Perspective): boolean => PARTY_KINDS.includes(view.decision?.kind ?? '');

/** What base, dice, hand and the offers that came draw themselves, and the words that have a button of their own. */
const DRAWN: readonly (string | null)[] = ['place', 'die', 'card', 'accept', 'decline'];
const BUTTONS: readonly Value[] = ['reveal', 'remain', 'accept', 'decline', 'withdraw'];
function isDrawn(level: Shape, id: Value, asksOfParty: boolean): boolean {
  const thing = kindAt(level, id);
  if (thing === 'pawn') return asksOfParty;
  // The card that chance would draw is in no hand.
  return thing === null ? BUTTONS.includes(id) : DRAWN.includes(thing) && id !== AT_RANDOM;
}

/** Of a level only what is drawn nowhere else; null if nothing is. */
function undrawn(level: Level, asksOfParty: boolean): Level | null {
  const { shape, path } = level;
  if (shape.t === 'confirm' || shape.t === 'compound') return null;
  // Nothing of this back is wanted.
  if (shape.t === 'someOf' && shape.max === 0) return null;
  if (shape.t === 'someOf' && shape.options.every((id) => isDrawn(shape, id, asksOfParty))) return null;
  if (shape.t === 'order') return shape.items.length > 1 ? level : null;
  if (shape.t !== 'oneOf') return level;
  // A player who is accepting an offer is not asked for one of their own.
  if (pickIn(level.draft) === 'accept') return null;
  // What leaves no choice is not asked; the question itself always is.
  if (path.length > 0 && shape.options.length < 2) return null;
  const options = shape.options.filter((option) => !isDrawn(shape, idOf(option), asksOfParty));
  return options.length > 0 ? { ...level, shape: { ...shape, options } } : null;
}

export function panelsOf(perspective: Perspective, desk: Desk): PanelStep[] {
  const { view } = perspective;
  const question = questionAt(view, desk);
  // What tokens could be laid is one's own secret (L-01): the scene asks for them, alike for all.
  if (!question || question.decision.kind === 'placeTokens' || wayToPlan(question.decision.shape)) return [];
  const asksOfParty = PARTY_KINDS.includes(question.decision.kind);
  return asked.panelsOf(reached(view, desk), choiceWords(perspective, question), (level) => undrawn(level, asksOfParty));
}

/** Every place of the Alien's plan with its Force; null where none is made. */
function planWording(perspective: Perspective, { decision: { shape } }: Question, draft: Draft): string | null {
  const way = wayToPlan(shape);
  if (!way) return null;
  const points = pointsIn(shape, draft, way);
  const { short } = say(perspective).screen;
  return [...new Set(points)].map((room) => `${short[room]} ${points.filter((at) => at === room).length}`).join(', ');
}

export function sealOf(perspective: Perspective, desk: Desk): SealView {
  const { lang, view, speech, w } = perspective;
  const { done } = say(perspective).screen;
  const own: Readonly<Record<string, string>> = { lookAtRole: done.looked, callVote: done.call, placeCharacter: done.go };
  const named = (question: Question) => {
    const hold = asked.isSealed(perspective, question, desk.draft);
    const label = (question.offered ? undefined : own[question.decision.kind]) ?? (hold ? w.play.seal : w.play.confirm);
    return { label, ...(hold ? { hold } : {}) };
  };
  return asked.sealOf(perspective, desk, answerOf(view, desk), {
    waiting: () => waitingPrompt(perspective).wanted,
    missing: (question) => ({
      ...named(question),
      why: speech.describeDecision(lang, question.decision, view, question.offered).title,
    }),
    given: (question) => {
      // What lies under a cover is not named on it.
      const isCovered = question.decision.kind === 'placeTokens';
      const draft = shownDraft(perspective, desk);
      const detail = isCovered
        ? ''
        : (planWording(perspective, question, draft) ?? asked.wording(question, draft, choiceWords(perspective, question)));
      return { ...named(question), ...(detail ? { detail } : {}) };
    },
  });
}
