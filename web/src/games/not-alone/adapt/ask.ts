/** The question at hand as a screen shows it: the sentence, the acts, the step that asks for more, the seal. */
import { PLACE_NOS } from '@lurk/not-alone/public';
import * as asked from '../../../play/asking/asked';
import { questionAt, questions } from '../../../play/asking/desk';
import type { Key } from '../../../play/asking/things';
import type { AskedView, PromptView } from '../../../play/frame/model';
import { actsOf } from './acts';
import { canTouch, type Desk } from './desk';
import { waitingPrompt } from './facts';
import { keyOf } from './keys';
import type { Perspective } from './perspective';
import { sealOf } from './seal';
import { stepOf } from './step';

/** The sentence follows the step: once an act asks for more, it says what. */
export function promptOf(perspective: Perspective, desk: Desk): PromptView {
  const prompt = asked.promptOf(perspective, questionAt(perspective.view, desk), waitingPrompt(perspective));
  const step = stepOf(perspective, desk);
  return step?.led && step.wanted ? { ...prompt, wanted: step.wanted } : prompt;
}

export function askedOf(perspective: Perspective, desk: Desk, picked: ReadonlySet<Key>, missing: string | null = null): AskedView {
  const step = stepOf(perspective, desk);
  const offer = asked.offerOf(perspective, desk);
  return {
    acts: actsOf(perspective, desk, picked),
    seal: sealOf(perspective, desk, missing),
    ...(step ? { step } : {}),
    ...(offer ? { offer } : {}),
  };
}

/** Is anything asked in which this place could be touched? Otherwise the board is only read. */
export const asksPlaces = (perspective: Perspective, desk: Desk): boolean =>
  questions(perspective.view, desk).length > 0 && PLACE_NOS.some((place) => canTouch(perspective.view, desk, keyOf('place', place)));
