/** What is special about touching the table of VICTIM: prefilled answers, tiles touched for a direction, things that stand for their action. */
import type { Decision, Value } from '@lurk/kernel';

import { movingIn, neighbour, type Seen, SIDES, type Things, type VI } from '@lurk/victim/public';

import { type DeskRules, emptyDesk, filledDraft } from '../../../play/asking/desk';
import { type Draft, idOf } from '../../../play/asking/draft';
import type { Key, Route } from '../../../play/asking/things';
import { type Standing, touching } from '../../../play/asking/touching';
import { aimAt, type Desk, dropAim, followAim, nextStep, takeAim } from './aim';
import { keyOf } from './keys';

export type { Desk } from './aim';

/** A new tile is drawn lying one legal way, and tiles that were looked at go back as they lay: until something else is touched. */
function lying({ own }: Seen, { kind, shape }: Decision): Draft {
  if (kind === 'orientTile' && shape.t === 'oneOf') return idOf(shape.options[0]);
  return kind === 'arrangePeek' && own?.peek ? { order: own.peek.tiles, top: own.peek.tiles.length } : undefined;
}

/** The cell behind a side is what is touched; and two of one's Victims may hold alike cards. */
function touchedAs(key: Key, { path, id }: Route, { open }: Seen): Key {
  const at = movingIn(open)?.at ?? open.demon?.at;
  const side = SIDES.find((each) => key === keyOf('side', each));
  if (side !== undefined && at) return keyOf('cell', neighbour(at, side));
  return key.startsWith('slot:') && path.length > 0 ? `slot:${path[0]}.${id}` : key;
}

/** Picks that need no button of their own: a tile, a token, a card or a die stands for them. */
export const BY_ITSELF: readonly Value[] = ['step', 'turn', 'crawl', 'body', 'equip', 'place', 'takeBack', 'takeOff', 'manual', 'upgrade'];
/** Other actions have to be picked first, but a Victim on the tile may be attacked straight away. */
const isAtHand = ({ path: [lead] }: Route, { here: [picked] }: Standing<VI, Desk>): boolean =>
  lead === undefined || lead === picked || lead === 'attack' || BY_ITSELF.includes(lead);

/** What is a whole answer by itself. */
const AT_ONCE: readonly ('word' | keyof Things)[] = ['word', 'harm'];

const table = touching<VI, Desk>({
  draftOf: (view, desk) => nextStep(view, desk) ?? filledDraft(view, desk, { none: true, lying: (decision) => lying(view, decision) }),
  keyOf: touchedAs,
  isAtHand,
  atOnce: AT_ONCE,
});
export const { draftOf, reached, pickedIn, answerOf } = table;
/** A tile beside the Victim is stepped to; one farther off is run to. */
export const canTouch = (view: Seen, desk: Desk, key: Key): boolean => table.canTouch(view, desk, key) || aimAt(view, desk, key) !== null;
function touch(view: Seen, desk: Desk, key: Key): Desk {
  const aimed = table.canTouch(view, desk, key) ? null : takeAim(view, desk, key);
  return aimed ?? dropAim(view, table.touchThing(view, desk, key));
}
// What is given clears the desk, and the Run goes on: the aim stays.
export const deskRules: DeskRules<VI, Desk, Key> = { ...table.rules, empty: emptyDesk, touch, follow: followAim };
