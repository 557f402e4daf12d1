/** The game's words as a table speaks them. */
import { type GameSpeech, type Path, piece, plainSpeech, stepAt } from '@lurk/i18n';
import { has, type Shape, shapeIn } from '@lurk/kernel';
import { ACTIVATE } from '../data/picks.ts';
import type { Things } from '../things.ts';
import type { AN } from '../types.ts';
import { describeDecision } from './decisions.ts';
import type { Steps } from './lines.ts';
import { audienceOf, seatList } from './names.ts';
import { tableOf } from './parts.ts';
import { tellEvent } from './tell.ts';
import { things, word } from './things.ts';

function stepOf({ first, within, trap, ...steps }: Steps, kind: string, shape: Shape, path: Path): string | undefined {
  // An offer of traps hangs on any question.
  if (path.length === 0 && shapeIn(shape, ACTIVATE)) return trap;
  if (path.length === 0 && has(first, kind)) return first[kind];
  const [action, part] = path.slice(-2);
  return (has(within, action) ? within[action]?.[part] : undefined) ?? stepAt(steps, shape, path);
}
/** How many are to be picked. */
function countOf(level: Shape): number {
  if (level.t === 'someOf') return level.min;
  if (level.t === 'assign') return level.keys.length;
  return level.t === 'number' ? level.max : 1;
}

export const speech: GameSpeech<AN> = {
  ...plainSpeech<AN, Things>({
    asks: (lang) => tableOf(lang).decisions.asks,
    things,
    word,
    all: (lang, seats, view, names) =>
      seatList(
        lang,
        seats.toSorted((a, b) => a - b),
        audienceOf(view, names),
      ),
    tellEvent: (lang, event, view, names) => tellEvent(lang, event, audienceOf(view, names)),
  }),
  describeDecision,
  describeStep(lang, level, { kind, shape }, path = []) {
    const { steps } = tableOf(lang).decisions;
    const said = stepOf(steps, kind, shape, path) ?? (level.t === 'compound' ? steps.details : steps.action);
    return piece(lang, said, { count: countOf(level) });
  },
  describeConfirm: (lang) => tableOf(lang).decisions.options.confirm,
};
export const { describeWaiting } = speech;
