/** The level of a question that waits for a pick, and those of its options that lie nowhere on the table. */
import type { Option, Shape, Value } from '@lurk/kernel';
import {
  type AskKind,
  describeConfirm,
  describeDecision,
  describeOption,
  describeStep,
  nameOfPlace,
  ruleOfSide,
} from '@lurk/not-alone/public';
import { type Draft, focus, type Level, levels, listOf } from '../../../decide/draft';
import type { ChoiceWords } from '../../../decide/words';
import type { StepView } from '../model';
import { type Desk, type Question, questionAt } from './desk';
import { asked } from './given';
import { look, type Sight, say } from './sight';
import { type Key, keyOf } from './things';

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
    rule: (id, path) => (keyOf(id, kind, path, open).startsWith('side:') ? ruleOfSide(sight.lang, id as 1 | 2) : undefined),
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
    title: half ? say(sight).otherHalf(nameOfPlace(sight.lang, half)) : titleOf(sight, question, level, words),
    ...(progress && level.shape.t === 'someOf' && level.shape.min > 1 ? { progress } : {}),
    level: undrawn(sight, question, level),
    words,
  };
}

/** At the question itself its sentence already says what is wanted: here stands why. */
const titleOf = ({ lang, view }: Sight, { decision, offered }: Question, { shape, path }: Level, words: ChoiceWords): string =>
  path.length === 0 ? describeDecision(lang, decision, view, offered).help : words.step(shape, path);

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
const outerChoice = (reached: readonly Level[]): Level | null =>
  reached.filter(({ path, shape }) => path.length > 0 && shape.t === 'oneOf').at(-1) ?? null;

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
