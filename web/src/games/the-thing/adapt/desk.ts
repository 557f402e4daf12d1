/**
 * What a player has picked and not yet given: nobody else knows of it, and nothing of it is sent. Touching a thing on the table
 * builds the nested choice that the open question asks for; only Force is poured.
 */
import type { Seen, TT } from '@lurk/the-thing/public';
import { idOf, shapeAt } from '../../../decide/draft';
import * as desks from '../../../play/asking/desk';
import { type Question, questions } from '../../../play/asking/desk';
import type { Key } from '../../../play/asking/things';
import { touching } from '../../../play/asking/touching';
import { pour, wayToPlan } from './plan';

export type Desk = desks.Desk;
export const { emptyDesk } = desks;

/** A Human's button is drawn like an Alien's, and so is what it is called here (L-03). */
export const UNMASK: Key = 'word:unmask';
/** Keys that another thing is touched for: going to the Dormitory means sleeping there, unless the player says otherwise (TT-081, TT-082). */
const TOUCHED_AS: Readonly<Record<Key, Key>> = { 'word:sleep': 'place:dorm', 'word:reveal': UNMASK, 'word:remain': UNMASK };
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

const table = touching<TT>({
  // Two Human tokens are prefilled for everybody who is asked, whatever their role (L-01); in a trade a side from which nothing is
  // taken stays empty (TT-166b).
  filling: () => ({ none: true, lying: ({ kind }) => (kind === 'placeTokens' ? 'humans' : undefined) }),
  // A thing that filled itself in is picked by a touch, not let go.
  begun: (_, desk) => desk.draft,
  keyOf: (key) => TOUCHED_AS[key] ?? asItem(key),
  touch: planTouched,
  offTable: ['assign', 'number'],
});
export const { draftOf, reached, canTouch, pickedIn, answerOf, touchThing } = table;
export const deskRules: desks.DeskRules<TT, Desk, Key> = { empty: emptyDesk, ...table.rules };
