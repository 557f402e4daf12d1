/** The question at hand as a screen shows it: the sentence, the acts, the step that asks for more, the seal. */
import { PLACE_NOS } from '@lurk/not-alone/public';
import * as asked from '../../../play/asked';
import { questionAt, questions } from '../../../play/desk';
import type { AskedView, PromptView } from '../../../play/model';
import { actsOf } from './acts';
import { canTouch, type Desk } from './desk';
import { waitingPrompt } from './facts';
import { sealOf } from './seal';
import type { Sight } from './sight';
import { stepOf } from './step';
import type { Key } from './things';

export const promptOf = (sight: Sight, desk: Desk): PromptView => asked.promptOf(sight, questionAt(sight.view, desk), waitingPrompt(sight));

export function askedOf(sight: Sight, desk: Desk, picked: ReadonlySet<Key>, missing: string | null = null): AskedView {
  const step = stepOf(sight, desk);
  const offer = asked.offerOf(sight, desk);
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
