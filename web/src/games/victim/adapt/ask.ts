/** The question at hand: what the panels ask for, which options are words, what the big button does. */
import { kindAt, type Shape, shapeAt, type Value } from '@lurk/kernel';
import type { Things } from '@lurk/victim/public';
import * as asked from '../../../play/asking/asked';
import { type Question, questionAt } from '../../../play/asking/desk';
import { idOf, type Level } from '../../../play/asking/draft';
import { type Key, keyAt } from '../../../play/asking/things';
import type { ChoiceWords } from '../../../play/asking/words';
import type { PanelStep, SealView } from '../../../play/frame/model';
import type { GlyphId } from '../glyphs';
import type { WordView } from '../model';
import { answerOf, BY_ITSELF, type Desk, reached } from './desk';
import { waitingPrompt } from './facts';
import { lookVictim, type Perspective, say } from './perspective';
import { shownDraft, type Touch } from './picked';
import { aimInWords } from './way';

function choiceWords(perspective: Perspective, { decision }: Question): ChoiceWords {
  return asked.choiceWords(perspective, decision, {
    seat: (id, path) => {
      const level = shapeAt(decision.shape, path);
      const victim =
        level && kindAt(level, id) === 'victim' ? perspective.view.open.victims.find(({ character }) => character === id) : undefined;
      return victim && lookVictim(perspective, victim);
    },
  });
}

/** Words that stand as buttons of their own. */
const GLYPHS: Readonly<Record<string, GlyphId>> = {
  run: 'run',
  end: 'end',
  stop: 'hand',
  pickUp: 'hand',
  enter: 'door',
  stay: 'back',
  give: 'gift',
  accept: 'check',
  roll: 'shield',
  firework: 'flame',
  hunt: 'paw',
  attack: 'claw',
  attackAll: 'claw',
  keep: 'check',
  reroll: 'dice',
  no: 'back',
  manual: 'dice',
};
const QUIET: readonly Value[] = ['end', 'stop', 'stay', 'no', 'accept', 'keep'];

/** Cards that are used from the hand by their names. */
const FROM_HAND: readonly Value[] = ['aidbox', 'flashlight', 'pistol', 'hammer'];

/** Options of the question itself that are buttons: words, and what can be healed. */
const isButton = (shape: Shape, id: Value): boolean => [null, 'harm'].includes(kindAt(shape, id));
/** Those that nothing else stands for; `drawn` are the keys of what is drawn. */
export function wordsOf(perspective: Perspective, desk: Desk, touch: Touch, drawn: readonly { readonly key: Key }[]): WordView[] {
  const question = questionAt(perspective.view, desk);
  if (question?.decision.shape.t !== 'oneOf') return [];
  const { shape } = question.decision;
  const words = choiceWords(perspective, question);
  return shape.options.flatMap((option) => {
    const id = idOf(option);
    const key = keyAt(shape, id);
    const elsewhere = BY_ITSELF.includes(id) || FROM_HAND.includes(id) || drawn.some((one) => one.key === key);
    if (!isButton(shape, id) || elsewhere) return [];
    return [
      {
        key,
        name: words.option(option, []),
        glyph: GLYPHS[id] ?? 'arrow',
        ...(touch.picked.has(key) ? { picked: true } : {}),
        ...(QUIET.includes(id) ? { quiet: true } : {}),
      },
    ];
  });
}

/** Kinds of things that map, hand, wheel, party, bunker and bench draw where they stand. */
const DRAWN: readonly (keyof Things)[] = [
  ...(['character', 'victim', 'cell', 'side', 'rotation', 'tile', 'onTop'] as const),
  ...(['item', 'slot', 'worn', 'die', 'token', 'place', 'upgrade'] as const),
];
const isDrawn = (kind: string | null | undefined): boolean => DRAWN.some((drawn) => drawn === kind);

/** Of a level only what is drawn nowhere else; null if nothing is. */
function undrawn(level: Level): Level | null {
  const { shape, path } = level;
  if (shape.t === 'confirm' || shape.t === 'compound') return null;
  if (shape.t !== 'oneOf') return isDrawn(shape.of) ? null : level;
  if (path.length > 0 && shape.options.length < 2) return null;
  const options = shape.options.filter((option) => {
    const id = idOf(option);
    const isWord = path.length === 0 && (isButton(shape, id) || BY_ITSELF.includes(id));
    return !isWord && !isDrawn(kindAt(shape, id));
  });
  return options.length > 0 ? { ...level, shape: { ...shape, options } } : null;
}
export function panelsOf(perspective: Perspective, desk: Desk): PanelStep[] {
  const { view } = perspective;
  const question = questionAt(view, desk);
  return question ? asked.panelsOf(reached(view, desk), choiceWords(perspective, question), undrawn) : [];
}
/** What the innermost step asks for, where it is answered on the table itself. */
export function stepTitle(perspective: Perspective, desk: Desk): string | null {
  const question = questionAt(perspective.view, desk);
  // Where several things are asked side by side, the question itself says what is wanted.
  if (question?.decision.shape.t === 'compound') return null;
  const last = question && reached(perspective.view, desk).findLast(({ shape }) => shape.t !== 'compound' && shape.t !== 'confirm');
  return question && last && last.path.length > 0 ? choiceWords(perspective, question).step(last.shape, last.path) : null;
}

export function sealOf(perspective: Perspective, desk: Desk): SealView {
  const { lang, view, speech, w } = perspective;
  const { done } = say(perspective);
  const own: Readonly<Record<string, string>> = { orientTile: done.lay, chooseCharacter: done.choose, huntMove: done.hunt };
  const named = (question: Question) => {
    const hold = asked.isSealed(perspective, question, desk.draft);
    return { label: own[question.decision.kind] ?? (hold ? w.play.seal : w.play.confirm), ...(hold ? { hold } : {}) };
  };
  return asked.sealOf(perspective, desk, answerOf(view, desk), {
    waiting: () => waitingPrompt(perspective).wanted,
    missing: (question) => ({
      ...named(question),
      why: stepTitle(perspective, desk) ?? speech.describeDecision(lang, question.decision, view, question.offered).title,
    }),
    given: (question) => {
      // What was looked at in secret is not named on a button.
      const isSecret = question.decision.kind === 'arrangePeek';
      const words = choiceWords(perspective, question);
      const { shape } = question.decision;
      // A Demon that is alone need not say that it is the one who goes.
      const alone = shape.t === 'oneOf' && shape.of === 'piece' && shape.options.length === 1;
      const option: ChoiceWords['option'] = (one, path) => (alone && path.length === 0 ? '' : words.option(one, path));
      const detail = isSecret ? '' : asked.wording(question, shownDraft(perspective, desk), { ...words, option });
      const aim = aimInWords(perspective, desk);
      return { ...named(question), ...(detail ? { detail } : {}), ...(aim && { label: aim.label, detail: aim.detail }) };
    },
  });
}
