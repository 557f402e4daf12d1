/** Names for the options of a decision: whatever a shape holds, a player reads words. */
import { type AskedIn, type Lang, type Path, sentence } from '@lurk/i18n';
import { has, isOneOf, type Option, type Shape, type Value } from '@lurk/kernel';
import { ZONES, type Zone } from '../data/board.ts';
import { BOTTOMS, type Bottom, COPIES, type Kind, TOPS, type Top } from '../data/cards.ts';
import { EVOLUTIONS, type Evolution } from '../data/components.ts';
import { ACTIVATE, PRETEND } from '../data/picks.ts';
import { SYMBOLS, type SymbolId } from '../data/symbols.ts';
import type { AN, Open } from '../types.ts';
import { type AskKind, meaningOf } from './asks.ts';
import {
  audienceOf,
  isReader,
  nameOfBottom,
  nameOfCard,
  nameOfDeed,
  nameOfEvolution,
  nameOfPawn,
  nameOfSymbol,
  nameOfTop,
  nameOfUse,
  nameOfZone,
} from './names.ts';
import { type TableWords, tableOf } from './parts.ts';

/** What an option stands in: the question, what the reader sees, and the names at the table. */
export interface Asked extends AskedIn<AN> {
  kind: AskKind;
}

const within =
  <T extends Value>(list: readonly T[]) =>
  (id: Value): id is T =>
    isOneOf(list, id);
export const isZone: (id: Value) => id is Zone = within<Zone>(ZONES);
export const isSymbol: (id: Value) => id is SymbolId = within<SymbolId>(SYMBOLS);
export const isTop: (id: Value) => id is Top = within<Top>(TOPS);
export const isBottom: (id: Value) => id is Bottom = within<Bottom>(BOTTOMS);
export const isEvolution: (id: Value) => id is Evolution = within<Evolution>(EVOLUTIONS);
export const isCard = (id: Value): id is Kind => has(COPIES, id);

/** The label of one option; `path` holds the picks made before it. */
export function describeOption(lang: Lang, option: Value | Option, asked: Asked, path: Path = []): string {
  const id = typeof option === 'object' ? option.id : option;
  if (typeof id === 'number') return describeNumber(lang, id, asked, path);
  if (isZone(id)) return nameOfZone(lang, id);
  if (isSymbol(id)) return nameOfSymbol(lang, id);
  if (isCard(id)) return nameOfCard(lang, id);
  if (isTop(id)) return nameOfTop(lang, id);
  if (isBottom(id)) return nameOfBottom(lang, id);
  if (isEvolution(id)) return nameOfEvolution(lang, id);
  return describeWord(lang, id, asked, path);
}

/** The label of the button that answers a shape with nothing to choose. */
export const describeConfirm = (lang: Lang): string => tableOf(lang).decisions.options.confirm;

function describeNumber(lang: Lang, id: number, { view, names }: Asked, path: Path): string {
  if (meaningOf(path) === 'card') return cardAt(lang, id, view.open);
  const table = audienceOf(view, names);
  return isReader(id, table) ? tableOf(lang).decisions.options.you : nameOfPawn(lang, id, table);
}

/** A card of the Anomaly's pile; copies of a kind are told apart by number. */
function cardAt(lang: Lang, place: number, { cards }: Open): string {
  const kind = cards[place];
  const card = nameOfCard(lang, kind);
  if (cards.indexOf(kind) === cards.lastIndexOf(kind)) return card;
  return sentence(lang, tableOf(lang).decisions.options.copy, {
    card,
    number: cards.slice(0, place + 1).filter((other) => other === kind).length,
  });
}

const ORDERS: readonly AskKind[] = ['studentTurn', 'forcedAction'];

function describeWord(lang: Lang, id: string, asked: Asked, path: Path): string {
  const { options } = tableOf(lang).decisions;
  const { kind } = asked;
  switch (id) {
    case 'move':
      return ORDERS.includes(kind) ? nameOfUse(lang, id) : nameOfDeed(lang, id);
    case 'track':
      return nameOfUse(lang, id);
    case 'feed':
      return nameOfDeed(lang, id);
    case 'zone':
      return options.aim.zone;
    case 'fuel':
      return kind === 'whatToEat' ? options.eat.fuel : options.aim.fuel;
    case 'electricity':
      return options.eat.electricity;
    case PRETEND:
      return options.pretend;
    case 'place':
      return options.overload.place;
    case 'activate':
      return options.overload.activate;
    case ACTIVATE:
      return options.spring;
    case 'cards':
    case 'half':
    case 'any':
      return options.pay[id];
    case 'anomaly':
    case 'first':
    case 'second':
      return options.keys[id];
    default:
      // The parts of a first choice of symbols are Students, by number.
      return describeNumber(lang, Number(id), asked, path);
  }
}

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
  if (isZone(last)) return path.includes('to') ? 'symbol' : 'aim';
  if (typeof last === 'number') return path.includes('half') ? 'payRest' : 'action';
  return AFTER[last] ?? 'action';
}

const isTrapOffer = (shape: Shape): boolean =>
  shape.t === 'oneOf' && shape.options.length === 1 && typeof shape.options[0] === 'object' && shape.options[0].id === ACTIVATE;
