/** Decisions 19, 20 and 21: what an Event asks of all whom it touches, at the same time; for all of one's Victims in one answer (VI-244a). */
import { type Ask, compound, option, type Picked, type Shape } from '@lurk/kernel';
import type { HailChoice, PayChoice, StressChoice } from '../answers.ts';
import type { Stat } from '../data/characters.ts';
import type { EventCard } from '../data/events.ts';
import type { Equipment } from '../data/items.ts';
import { seatsOf } from '../facts/asked.ts';
import { canPayWithCard, hailTakes, leastMissed, payersOf, stressed, stressOf, touched } from '../facts/events.ts';
import { handSeen, type Slot, slotsOf } from '../facts/hands.ts';
import { oneOf, someOf } from '../things.ts';
import type { Me, Pub, VI, Victim } from '../types.ts';
import { TOGETHER } from './forms.ts';

/** One part for each of one's Victims that is concerned. */
const forEach = <T>({ seat }: Me, victims: readonly Victim[], part: (victim: Victim) => Shape<T>): Shape<Record<string, T>> =>
  compound(Object.fromEntries(victims.filter((victim) => victim.seat === seat).map((victim) => [victim.character, part(victim)])));

const payers = (pub: Pub, card: EventCard): Victim[] => payersOf(pub.open, card).filter((victim) => canPayWithCard(pub, victim));
type Payment = Slot | Picked<'worn', Equipment> | 'wound';
const worn = (victim: Victim) => (victim.worn.length > 0 ? [option('worn', oneOf.worn(victim.worn))] : []);
/** By the clock: any card of the hand; with equipment alone the first Wound, but not the second. */
function paidByClock(me: Me, victim: Victim): Shape<Payment> {
  const hand = handSeen(me, victim.character);
  if (hand.length > 0) return oneOf.slot(slotsOf(hand));
  return victim.wounds === 0 ? oneOf(['wound']) : oneOf(worn(victim));
}
/** 19 (VI-245 to VI-247) */
export const eventPay: Ask<VI, { card: EventCard }, PayChoice> = {
  kind: 'eventPay',
  who: (pub, { card }) => seatsOf(payers(pub, card)),
  decide: (me, { card }) => ({
    shape: forEach(me, payers(me, card), (victim) => oneOf.slot(slotsOf(handSeen(me, victim.character)), [...worn(victim), 'wound'])),
    fallback: { anyOf: forEach(me, payers(me, card), (victim) => paidByClock(me, victim)) },
  }),
  ...TOGETHER,
};

const hailed = (pub: Pub): Victim[] => touched(pub.open).filter((victim) => hailTakes(pub, victim) > 0);
/** 20 (VI-255) The clock discards at random. */
export const hailDiscard: Ask<VI, unknown, HailChoice> = {
  kind: 'hailDiscard',
  who: (pub) => seatsOf(hailed(pub)),
  decide: (me) => ({
    shape: forEach(me, hailed(me), (victim) => someOf.slot(slotsOf(handSeen(me, victim.character)), hailTakes(me, victim))),
    fallback: 'random',
  }),
  ...TOGETHER,
};

/** 21 (VI-259, VI-260) The statistics to lower; one that must fall in any case is not asked for. */
export const stressPick: Ask<VI, unknown, StressChoice> = {
  kind: 'stressPick',
  who: ({ open }) => seatsOf(stressed(open)),
  decide(me) {
    const byClock = (victim: Victim): Stat[] => {
      const { among, count } = stressOf(victim);
      return leastMissed(victim, among, count);
    };
    const own = stressed(me.open).filter(({ seat }) => seat === me.seat);
    return {
      shape: forEach(me, stressed(me.open), (victim) => {
        const { among, count } = stressOf(victim);
        return someOf.stat(among, count);
      }),
      fallback: { choice: Object.fromEntries(own.map((victim) => [victim.character, byClock(victim)])) },
    };
  },
  ...TOGETHER,
};
