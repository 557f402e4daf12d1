/**
 * What a player has picked and not yet given: nobody else knows of it, and nothing of it is sent. Touching a thing on the table
 * builds the nested choice that the open question asks for; only Force is poured.
 */
import type { Choice, Decision, Shape } from '@lurk/kernel';
import { badDice, type Seen, type TT, worthCancelling } from '@lurk/the-thing/public';
import * as desks from '../../../play/asking/desk';
import { type Question, questionAt, questions } from '../../../play/asking/desk';
import { type Draft, draftAt, idOf, pickIn, shapeAt } from '../../../play/asking/draft';
import type { Key } from '../../../play/asking/things';
import { touching } from '../../../play/asking/touching';
import { keyOf } from './keys';
import { pour, wayToPlan } from './plan';

export type Desk = desks.Desk;
export const { emptyDesk } = desks;

/** A Human's button is drawn like an Alien's, and so is what it is called here (L-03). */
export const UNMASK: Key = keyOf('word', 'unmask');
/** Keys that another thing is touched for: going to the Dormitory means sleeping there, unless the player says otherwise (TT-081, TT-082). */
const TOUCHED_AS: Readonly<Record<Key, Key>> = {
  [keyOf('word', 'sleep')]: keyOf('place', 'dorm'),
  [keyOf('word', 'reveal')]: UNMASK,
  [keyOf('word', 'remain')]: UNMASK,
};
/** With dice an item is used where it lies. */
const asItem = (key: Key): Key => key.replace(/^deal:/, 'item:');

const POUR = /^(place|pour|drain):(.+)$/;
function planTouched(view: Seen, desk: Desk, key: Key): Desk | null {
  const [, how, room] = POUR.exec(key) ?? [];
  const question = room && questions(view, desk).find(({ decision }) => canPour(decision, room));
  if (!question) return null;
  const { decision, offered } = question;
  const draft = offered === desk.offering ? (desk.draft ?? undefined) : undefined;
  const way = wayToPlan(decision.shape) ?? [];
  return { ...desk, offering: offered, draft: pour(decision.shape, draft, way, room, how === 'drain' ? -1 : 1) };
}
function canPour({ shape }: Question['decision'], room: string): boolean {
  const way = wayToPlan(shape);
  const first = way && shapeAt(shape, [...way, 'first']);
  return first?.t === 'oneOf' && first.options.map(idOf).includes(room);
}

/** What a question begins with: one press gives it, and a touch changes it. */
function lying({ open }: Seen, { kind, shape }: Decision): Draft {
  switch (kind) {
    // Two Human tokens for everybody who is asked, whatever their role (L-01).
    case 'placeTokens':
      return 'humans';
    // C-02 The next Character: only the room is missing.
    case 'placeParty':
      return shape.t === 'oneOf' ? { pick: idOf(shape.options[0]), with: undefined } : undefined;
    // C-08, C-10 The dice that would cost the action.
    case 'rerollDice':
      return shape.t === 'someOf' ? someOr(badDice(open).slice(0, shape.max)) : undefined;
    case 'cancelDice':
      return someOr(worthCancelling(open));
    default:
      return undefined;
  }
}
const someOr = (dice: number[]): Draft => (dice.length > 0 ? dice : undefined);
/** What filled itself in is picked by a touch, not let go; but of several dice a touch changes one, and a room is touched for the Character that is next. */
function begun(view: Seen, desk: Desk): Draft {
  const decision = questionAt(view, desk)?.decision;
  if (desk.draft !== undefined || !decision) return desk.draft;
  return decision.kind !== 'placeTokens' && lying(view, decision) !== undefined ? draftOf(view, desk) : undefined;
}

const table = touching<TT>({
  // In a trade a side from which nothing is taken stays empty (TT-166b).
  filling: (view) => ({ none: true, lying: (decision) => lying(view, decision) }),
  begun,
  keyOf: (key) => TOUCHED_AS[key] ?? asItem(key),
  touch: planTouched,
  offTable: ['assign', 'number'],
});
export const { draftOf, reached, canTouch, pickedIn, answerOf, touchThing } = table;
export const deskRules: desks.DeskRules<TT, Desk, Key> = { empty: emptyDesk, ...table.rules };

/** What spends something, or ends the work of all if it fails: asked once more. */
function isWeighty({ kind }: Decision, choice: Choice, offered: boolean): boolean {
  if (choice === null) return false;
  // A gift can be given back; Fuel and Tools are used up.
  if (offered) return kind !== 'endExchange';
  if (kind === 'partyAct') return choice !== 'use' && choice !== 'repair';
  return kind === 'startRescue' || kind === 'weaponVsAlien' || kind === 'avoidEncounter';
}
/** Is it made of single picks? Of dice there can always be one more. */
function isSinglePicks(shape: Shape, draft: Draft): boolean {
  if (shape.t === 'number') return true;
  if (shape.t === 'compound')
    return Object.entries(shape.parts).every(([name, part]) => isSinglePicks(part, draftAt(shape, draft, [name])));
  const pick = shape.t === 'oneOf' ? pickIn(draft) : undefined;
  if (pick === undefined) return false;
  const more = shapeAt(shape, [pick]);
  return !more || isSinglePicks(more, draftAt(shape, draft, [pick]));
}
/**
 * In the co-operative game nothing is hidden from the others: the touch that completes an answer of single picks, or passes, gives it.
 * It can still be taken back while it rests.
 */
export function givesItself(view: Seen, desk: Desk): boolean {
  const given = view.open.coop && desk.draft !== undefined ? answerOf(view, desk) : null;
  if (!given || isWeighty(given.decision, given.choice, desk.offering)) return false;
  return given.choice === null || isSinglePicks(given.decision.shape, desks.asDraft(given.choice));
}
