/** Names for the options of a decision: whatever a shape holds, a player reads words. */
import { type AskedIn, type Lang, optionsNamed, type Path, sentence } from '@lurk/i18n';
import { isOneOf, type Shape, type Value } from '@lurk/kernel';
import { ZONES } from '../data/board.ts';
import { ACTIVATE, PRETEND } from '../data/picks.ts';
import type { AN } from '../types.ts';
import type { AskKind } from './asks.ts';
import { type TableWords, tableOf } from './parts.ts';
import { things } from './things.ts';

/** What an option stands in: the question, what the reader sees, and the names at the table. */
export interface Asked extends AskedIn<AN> {
  kind: AskKind;
}

type Words = TableWords['decisions']['options'];
/** The words of an option that is no thing. */
const WORDS: Readonly<Record<string, (options: Words) => string>> = {
  fuel: ({ eat }) => eat.fuel,
  electricity: ({ eat }) => eat.electricity,
  [PRETEND]: ({ pretend }) => pretend,
  place: ({ overload }) => overload.place,
  activate: ({ overload }) => overload.activate,
  [ACTIVATE]: ({ spring }) => spring,
  cards: ({ pay }) => pay.cards,
  half: ({ pay }) => pay.half,
  any: ({ pay }) => pay.any,
};

/** The label of one option, and the rule behind a thing. */
export const { describeOption, describeRule } = optionsNamed(things, (lang, id) => WORDS[id](tableOf(lang).decisions.options));

/** The label of the button that answers a shape with nothing to choose. */
export const describeConfirm = (lang: Lang): string => tableOf(lang).decisions.options.confirm;

type StepKey = keyof TableWords['decisions']['steps'];

/** What is wanted at one level of a decision: after these picks, this shape. */
export function describeStep(lang: Lang, shape: Shape, { kind }: Asked, path: Path = []): string {
  const key = shape.t === 'confirm' ? 'confirm' : stepOf(kind, shape, path);
  return sentence(lang, tableOf(lang).decisions.steps[key], { count: countOf(shape) });
}

function countOf(shape: Shape): number {
  if (shape.t === 'someOf') return shape.min;
  if (shape.t === 'assign') return shape.keys.length;
  return shape.t === 'number' ? shape.max : 1;
}

const FIRST: Record<AskKind, StepKey> = {
  startingZone: 'start',
  firstCard: 'symbol',
  studentTurn: 'pawn',
  secondHit: 'target',
  showCard: 'symbol',
  trapWindow: 'trap',
  anomalyTurn: 'action',
  secondHalf: 'action',
  baited: 'destination',
  reactive: 'destination',
  whatToEat: 'food',
  whomToPossess: 'victim',
  forcedAction: 'order',
  secondForcedHit: 'target',
};
/** What comes after a pick, or under the name of a part, whatever the question. */
const AFTER: Partial<Record<Value, StepKey>> = {
  to: 'destination',
  move: 'destination',
  symbol: 'track',
  at: 'target',
  aim: 'aim',
  pay: 'payment',
  cards: 'payCards',
  any: 'payCards',
  half: 'payHalf',
  evolution: 'evolution',
  use: 'overload',
  place: 'tokens',
  zones: 'scent',
};

function stepOf(kind: AskKind, shape: Shape, path: Path): StepKey {
  const last = path.at(-1);
  // An offer of traps hangs on any question.
  if (path[0] === ACTIVATE) return path.length === 1 ? 'trapOwner' : path.length === 2 ? 'trapZone' : 'aim';
  if (last === undefined) return isTrapOffer(shape) ? 'trap' : FIRST[kind];
  if (kind === 'firstCard') return 'symbol';
  if (shape.t === 'compound') return 'details';
  if (last === 'activate') return 'eaten';
  if (last === 'card') return path.includes('move') || path.includes('track') ? 'cardToDiscard' : 'cardToGive';
  if (last === 'zone') return path.includes('bait') ? 'bait' : 'sensor';
  if (isOneOf(ZONES, last)) return path.includes('to') ? 'symbol' : 'aim';
  if (typeof last === 'number') return path.includes('half') ? 'payRest' : 'action';
  return AFTER[last] ?? 'action';
}

const isTrapOffer = (shape: Shape): boolean =>
  shape.t === 'oneOf' && shape.options.length === 1 && typeof shape.options[0] === 'object' && shape.options[0].id === ACTIVATE;
