/** Choosing and making a Student's action (D-05 to D-14), free or ordered by the Anomaly (AN-123 to AN-127). */
import { compound, type Option, option, type Shape } from '@lurk/kernel';
import { useCard } from '../acts/cards.ts';
import { type Kind, TOPS, topOf } from '../data/cards.ts';
import { zoneOf } from '../facts/pawns.ts';
import { reveals } from '../facts/reveals.ts';
import { no, type WhyNot } from '../facts/why-not.ts';
import { oneOf } from '../things.ts';
import type { Action, C, Made, Use } from '../types.ts';
import type { Acting } from './acting.ts';
import { type By, USES } from './uses.ts';

/** Does a card do for this use? AN-048 any for a basic action, AN-049 else those with this top half. */
const doesFor = (card: Kind, use: Use): boolean => use === 'move' || use === 'track' || topOf(card) === use;
/** The cards of a hand that do, copies of a kind once. */
const cardsFor = (hand: readonly Kind[], use: Use): Kind[] => [...new Set(hand.filter((card) => doesFor(card, use)))].sort();

/** Why this cannot be done with this hand, here and now; null if it can. */
export const useBarred = (acting: Acting, use: Use): WhyNot | null =>
  acting.hand.some((card) => doesFor(card, use)) ? (USES[use].barred?.(acting) ?? null) : no('noSuchCard');

const EVERY_USE: readonly Use[] = ['move', 'track', ...TOPS];

/** By use; then the card together with all that belongs to the action. */
export const actionShape = (acting: Acting): Shape<Action> =>
  oneOf.use(EVERY_USE.filter((use) => useBarred(acting, use) === null).map((use) => optionOf(acting, use)));

const optionOf = (acting: Acting, use: Use): Option<Use, Made> =>
  option(use, compound({ card: oneOf.card(cardsFor(acting.hand, use)), ...USES[use].asks(acting) }));

/** Section 5, defaults of D-05, D-08 and D-28: any card, to track with the symbol of the present position. */
export const trackOnly = (acting: Acting): Shape<Action> => oneOf.use([optionOf({ ...acting, shown: acting.shown.slice(-1) }, 'track')]);

/** Declares the action and carries it out as far as nobody else has to decide. */
export function perform(c: C, by: By, { pick: use, with: { card, ...given } }: Action) {
  useCard(c, by.pawn, card, use, by.forced);
  if (reveals(c.s.open, use)) c.tell.all({ t: 'studentRevealed', pawn: by.pawn, zone: zoneOf(c.s, by.pawn) });
  return USES[use].act(c, by, given);
}
