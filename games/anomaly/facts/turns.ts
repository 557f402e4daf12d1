/** Which side can act (AN-035 to AN-038), and hand limits. */
import type { Seat } from '@lurk/kernel';
import { CARDS_KEPT, HAND_LIMIT, ON_SHOW, ON_SHOW_ADVANCED } from '../data/components.ts';
import type { Open, Pub } from '../types.ts';
import { studentSeats } from './pawns.ts';

/** Cards in all hands together. */
export const cardsInHands = ({ sizes }: Pick<Pub, 'sizes'>): number => sizes.hand.reduce((sum, cards) => sum + cards, 0);

/** AN-035 Turns the Students have left in this round: they keep two cards in all. */
export const turnsLeft = (pub: Pick<Pub, 'sizes'>): number => Math.max(0, cardsInHands(pub) - CARDS_KEPT);
export const studentsCanAct = (pub: Pub): boolean => turnsLeft(pub) > 0;

/** AN-038 */
export const anomalyCanAct = ({ open }: Pub): boolean => open.ap > 0;

/** AN-046 Only a Student holding a card can act. */
export const seatsWithCards = ({ open, sizes }: Pub): Seat[] => studentSeats(open).filter((seat) => sizes.hand[seat] > 0);

/** AN-028, AN-196 Cards a hand is filled up to: the advanced game counts its one player. */
export const handLimit = (open: Open): number => HAND_LIMIT[studentSeats(open).length];

/** AN-189 Has one player two Students? */
export const isAdvanced = (open: Open): boolean => open.students.length > studentSeats(open).length;

/** AN-056, AN-192 */
export const cardsOnShow = (open: Open): number => (isAdvanced(open) ? ON_SHOW_ADVANCED : ON_SHOW);
