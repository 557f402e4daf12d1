/**
 * What a player has picked and not yet given: nobody else knows of it, and nothing of it is sent. Touching a thing on the table
 * builds the nested choice that the open question asks for; a card is picked before its use, so it waits beside the draft.
 */

import {
  ACTIVATE,
  type Aim,
  type AN,
  bottomOf,
  isUse,
  type Kind,
  type Pawn,
  pawnsOf,
  type Seen,
  topOf,
  type Use,
  type Zone,
} from '@lurk/anomaly/public';
import { type Choice, type Decision, fits, framesOf, isOneOf, type Shape, type Value } from '@lurk/kernel';
import {
  type Draft,
  draftAt,
  idOf,
  type Level,
  levels,
  listOf,
  type Path,
  pickIn,
  put,
  settled,
  shapeAt,
  touch,
} from '../../../decide/draft';
import * as desks from '../../../play/asking/desk';
import { type Given, givenBy, questionAt, settledDraft, touchPass } from '../../../play/asking/desk';
import { USE_IDS, type UseId } from '../model';
import { idsOf, type Key, kindOf, PASS, type Thing, thingOf } from './things';

export interface Desk extends desks.Desk {
  /** The card picked, by its place in the hand. */
  readonly card: number | null;
  /** Which of two Students is being thought of. */
  readonly pawn: Pawn | null;
}
export const emptyDesk: Desk = { ...desks.emptyDesk, card: null, pawn: null };
const clearDesk = (desk: Desk): Desk => ({ ...desks.cleared(desk), card: null });

/** The hand that is played from: one's own, or that of a Student under orders. */
export const handOf = ({ own, decision }: Seen): readonly Kind[] => (decision?.kind === 'forcedAction' ? own?.prey : own?.hand) ?? [];

/** The Student an answer is about; null where there is none. */
export function pawnAt(view: Seen, desk: Desk): Pawn | null {
  const { open, seat, decision } = view;
  if (seat === null) return null;
  const kind = decision && kindOf(decision);
  const asking = framesOf<AN>(view).at(-1);
  if (kind === 'forcedAction') return asking?.proc === 'possess' ? asking.at.victim : null;
  if (kind === 'secondForcedHit' || kind === 'secondHit' || kind === 'showCard')
    return asking?.proc === 'secondHit' || asking?.proc === 'showCard' ? asking.at.pawn : null;
  const mine = pawnsOf(open, seat);
  if (desk.pawn !== null && mine.includes(desk.pawn)) return desk.pawn;
  // Two Students are asked about one after the other.
  const next =
    kind === 'startingZone'
      ? mine.find((_, i) => listOf(desk.draft)[i] === undefined)
      : kind === 'firstCard'
        ? mine.find((pawn) => !decision || draftAt(decision.shape, desk.draft, [String(pawn)]) === undefined)
        : undefined;
  return next ?? mine[0] ?? null;
}

export interface Reached extends Level {
  readonly thing: Thing;
}
/** Every level of the question that has been reached, with who draws it. */
export function reached(view: Seen, desk: Desk, given?: Draft): Reached[] {
  const { decision } = view;
  const draft = given === undefined ? settledDraft(view, desk) : given;
  if (!decision || draft === null || decision.kind === 'trapWindow') return [];
  return levels(decision.shape, draft).map((level) => ({ ...level, thing: thingOf(level) }));
}
/** The innermost level of its kind. */
export const levelOf = (found: readonly Reached[], thing: Thing): Reached | undefined => found.findLast((level) => level.thing === thing);

/** The picks that lead to the use of a card; null where none is asked for. */
export function wayToUse(view: Seen, desk: Desk): Path | null {
  const kind = view.decision?.kind;
  if (kind === 'forcedAction') return [];
  const pawn = pawnAt(view, desk);
  return kind === 'studentTurn' && pawn !== null ? [pawn] : null;
}
export const useOf = (id: UseId, card: Kind): Use => (id === 'special' ? topOf(card) : id);
/** The use in the draft. */
export function usePicked(view: Seen, desk: Desk, given?: Draft): Use | null {
  const pick = pickIn(levelOf(reached(view, desk, given), 'use')?.draft);
  return isUse(pick) ? pick : null;
}

function usesAt(view: Seen, desk: Desk): readonly Value[] {
  const way = wayToUse(view, desk);
  const shape = way && view.decision && shapeAt(view.decision.shape, way);
  return shape ? idsOf(shape) : [];
}
/** Is there a question in which a card is used so? */
export const canUse = (view: Seen, desk: Desk, use: Use): boolean => usesAt(view, desk).includes(use);
export const canPickCard = (view: Seen, desk: Desk): boolean => usesAt(view, desk).length > 0;
export const deedsOf = ({ decision }: Seen): readonly Value[] => (decision && thingOf(decision) === 'deed' ? idsOf(decision.shape) : []);

export function touchThing(view: Seen, desk: Desk, key: Key): Desk {
  const { decision } = view;
  if (!decision) return desk;
  if (key === PASS) return { ...touchPass(view, desk), card: null };
  const [what, name] = key.split(':');
  switch (what) {
    case 'card':
      return touchCard(view, desk, Number(name));
    case 'use':
      return isOneOf(USE_IDS, name) ? touchUse(view, desk, name) : desk;
    case 'deed':
      return touchDeed(view, desk, name);
    case 'gift':
      return touchGift(view, desk, Number(name));
    case 'pawn':
      return touchPawn(view, desk, Number(name));
    case 'evolution':
      return touchLevel(view, levelOf(reached(view, desk), 'evolution') ? desk : touchDeed(view, desk, 'evolve'), what, name);
    default:
      return touchLevel(view, desk, what, name);
  }
}

function touchCard(view: Seen, desk: Desk, place: number): Desk {
  const { decision } = view;
  const hand = handOf(view);
  if (!decision || !canPickCard(view, desk) || hand[place] === undefined) return desk;
  if (desk.card === place) return clearDesk(desk);
  const use = usePicked(view, desk);
  // A basic action takes any card: the rest of the thought stands.
  const keeps = use === 'move' || use === 'track';
  const way = wayToUse(view, desk);
  const draft = keeps && way ? put(decision.shape, settledDraft(view, desk), [...way, use, 'card'], hand[place]) : undefined;
  return { ...desk, card: place, draft };
}

function touchUse(view: Seen, desk: Desk, id: UseId): Desk {
  const card = handOf(view)[desk.card ?? -1];
  const way = wayToUse(view, desk);
  if (!card || !way || !view.decision) return desk;
  const use = useOf(id, card);
  if (usePicked(view, desk) === use) return { ...desk, draft: undefined };
  const { shape } = view.decision;
  const at = [...way, use];
  const parts = shapeAt(shape, at);
  if (parts?.t !== 'compound') return desk;
  const draft = Object.fromEntries(
    Object.entries(parts.parts).map(([name, part]) => [name, name === 'card' ? card : settled(part, undefined)]),
  );
  return aimed(view, { ...desk, draft: put(shape, undefined, at, draft) });
}

function touchDeed(view: Seen, desk: Desk, deed: string): Desk {
  if (deed === 'skip') return touchThing(view, desk, PASS);
  const { decision } = view;
  if (!decision || !deedsOf(view).includes(deed)) return desk;
  if (pickIn(desk.draft) === deed) return clearDesk(desk);
  const details = shapeAt(decision.shape, [deed]);
  if (!details) return { ...desk, draft: deed };
  const draft = put(decision.shape, undefined, [deed], details.t === 'compound' ? paid(details.parts) : settled(details, undefined));
  return aimed(view, { ...desk, draft });
}

/** The cards themselves are the usual price; any other is the player's to name. */
const paid = (parts: Readonly<Record<string, Shape>>): Draft =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, name === 'pay' ? payment(part) : settled(part, undefined)]));
function payment(pay: Shape): Draft {
  const cards = pay.t === 'oneOf' ? pay.options.find((option) => idOf(option) === 'cards') : undefined;
  if (typeof cards !== 'object' || cards.with.t !== 'someOf') return settled(pay, undefined);
  return { pick: 'cards', with: cards.with.options.slice(0, cards.with.min) };
}

/** A card of the pile: it pays for the deed at hand, or it is the deed itself. */
function touchGift(view: Seen, desk: Desk, place: number): Desk {
  const level = levelOf(reached(view, desk), 'gift');
  if (level && idsOf(level.shape).includes(place)) return put1(view, desk, level, touch(level.shape, level.draft, [], place));
  const card = view.open.cards[place];
  return card ? touchDeed(view, clearDesk(desk), bottomOf(card)) : desk;
}
export function canTouchGift(view: Seen, desk: Desk, place: number): boolean {
  const level = levelOf(reached(view, desk), 'gift');
  const card = view.open.cards[place];
  return (!!level && idsOf(level.shape).includes(place)) || (!!card && deedsOf(view).includes(bottomOf(card)));
}

function touchPawn(view: Seen, desk: Desk, pawn: Pawn): Desk {
  const keeps = view.decision?.kind !== 'studentTurn';
  return keeps ? { ...desk, pawn } : { ...clearDesk(desk), pawn };
}

function touchLevel(view: Seen, desk: Desk, thing: string, name: string): Desk {
  const found = reached(view, desk).filter((level) => level.thing === thing && idsOf(level.shape).includes(name));
  const level = ofPawn(view, desk, found) ?? found.at(-1);
  if (!level) return desk;
  const { shape, draft } = level;
  if (shape.t === 'assign') return { ...put1(view, desk, level, assigned(view, desk, shape, draft, name)), pawn: null };
  // A shot is always meant for something: the other aim takes its place.
  const next = put1(view, desk, level, thing === 'aim' ? name : touch(shape, draft, [], name));
  return view.decision?.kind === 'firstCard' ? { ...next, pawn: null } : next;
}
/** AN-197a Where each of two Students has a part of its own. */
function ofPawn(view: Seen, desk: Desk, found: readonly Reached[]): Reached | undefined {
  return view.decision?.kind === 'firstCard' ? found.find(({ path }) => path[0] === String(pawnAt(view, desk))) : undefined;
}

function assigned(view: Seen, desk: Desk, { keys }: Shape & { t: 'assign' }, draft: Draft, value: Value): Draft {
  const was = keys.map((_, i) => listOf(draft)[i]);
  if (view.decision?.kind === 'startingZone') return was.with(Math.max(0, keys.indexOf(pawnAt(view, desk) ?? -1)), value);
  const open = was.indexOf(undefined);
  // All laid: the oldest makes room, so that changing one's mind is one touch.
  return open < 0 ? [...was.slice(1), value] : was.with(open, value);
}

const put1 = (view: Seen, desk: Desk, { path }: Level, draft: Draft): Desk => putAt(view, desk, path, draft);
export const putAt = (view: Seen, desk: Desk, path: Path, value: Draft): Desk =>
  aimed(view, desks.putAt(view, desk, path, value, settledDraft(view, desk)));

/** AN-093 Unsaid, a shot is never meant for the fuel; AN-140 and all that can be eaten is. */
function aimed(view: Seen, desk: Desk): Desk {
  const shape = view.decision?.shape;
  if (!shape) return desk;
  const open = reached(view, desk).filter(({ draft }) => draft === undefined);
  const aim = open.find(({ thing }) => thing === 'aim');
  if (aim) return { ...desk, draft: put(shape, desk.draft, aim.path, 'zone') };
  const count = open.find((level) => level.shape.t === 'number');
  return count?.shape.t === 'number' ? { ...desk, draft: put(shape, desk.draft, count.path, count.shape.max) } : desk;
}

export const answerOf = (view: Seen, desk: Desk): Given | null => givenBy(questionAt(view, desk), settledDraft(view, desk));

/** The question in which a trap can be sprung now. */
const trapQuestion = ({ decision, offer }: Seen): Decision | null => (decision?.kind === 'trapWindow' ? decision : offer);
export const trapId = (pawn: Pawn, zone: Zone): string => `${pawn}/${zone}`;
export function springOf(view: Seen, trap: string, aim: Aim): Given | null {
  const decision = trapQuestion(view);
  const [pawn, zone] = trap.split('/');
  const choice: Choice = { pick: ACTIVATE, with: { pick: Number(pawn), with: { pick: zone, with: aim } } };
  return decision && fits(decision.shape, choice) ? { decision, choice } : null;
}
export function passOf(view: Seen): Given | null {
  const decision = trapQuestion(view);
  return decision?.mayPass ? { decision, choice: null } : null;
}

export const deskRules: desks.DeskRules<AN, Desk, Key> = {
  empty: emptyDesk,
  clear: clearDesk,
  touch: touchThing,
  put: putAt,
  answer: answerOf,
  next: (desk) => ({ ...clearDesk(desk), pawn: null }),
};
