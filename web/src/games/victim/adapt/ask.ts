/** The question at hand: what the panels ask for, which options are words, what the big button does. */
import type { Shape } from '@lurk/kernel';
import { SPECIALS } from '@lurk/victim/public';
import { idOf, type Level } from '../../../decide/draft';
import type { ChoiceWords } from '../../../decide/words';
import * as asked from '../../../play/asked';
import { type Question, questionAt } from '../../../play/desk';
import type { PanelStep, SealView } from '../../../play/model';
import type { GlyphId } from '../glyphs';
import type { WordView } from '../model';
import { answerOf, type Desk, reached } from './desk';
import { waitingPrompt } from './facts';
import { lookCharacter, type Perspective, say } from './perspective';
import { shownDraft, touchOf } from './picked';
import { type Key, keyOf } from './things';

function choiceWords(perspective: Perspective, { decision }: Question): ChoiceWords {
  return asked.choiceWords(perspective, decision, {
    seat: (id, path) => {
      const [what, who] = keyOf(perspective.view, id, decision.kind, path).split(':');
      const victim = what === 'victim' ? perspective.view.open.victims.find(({ character }) => character === who) : undefined;
      return victim && lookCharacter(perspective, victim.character);
    },
  });
}

/** Words that the wheel, the body or the hand draw themselves. */
const DRAWN_WORDS: readonly string[] = [
  ...['run', 'decode', 'heal', 'search', 'hide', 'crawl', 'place', 'takeBack', 'step', 'turn', 'body'],
  ...['agile', 'resourceful', 'selfHeal', 'smartLink', 'groundAnalyze', 'shoot'],
  ...['aidbox', 'flashlight', 'pistol', 'hammer', 'equip', 'takeOff', 'manual', 'firework'],
  ...['upgrade', 'death', ...SPECIALS],
  ...['thunderStrike'],
];
/** Words that stand as buttons of their own. */
const GLYPHS: Readonly<Record<string, GlyphId>> = {
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
const QUIET: readonly string[] = ['end', 'stop', 'stay', 'no', 'accept', 'keep'];

/** Options of the question itself that are words and drawn nowhere else. */
export function wordsOf(perspective: Perspective, desk: Desk): WordView[] {
  const question = questionAt(perspective.view, desk);
  if (question?.decision.shape.t !== 'oneOf') return [];
  const { shape, kind } = question.decision;
  const touch = touchOf(perspective, desk);
  const words = choiceWords(perspective, question);
  return shape.options.flatMap((option) => {
    const id = idOf(option);
    const key = keyOf(perspective.view, id, kind, []);
    if (!key.startsWith('word:') || (DRAWN_WORDS.includes(String(id)) && kind !== 'defend' && kind !== 'useManual')) return [];
    if (kind === 'useManual' && id === 'manual') return [];
    return [
      {
        key,
        name: words.option(option, []),
        glyph: GLYPHS[id] ?? 'arrow',
        ...(touch.picked.has(key) ? { picked: true } : {}),
        ...(QUIET.includes(String(id)) ? { quiet: true } : {}),
      },
    ];
  });
}

/** What map, hand, wheel, party and bunker draw where they stand. */
const isDrawn = (key: Key): boolean => /^(cell|victim|item|rot|token|place|row|worn|die|cast|upgrade):/.test(key);

/** Of a level only what is drawn nowhere else; null if nothing is. */
function undrawn(perspective: Perspective, level: Level, kind: string): Level | null {
  const { shape, path } = level;
  if (shape.t === 'confirm' || shape.t === 'compound') return null;
  if (shape.t === 'number' && path[0] === 'place') return null;
  if (shape.t !== 'oneOf')
    return shape.t === 'someOf' && shape.options.every((option) => isDrawn(keyOf(perspective.view, idOf(option), kind, path)))
      ? null
      : level;
  if (path.length > 0 && shape.options.length < 2) return null;
  const options = shape.options.filter((option) => {
    const key = keyOf(perspective.view, idOf(option), kind, path);
    return !isDrawn(key) && !(path.length === 0 && key.startsWith('word:'));
  });
  return options.length > 0 ? { ...level, shape: { t: 'oneOf', options } satisfies Shape } : null;
}
export function panelsOf(perspective: Perspective, desk: Desk): PanelStep[] {
  const { view } = perspective;
  const question = questionAt(view, desk);
  // Tiles that were looked at lie on a bench of their own.
  if (!question || question.decision.kind === 'arrangePeek') return [];
  const { kind } = question.decision;
  return asked.panelsOf(reached(view, desk), choiceWords(perspective, question), (level) => undrawn(perspective, level, kind));
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
      const { shape, kind } = question.decision;
      // A Demon that is alone need not say that it is the one who goes.
      const alone = kind === 'huntMove' && shape.t === 'oneOf' && shape.options.length === 1;
      const option: ChoiceWords['option'] = (one, path) => (alone && path.length === 0 ? '' : words.option(one, path));
      const detail = isSecret ? '' : asked.wording(question, shownDraft(perspective, desk), { ...words, option });
      return { ...named(question), ...(detail ? { detail } : {}) };
    },
  });
}
