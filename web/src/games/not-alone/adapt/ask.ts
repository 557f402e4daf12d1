/** The question at hand as a screen shows it: the sentence, the acts, the step that asks for more, the seal. */
import { answerable, type Decision } from '@lurk/kernel';
import { describeDecision, PLACE_NOS } from '@lurk/not-alone/public';
import type { Asked, OfferView, PromptView } from '../model';
import { actsOf } from './acts';
import { canTouch, type Desk, questionAt, questions } from './desk';
import { waitingPrompt } from './facts';
import { sealOf } from './seal';
import type { Sight } from './sight';
import { stepOf } from './step';
import type { Key } from './things';

export function promptOf(sight: Sight, desk: Desk): PromptView {
  const { view, lang, clock } = sight;
  const waiting = waitingPrompt(sight);
  const question = questionAt(view, desk);
  if (!question) return waiting;
  const { title, help } = describeDecision(lang, question.decision, view, question.offered);
  return { ...waiting, wanted: title, help, ...(clock && !question.offered ? { clock } : {}) };
}

export function offerOf(sight: Sight, desk: Desk): OfferView | undefined {
  const { view, lang } = sight;
  const offer = view.offer;
  if (!offer || !answerable(offer.shape)) return undefined;
  const { title, help } = describeDecision(lang, offer as Decision, view, true);
  return { title, help, open: desk.offering };
}

export function askedOf(sight: Sight, desk: Desk, picked: ReadonlySet<Key>, missing: string | null = null): Asked {
  const step = stepOf(sight, desk);
  const offer = offerOf(sight, desk);
  return {
    acts: actsOf(sight, desk, picked),
    seal: sealOf(sight, desk, missing),
    ...(step ? { step } : {}),
    ...(offer ? { offer } : {}),
  };
}

/** Is anything asked in which this place could be touched? Otherwise the board is only read. */
export const asksPlaces = (sight: Sight, desk: Desk): boolean =>
  questions(sight.view, desk).length > 0 && PLACE_NOS.some((place) => canTouch(sight.view, desk, `place:${place}`));
