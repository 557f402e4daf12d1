/** What lies nowhere on the table is asked for in a plain panel. */
import { type AskKind, describeConfirm, describeOption, describeStep } from '@lurk/anomaly/public';
import type { ChoiceWords } from '../../../decide/words';
import type { StepView } from '../model';
import { type Desk, draftOf, type Reached, reached } from './desk';
import { asked } from './given';
import { lookPawn, type Sight } from './sight';
import { idsOf } from './things';

export function choiceWords(sight: Sight, kind: AskKind): ChoiceWords {
  const at = asked(sight, kind);
  return {
    option: (option, path) => describeOption(sight.lang, option, at, path),
    step: (shape, path) => describeStep(sight.lang, shape, at, path),
    confirm: describeConfirm(sight.lang),
    seat: (id, path) => (typeof id === 'number' && !path.includes('pay') ? lookPawn(sight, id) : undefined),
  };
}

/** Where the cards are not drawn, what they aim at is not either. */
const aimsHere = ({ view }: Sight): boolean => view.decision?.kind !== 'secondForcedHit';
function isPlain(sight: Sight, { thing, shape }: Reached): boolean {
  if (thing === 'aim') return !aimsHere(sight) && idsOf(shape).length > 1;
  if (thing !== 'plain') return false;
  // One way alone needs no asking.
  return shape.t !== 'oneOf' || shape.options.length > 1;
}

export function stepsOf(sight: Sight, desk: Desk): StepView[] {
  const { view, lang } = sight;
  const { decision } = view;
  if (!decision || draftOf(view, desk) === null) return [];
  const kind = decision.kind as AskKind;
  const words = choiceWords(sight, kind);
  return reached(view, desk)
    .filter((level) => isPlain(sight, level))
    .map(({ shape, draft, path }) => ({
      title: describeStep(lang, shape, asked(sight, kind), path),
      level: { shape, draft, path },
      words,
    }));
}
