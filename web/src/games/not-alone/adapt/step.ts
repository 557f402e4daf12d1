/** The level of a question that waits for a pick, and those of its options that lie nowhere on the table. */
import type { Option, Shape, Value } from '@lurk/kernel';
import { describeDecision, isBoardSide, nameOfPlace, ruleOfSide } from '@lurk/not-alone/public';
import { type Draft, focus, type Level, levels, listOf, type Path, shapeAt } from '../../../decide/draft';
import type { ChoiceWords } from '../../../decide/words';
import * as asked from '../../../play/asked';
import { type Question, questionAt } from '../../../play/desk';
import type { StepView } from '../../../play/model';
import type { Desk } from './desk';
import { look, type Perspective, say } from './perspective';
import { isSilent, type Key, keyOf, kindOf } from './things';

/** Does this option lie on the table itself: on the board, in the hand? */
function isDrawn(key: Key): boolean {
  return /^(place|pair|hunt|survival):/.test(key);
}

export function choiceWords(perspective: Perspective, question: Question): ChoiceWords {
  const kind = kindOf(question);
  const { open } = perspective.view;
  return asked.choiceWords(perspective, question.decision, {
    seat: (id, path) => {
      const [what, seat] = keyOf(id, kind, path, open).split(':');
      return what === 'seat'
        ? look(perspective, Number(seat))
        : what === 'visit'
          ? look(perspective, Number(seat.split('/')[0]))
          : undefined;
    },
    rule: (id, path) => (keyOf(id, kind, path, open).startsWith('side:') && isBoardSide(id) ? ruleOfSide(perspective.lang, id) : undefined),
  });
}

/** The level that waits for a pick, and those of its options that lie nowhere else. */
export function stepOf(perspective: Perspective, desk: Desk): StepView | undefined {
  const question = questionAt(perspective.view, desk);
  if (!question || desk.draft === null) return undefined;
  const level = stepLevel(perspective, question, desk.draft);
  if (!level) return undefined;
  const words = choiceWords(perspective, question);
  const half = desk.half;
  const progress = level.shape.t === 'someOf' ? perspective.w.play.progress(listOf(level.draft).length, level.shape.min) : undefined;
  return {
    title: titleOf(perspective, question, level, words),
    ...wantedAt(level, words, half ? say(perspective).otherHalf(nameOfPlace(perspective.lang, half)) : null),
    // shown: of a single pick nobody counts how many are missing.
    ...(progress && level.shape.t === 'someOf' && level.shape.min > 1 ? { progress } : {}),
    level: undrawn(perspective, question, level),
    words,
  };
}

/** At the question itself its sentence already says what is wanted: here stands why. Further in, here stands the act that leads there. */
function titleOf({ lang, view }: Perspective, { decision, offered }: Question, { path }: Level, words: ChoiceWords): string {
  if (path.length === 0) return describeDecision(lang, decision, view, offered).help;
  const at = Math.max(
    0,
    path.findLastIndex((id) => !isSilent(id)),
  );
  const before = path.slice(0, at);
  return words.option(optionAt(decision.shape, before, path[at]), before);
}

function wantedAt({ shape, path }: Level, words: ChoiceWords, half: string | null): Pick<StepView, 'wanted' | 'led'> {
  if (path.length === 0) return {};
  return { wanted: half ?? words.step(shape, path), led: path.some((id) => !isSilent(id)) };
}

/** The option of this id at this level, with what it asks for. */
export function optionAt(shape: Shape, path: Path, id: Value): Value | Option {
  const level = shapeAt(shape, path);
  const found = level?.t === 'oneOf' ? level.options.find((one) => typeof one === 'object' && one.id === id) : undefined;
  return found ?? id;
}

/** The innermost level with options of its own; the outermost is the question itself and has its acts and cards. */
function stepLevel(perspective: Perspective, question: Question, draft: Draft): Level | null {
  const { decision } = question;
  const at = focus(decision.shape, draft);
  if (at.shape.t === 'confirm' || at.shape.t === 'compound') return outerChoice(levels(decision.shape, draft));
  if (at.path.length > 0) return at;
  const first = at.shape.t === 'oneOf' ? at.shape.options[0] : undefined;
  const id = typeof first === 'object' ? first.id : first;
  return id !== undefined && keyOf(id, kindOf(question), [], perspective.view.open).startsWith('side:') ? at : null;
}

/** A confirmed card leaves nothing to ask, unless the way there had a choice that is not drawn. */
const outerChoice = (reached: readonly Level[]): Level | null =>
  reached.filter(({ path, shape }) => path.length > 0 && shape.t === 'oneOf').at(-1) ?? null;

/** The level with the options that lie nowhere on the table; null if there are none. A place beside pairs cannot be touched, so a mixed pair counts. */
function undrawn({ view: { open } }: Perspective, question: Question, level: Level): Level | null {
  const { shape, path } = level;
  if (shape.t !== 'oneOf') return isPlain(shape) ? level : null;
  const idOf = (option: Value | Option): Value => (typeof option === 'object' ? option.id : option);
  const keyed = shape.options.map((option) => ({ option, key: keyOf(idOf(option), kindOf(question), path, open) }));
  const options = keyed.filter(({ key }) => !isDrawn(key)).map(({ option }) => option);
  return options.length > 0 ? { ...level, shape: { t: 'oneOf', options } } : null;
}
/** Shapes no board draws. */
const isPlain = ({ t }: Shape): boolean => t === 'assign' || t === 'order' || t === 'number';
