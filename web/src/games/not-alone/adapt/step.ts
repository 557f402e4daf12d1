/** The level of a question that waits for a pick, and those of its options that lie nowhere on the table. */
import { kindAt, type Shape, shapeAt } from '@lurk/kernel';
import { describeDecision, nameOfPlace, type Things, visitName } from '@lurk/not-alone/public';
import * as asked from '../../../play/asking/asked';
import { type Question, questionAt } from '../../../play/asking/desk';
import { type Draft, focus, idOf, type Level, levels, listOf } from '../../../play/asking/draft';
import type { ChoiceWords } from '../../../play/asking/words';
import type { StepView } from '../../../play/frame/model';
import { type Desk, draftOf, isSilent } from './desk';
import { look, type Perspective, say } from './perspective';

/** Kinds of things that lie on the table itself: on the board, in the hand. */
const DRAWN: readonly (string | null)[] = ['place', 'pair', 'spot', 'led', 'hunt', 'survival'] satisfies (keyof Things)[];

export function choiceWords(perspective: Perspective, { decision }: Question): ChoiceWords {
  const { visits } = perspective.view.open;
  return asked.choiceWords(perspective, decision, {
    seat: (id, path) => {
      const level = shapeAt(decision.shape, path);
      const kind = level && kindAt(level, id);
      const seat = kind === 'visit' ? visits.find((visit) => visitName(visit) === id)?.hunted : kind === 'seat' ? Number(id) : undefined;
      return seat === undefined ? undefined : look(perspective, seat);
    },
  });
}

/** The level that waits for a pick, and those of its options that lie nowhere else. */
export function stepOf(perspective: Perspective, desk: Desk): StepView | undefined {
  const question = questionAt(perspective.view, desk);
  if (!question || desk.draft === null) return undefined;
  const level = stepLevel(question.decision.shape, draftOf(perspective.view, desk));
  if (!level) return undefined;
  const words = choiceWords(perspective, question);
  const half = desk.half;
  const progress = level.shape.t === 'someOf' ? perspective.w.play.progress(listOf(level.draft).length, level.shape.min) : undefined;
  return {
    title: titleOf(perspective, question, level, words),
    ...wantedAt(level, words, half ? say(perspective).otherHalf(nameOfPlace(perspective.lang, half)) : null),
    // shown: of a single pick nobody counts how many are missing.
    ...(progress && level.shape.t === 'someOf' && level.shape.min > 1 ? { progress } : {}),
    level: undrawn(level),
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
  return words.option(path[at], path.slice(0, at));
}

function wantedAt({ shape, path }: Level, words: ChoiceWords, half: string | null): Pick<StepView, 'wanted' | 'led'> {
  if (path.length === 0) return {};
  return { wanted: half ?? words.step(shape, path), led: path.some((id) => !isSilent(id)) };
}

/** The innermost level with options of its own; the outermost is the question itself and has its acts and cards, but for the sides of the board. */
function stepLevel(shape: Shape, draft: Draft): Level | null {
  const at = focus(shape, draft);
  if (at.shape.t === 'confirm' || at.shape.t === 'compound') return outerChoice(levels(shape, draft));
  return at.path.length > 0 || (at.shape.t === 'oneOf' && at.shape.of === 'side') ? at : null;
}

/** A confirmed card leaves nothing to ask, unless the way there had a choice that is not drawn. */
const outerChoice = (reached: readonly Level[]): Level | null =>
  reached.filter(({ path, shape }) => path.length > 0 && shape.t === 'oneOf').at(-1) ?? null;

/** The level with the options that lie nowhere on the table; null if there are none. */
function undrawn(level: Level): Level | null {
  const { shape } = level;
  if (shape.t !== 'oneOf') return null;
  const options = shape.options.filter((option) => !DRAWN.includes(kindAt(shape, idOf(option))));
  return options.length > 0 ? { ...level, shape: { ...shape, options } } : null;
}
