/** 4.6 and 4.7: D-21 to D-32. Fuel and Tools (D-32) are a standing offer on every question of 4.7 after the fires. */
import { type Ask, compound, type Interrupt, type Offer, option, type Seat } from '@lurk/kernel';
import type { BonusPlay, StationChoice } from '../answers.ts';
import { canPlayBonus, worthTrying } from '../coop/facts.ts';
import type { Action, Item } from '../data/cards.ts';
import type { GreenRoom } from '../data/rooms.ts';
import type { Weather } from '../data/weather.ts';
import { actionBarred, assignable, bonusBarred, flippedCard, vehicleUses } from '../facts/actions.ts';
import { fireArms, firebugs } from '../facts/arms.ts';
import { fuelTargets, isDark } from '../facts/base.ts';
import { holds } from '../facts/items.ts';
import { characterSeats, isStanding, leastSuspicious, pawnsOf, placeOf, roomOf, seatOf, standing, turnOrder } from '../facts/people.ts';
import { mildest } from '../facts/weather.ts';
import type { Acting } from '../frames.ts';
import { number, oneOf } from '../things.ts';
import type { Arm, Me, Pawn, Pub, TT } from '../types.ts';
import { leader, OPENLY, WINDOW } from './forms.ts';

type At = { pawn: Pawn };
const ofPawn = ({ open }: Pub, { pawn }: At): Seat[] => [seatOf(open, pawn)];

/**
 * TT-282, TT-283 While the Leader is asked, every standing Character; while another is asked, that one alone. Offered whether or not they hold the card, and without a prompt (L-10).
 * TC-057a, C-14 In the co-operative game everybody who can play one, no matter who is asked.
 */
export const bonusOffer = <L>(asked: (pub: Pub, at: L) => Seat[]): Offer<TT, L, BonusPlay> & Interrupt<TT, BonusPlay> => ({
  who(pub, at) {
    const { open } = pub;
    const may = open.coop ? canPlayBonus : isStanding;
    const stand = characterSeats(open).filter((seat) => pawnsOf(open, seat).some((pawn) => may(open, pawn)));
    const seats = asked(pub, at);
    return open.coop || seats.includes(open.leader) ? stand : stand.filter((seat) => seats.includes(seat));
  },
  decide: (me) => ({ shape: oneOf.item([...bonusOption(me, 'fuel'), ...bonusOption(me, 'tools')]) }),
  by: 'bonus',
});
function bonusOption({ open, own, seat }: Me, item: 'fuel' | 'tools') {
  const pawns = pawnsOf(open, seat).filter((pawn) => holds(open, own, pawn, item) && bonusBarred(open, item, pawn) === null);
  return pawns.length > 0 ? [option(item, oneOf.pawn(pawns))] : [];
}
type With<L, T> = Ask<TT, L, T, never, BonusPlay>;

/** D-21 */
export const startRescue: Ask<TT, unknown, 'start' | null> = {
  kind: 'startRescue',
  who: ({ open }) => [seatOf(open, leastSuspicious(open))],
  decide: ({ open }) => ({ shape: oneOf(['start']), mayPass: true, fallback: { choice: worthTrying(open) ? 'start' : null } }),
  ...OPENLY,
};

/** D-22 Everybody standing in a room that can burn, armed or not (L-06). */
export const setFire: Ask<TT, unknown, Arm | null> = {
  kind: 'setFire',
  who: ({ open }) => firebugs(open).map((pawn) => seatOf(open, pawn)),
  decide: (me) => ({ shape: oneOf.item(fireArms(me, pawnsOf(me.open, me.seat)[0])), mayPass: true, deadline: 'short' }),
  ...WINDOW,
};

/** RU-75 Where the clock sends a card. */
const DEFAULT_ROOMS: Record<Action, readonly GreenRoom[]> = {
  use: ['boiler', 'generator', 'radio', 'kitchen', 'helipad', 'shed', 'lab', 'weather', 'warehouse', 'armory'],
  repair: ['boiler', 'radio', 'helipad', 'shed', 'generator'],
  sabotage: ['armory', 'weather', 'warehouse', 'lab', 'kitchen', 'shed', 'helipad', 'radio', 'generator', 'boiler'],
};
function defaultAssignment(pub: Pub, action: Action): Pawn {
  const { open } = pub;
  const pawns = assignable(pub, action);
  const first: GreenRoom[] = action === 'repair' && isDark(open) ? ['generator'] : [];
  const rooms = [...first, ...DEFAULT_ROOMS[action]];
  return pawns.toSorted((a, b) => rooms.indexOf(roomOf(open, a)) - rooms.indexOf(roomOf(open, b)))[0];
}

/** D-23 Asked also where one answer is possible: a Fuel or Tools card may change that (TT-283a). */
export const assignCard: With<unknown, Pawn> = {
  kind: 'assignCard',
  who: leader,
  decide: (me) => ({
    shape: oneOf.pawn(assignable(me, flippedCard(me.open))),
    fallback: { choice: defaultAssignment(me, flippedCard(me.open)) },
  }),
  offer: bonusOffer(leader),
  ...OPENLY,
};

/** D-24 */
export const layWhom: With<unknown, Pawn> = {
  kind: 'layWhom',
  who: leader,
  decide(me) {
    const { open } = me;
    const all = turnOrder(open, standing(open));
    const idle = all.filter((pawn) =>
      (['use', 'repair', 'sabotage'] as const).every((action) => actionBarred(me, action, placeOf(open, pawn))),
    );
    return { shape: oneOf.pawn(all), fallback: idle.length > 0 ? { choice: idle[0] } : 'random' };
  },
  offer: bonusOffer(leader),
  ...OPENLY,
};

/** D-25 Before the first card there is no choice (TT-144, RU-43). RU-42 It closes only after a pause. */
export const nextCard: With<{ flips: number }, 'flip' | 'stop'> = {
  kind: 'nextCard',
  who: leader,
  decide: (_, { flips }) => ({
    shape: oneOf<'flip' | 'stop'>(flips === 0 ? ['flip'] : ['flip', 'stop']),
    fallback: { choice: flips === 0 ? 'flip' : 'stop' },
  }),
  offer: bonusOffer(leader),
  show: 'names',
  pace: () => 'window',
};

/** D-26 Asked by how many were drawn, whatever they are. */
export const keepItem: With<At, Item> = {
  kind: 'keepItem',
  who: ofPawn,
  decide: ({ own }) => ({ shape: oneOf.item([...new Set(own.drawn)]), fallback: { choice: own.drawn[0] } }),
  offer: bonusOffer(ofPawn),
  ...OPENLY,
};

/** D-27 For every token, Blood or Failure (L-26). */
export const keepLab: With<At, 'keep' | 'discard'> = {
  kind: 'keepLab',
  who: ofPawn,
  decide: () => ({ shape: oneOf(['keep', 'discard']), deadline: 'short', fallback: { choice: 'keep' } }),
  offer: bonusOffer(ofPawn),
  ...OPENLY,
};

/** D-28 */
export const extraLab: With<At, 'draw' | null> = {
  kind: 'extraLab',
  who: ofPawn,
  decide: () => ({ shape: oneOf(['draw']), mayPass: true, deadline: 'short', fallback: { choice: 'draw' } }),
  offer: bonusOffer(ofPawn),
  ...OPENLY,
};

/** D-29 */
export const repairBy: With<At, number> = {
  kind: 'repairBy',
  who: ofPawn,
  decide: () => ({ shape: number.damage(1, 2), deadline: 'short', fallback: { choice: 2 } }),
  offer: bonusOffer(ofPawn),
  ...OPENLY,
};

export const stationUse: With<{ pawn: Pawn; results: Weather[] }, StationChoice> = {
  kind: 'stationUse',
  who: ofPawn,
  decide({ open }, { results }) {
    const rooms = fuelTargets(open);
    // TT-311 Skipped if impossible, compulsory otherwise.
    const fuel = rooms.length > 0 ? oneOf.place(rooms) : oneOf(['none']);
    return {
      shape: compound({ weather: oneOf.weather(results), fuel }),
      fallback: { choice: { weather: mildest(results, open.players), fuel: rooms[0] ?? 'none' } },
    };
  },
  offer: bonusOffer(ofPawn),
  ...OPENLY,
};

/** D-31 The same dialog with the same wait, Keys or none (L-09). */
export const useVehicle: With<Acting, 'fuel' | 'escape' | 'pass'> = {
  kind: 'useVehicle',
  who: ofPawn,
  decide({ open, own }, { pawn }) {
    const uses = vehicleUses(open, pawn, holds(open, own, pawn, 'keys'));
    return { shape: oneOf(uses), deadline: 'short', fallback: { choice: uses.includes('fuel') ? 'fuel' : 'pass' } };
  },
  offer: bonusOffer(ofPawn),
  show: 'names',
  pace: () => 'window',
};
