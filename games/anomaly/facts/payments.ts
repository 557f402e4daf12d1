/** What the Anomaly can pay for with the cards in front of it (AN-103, AN-136, AN-137). Cards are named by their place in its pile. */
import { type Option, option, type Picked, type Shape } from '@lurk/kernel';
import { BOTTOMS, type Bottom, bottomOf } from '../data/cards.ts';
import { ADAPTIVE_PRICE, EVOLUTIONS } from '../data/components.ts';
import { oneOf, someOf } from '../things.ts';
import type { Open } from '../types.ts';
import { no, type WhyNot } from './why-not.ts';

/** AN-113 Evolve takes two cards, everything else one. */
export const cardsNeeded = (deed: Bottom): number => (deed === 'evolve' ? 2 : 1);

/** How many of the cards for it lie in the pile, no more than it takes. */
export const cardsTowards = ({ cards }: Open, deed: Bottom): number =>
  Math.min(cardsNeeded(deed), cards.filter((card) => bottomOf(card) === deed).length);

/** Cards by their places in the pile; with `half` (Evolve under Adaptive), the Evolve card kept whole and then the price of the other. */
export type Paid = Picked<'cards' | 'any', number[]> | Picked<'half', Picked<number, number[]>>;
type PaidWith = Option<'cards' | 'any', number[]> | Option<'half', Picked<number, number[]>>;

function paymentOptions({ cards, evolutions }: Open, deed: Bottom): PaidWith[] {
  const all = cards.map((_, place) => place);
  const fitting = all.filter((place) => bottomOf(cards[place]) === deed);
  const needed = cardsNeeded(deed);
  const price = ADAPTIVE_PRICE[deed];
  const out: PaidWith[] = [];
  if (fitting.length >= needed) out.push(option('cards', someOf.gift(fitting, needed)));
  if (!evolutions.includes('adaptive')) return out;
  // AN-137 One Evolve card and a price for the other.
  if (deed === 'evolve' && fitting.length > 0 && all.length > price) out.push(option('half', oneOf.half(fitting.map(half(all, price)))));
  if (all.length >= price * needed) out.push(option('any', someOf.gift(all, price * needed)));
  return out;
}

const half =
  (all: number[], price: number) =>
  (card: number): Option<number, number[]> =>
    option(
      card,
      someOf.half(
        all.filter((other) => other !== card),
        price,
      ),
    );

export const paymentShape = (open: Open, deed: Bottom): Shape<Paid> => oneOf(paymentOptions(open, deed));

/** Why the Anomaly cannot do this now. Its cards are open, so this is public. Overload always finds tokens, in the supply or on the board. */
export function deedBarred(open: Open, deed: Bottom): WhyNot | null {
  if (deed === 'evolve' && open.evolutions.length === EVOLUTIONS.length) return no('allEvolved'); // AN-114
  return paymentOptions(open, deed).length > 0 ? null : { why: 'cannotPay', deed }; // AN-103
}

/** The special actions it can pay for now. */
export const payableDeeds = (open: Open): Bottom[] => BOTTOMS.filter((deed) => deedBarred(open, deed) === null);
