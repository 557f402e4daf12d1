/**
 * What is special about touching the table of ANOMALY: a card is picked before its use, one of two Students is thought of, and what is
 * usual goes unsaid.
 */
import { type AN, bottomOf, type Kind, type Pawn, pawnsOf, type Seen, topOf, type Use } from '@lurk/anomaly/public';
import { framesOf, isOneOf, type Shape, shapeIn, type Value } from '@lurk/kernel';
import * as desks from '../../../play/asking/desk';
import { questionAt, reachedBy } from '../../../play/asking/desk';
import { type Draft, draftAt, type Level, listOf, pickIn } from '../../../play/asking/draft';
import { touching } from '../../../play/asking/touching';
import { USE_IDS, type UseId } from '../model';
import { keyOf } from './keys';
import { idsOf, type Key, PASS, type Thing, thingOf } from './things';

export interface Desk extends desks.Desk {
  /** The card picked, by its place in the hand. */
  readonly card: number | null;
  /** Which of two Students is being thought of. */
  readonly pawn: Pawn | null;
}
export const emptyDesk: Desk = { ...desks.emptyDesk, card: null, pawn: null };

/** The hand that is played from: one's own, or that of a Student under orders. */
export const handOf = ({ own, decision }: Seen): readonly Kind[] => (decision?.kind === 'forcedAction' ? own?.prey : own?.hand) ?? [];
export const cardHeld = (view: Seen, desk: Desk): Kind | undefined => handOf(view)[desk.card ?? -1];

/** The Student an answer is about; null where there is none. */
export function pawnAt(view: Seen, desk: Desk): Pawn | null {
  const { open, seat, decision } = view;
  if (seat === null) return null;
  const kind = decision?.kind;
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

/** What a part of an answer means unsaid. */
function usual(view: Seen, desk: Desk, shape: Shape): Draft {
  switch (thingOf({ shape })) {
    case 'pawn':
      return pawnAt(view, desk) ?? undefined;
    case 'card':
      return cardHeld(view, desk);
    // AN-093 A shot is never meant for the fuel.
    case 'aim':
      return 'zone';
    // AN-140 All that can be eaten is.
    case 'plain':
      return shape.t === 'number' ? shape.max : price(shape);
    default:
      return undefined;
  }
}
/** The cards themselves are the usual price; any other is the player's to name. */
function price(shape: Shape): Draft {
  const cards = shapeIn(shape, 'cards');
  return cards?.t === 'someOf' ? { pick: 'cards', with: cards.options.slice(0, cards.min) } : undefined;
}

const table = touching<AN, Desk>({
  filling: (view, desk) => ({ usual: (shape) => usual(view, desk, shape) }),
  // Only what has been reached is asked for, but an evolution picks its deed; AN-197a of two Students each has a part of its own.
  isAtHand: ({ path, shape }, { view, desk, gone }) =>
    (thingOf({ shape }) === 'evolution' || gone.some((level) => level.shape === shape)) &&
    (view.decision?.kind !== 'firstCard' || path[0] === String(pawnAt(view, desk))),
});
export const { draftOf, answerOf } = table;
const clear = (desk: Desk): Desk => ({ ...table.clear(desk), card: null });

export interface Reached extends Level {
  readonly thing: Thing;
}
/** Every level of the question that has been reached, with who draws it. */
export function reached(view: Seen, desk: Desk, draft: Draft = draftOf(view, desk)): Reached[] {
  const question = questionAt(view, desk);
  // The traps ask for themselves.
  if (question?.decision.kind === 'trapWindow') return [];
  return reachedBy(question, draft).map((level) => ({ ...level, thing: thingOf(level) }));
}
/** The innermost level of its kind. */
export const levelOf = (found: readonly Reached[], thing: Thing): Reached | undefined => found.findLast((level) => level.thing === thing);

/** Where a use of the card is asked for. */
export const usesAt = (view: Seen, desk: Desk): Reached | undefined => levelOf(reached(view, desk), 'use');
export const useOf = (id: UseId, card: Kind): Use => (id === 'special' ? topOf(card) : id);
export const deedsOf = ({ decision }: Seen): readonly Value[] => (decision && thingOf(decision) === 'deed' ? idsOf(decision.shape) : []);

export function touchThing(view: Seen, desk: Desk, key: Key): Desk {
  const [what, name] = key.split(':');
  switch (what) {
    case 'card':
      return touchCard(view, desk, Number(name));
    case 'pawn':
      return { ...(view.decision?.kind === 'studentTurn' ? clear(desk) : desk), pawn: Number(name) };
    case 'use': {
      const card = cardHeld(view, desk);
      return card && isOneOf(USE_IDS, name) ? table.touchThing(view, desk, keyOf('use', useOf(name, card))) : desk;
    }
    case 'gift':
      return touchGift(view, desk, Number(name));
    case 'zone':
      return view.decision?.kind === 'startingZone' ? touchStart(view, desk, name) : table.touchThing(view, desk, key);
    case 'symbol': {
      const next = table.touchThing(view, desk, key);
      return next !== desk && view.decision?.kind === 'firstCard' ? { ...next, pawn: null } : next;
    }
    default:
      return table.touchThing(view, desk, key === keyOf('deed', 'skip') ? PASS : key);
  }
}

/** AN-197a Of two Students each starts in a zone of its own. */
function touchStart(view: Seen, desk: Desk, zone: string): Desk {
  const shape = view.decision?.shape;
  if (shape?.t !== 'assign') return desk;
  const zones = shape.keys.map((_, i) => listOf(desk.draft)[i]);
  const at = shape.keys.indexOf(pawnAt(view, desk) ?? 'anomaly');
  return { ...desk, draft: zones.with(at, zone), pawn: null };
}

function touchCard(view: Seen, desk: Desk, place: number): Desk {
  const card = handOf(view)[place];
  const uses = usesAt(view, desk);
  if (!uses || card === undefined) return desk;
  if (desk.card === place) return clear(desk);
  const held = { ...desk, card: place };
  const use = pickIn(uses.draft);
  // A basic action takes any card: the rest of the thought stands.
  return use === 'move' || use === 'track' ? table.rules.put(view, held, [...uses.path, use, 'card'], card) : { ...held, draft: undefined };
}

/** A card of the pile: it pays for the deed at hand, or it is the deed itself. */
function touchGift(view: Seen, desk: Desk, place: number): Desk {
  const key = keyOf('gift', place);
  if (table.canTouch(view, desk, key)) return table.touchThing(view, desk, key);
  const card = view.open.cards[place];
  return card ? table.touchThing(view, clear(desk), keyOf('deed', bottomOf(card))) : desk;
}
export function canTouchGift(view: Seen, desk: Desk, place: number): boolean {
  const card = view.open.cards[place];
  return table.canTouch(view, desk, keyOf('gift', place)) || (!!card && deedsOf(view).includes(bottomOf(card)));
}

export const deskRules: desks.DeskRules<AN, Desk, Key> = {
  ...table.rules,
  empty: emptyDesk,
  clear,
  touch: touchThing,
  next: (desk) => ({ ...clear(desk), pawn: null }),
};
