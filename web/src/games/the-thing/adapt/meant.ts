/**
 * What the dice are for, said once. A roll asks the same player up to four things: to set a die, to cancel dice, to set one after that, and what to do.
 * Who says at the first of them what the Character shall do has said the rest: this answers it, and gives way to the player as soon as it does not fit.
 */
import type { Choice } from '@lurk/kernel';
import { badDice, cancellable, type Deal, deals, type Pawn, type Seen, seatOf, worthCancelling } from '@lurk/the-thing/public';
import type { Key } from '../../../play/asking/things';
import type { ActView } from '../../../play/frame/model';
import { type Perspective, say } from './perspective';

export interface Meant {
  readonly pawn: Pawn;
  /** Null: the dice are left as they lie. */
  readonly deal: Routine | null;
}
type Routine = 'use' | 'repair';

const isRoutine = (deal: Deal): deal is Routine => deal === 'use' || deal === 'repair';
const BEFORE: readonly string[] = ['setDie', 'cancelDice'];

/** What can be meant by the question at hand; a fire and an escape are never meant in passing. */
export function meanings(view: Seen): Meant[] {
  const { open, decision, seat, sealed } = view;
  const pawn = open.coop?.acting ?? null;
  if (pawn === null || !decision || sealed || !BEFORE.includes(decision.kind) || seatOf(open, pawn) !== seat) return [];
  const isLost = badDice(open).length > 0 && worthCancelling(open).length === 0;
  const routine = isLost ? [] : deals(view, pawn).filter(isRoutine);
  if (routine.length > 0) return routine.map((deal) => ({ pawn, deal }));
  // To let all of it be is one press too.
  return decision.kind === 'setDie' && cancellable(open, pawn) > 0 ? [{ pawn, deal: null }] : [];
}

/** The answer on the way to it; undefined where the player has to say more. */
export function wayTo(view: Seen, { pawn, deal }: Meant): Choice | undefined {
  const { open, decision } = view;
  if (!decision || open.coop?.acting !== pawn) return undefined;
  if (deal === null) return BEFORE.includes(decision.kind) ? null : undefined;
  if (decision.kind === 'partyAct') return deals(view, pawn).includes(deal) ? deal : undefined;
  if (!meanings(view).some((one) => one.deal === deal)) return undefined;
  const worth = worthCancelling(open);
  return decision.kind === 'cancelDice' && worth.length > 0 ? worth : null;
}

const PREFIX = 'meant:';
export const keyMeant = ({ deal }: Meant): Key => `${PREFIX}${deal ?? 'nothing'}`;

/** A button for each, that says what it costs. */
export function meantActs(perspective: Perspective): ActView<Key>[] {
  const { actions, screen } = say(perspective);
  const { cancels, leave, leaveHelp } = screen.coop;
  return meanings(perspective.view).map((one) => {
    const help = one.deal ? cancels(badDice(perspective.view.open).length) : leaveHelp;
    return {
      key: keyMeant(one),
      name: one.deal ? actions[one.deal] : leave,
      help,
      rule: help,
      icon: one.deal ? 'check' : 'skip',
      picked: false,
      atOnce: true,
    };
  });
}
