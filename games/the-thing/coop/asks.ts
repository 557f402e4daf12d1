/** Decisions of the co-operative game, C-02 to C-17. Every hand is open, so nobody is asked who has nothing to decide. */
import { type Ask, compound, confirm, type Interrupt, type Offer, option, type Picked, type Seat } from '@lurk/kernel';
import type { BonusPlay } from '../answers.ts';
import { leader, OPENLY } from '../asks/forms.ts';
import { bonusOffer } from '../asks/resolving.ts';
import type { Place } from '../data/rooms.ts';
import { characters, seatOf, standing, suspicionOf, turnOrder } from '../facts/people.ts';
import type { Analysis } from '../frames.ts';
import { oneOf, someOf } from '../things.ts';
import type { Me, Open, Pawn, TT } from '../types.ts';
import {
  actingIn,
  analysts,
  cancellable,
  type Deal,
  deals,
  dreamer,
  emptiest,
  liveDice,
  mostSuspect,
  places,
  sleeper,
  togetherIn,
} from './facts.ts';
import type { DieFace, Gift, Reroll } from './types.ts';

type While<L, T> = Ask<TT, L, T, never, BonusPlay>;
const acting = ({ open }: { open: Open }): Seat[] => [seatOf(open, actingIn(open))];

/** C-02 The next of one's own Characters, and a place. */
export const placeParty: Ask<TT, { order: Seat[]; left: Pawn[] }, Picked<Pawn, Place>> = {
  kind: 'placeParty',
  who: (_, { order }) => [order[0]],
  decide({ open }, { left }) {
    const [first] = turnOrder(open, left);
    const placed = left.map((pawn) => option(pawn, oneOf.place(places(open))));
    return { shape: oneOf.pawn(placed), fallback: { choice: { pick: first, with: emptiest(open) } } };
  },
  ...OPENLY,
};

/** C-04 Whom the Alien assimilates, or the Threat reaches (TC-037, TC-052, TC-076). */
export const victim: While<{ victims: Pawn[] }, Pawn> = {
  kind: 'victim',
  who: leader,
  decide: ({ open }, { victims }) => ({ shape: oneOf.pawn(victims), fallback: { choice: mostSuspect(open, victims) } }),
  // In 5.2 (TC-057a); in phase 9 nobody is in a room any more.
  offer: bonusOffer(leader),
  ...OPENLY,
};

/** C-06 */
export const rollOrStop: While<unknown, 'roll' | 'stop'> = {
  kind: 'rollOrStop',
  who: leader,
  decide: () => ({ shape: oneOf(['roll', 'stop']), fallback: { choice: 'stop' } }),
  offer: bonusOffer(leader),
  ...OPENLY,
};

/** C-07 */
export const assignDice: While<unknown, Pawn> = {
  kind: 'assignDice',
  who: leader,
  decide({ open }) {
    const all = turnOrder(open, standing(open));
    const lowest = all.toSorted((a, b) => suspicionOf(open, a) - suspicionOf(open, b))[0];
    return { shape: oneOf.pawn(all), fallback: { choice: sleeper(open) ?? lowest } };
  },
  offer: bonusOffer(leader),
  ...OPENLY,
};

/** C-08 Garry rolls one again, Norris and a Flashlight as many as there are. */
export const rerollDice: While<{ rerolls: Reroll[] }, number[] | null> = {
  kind: 'rerollDice',
  who: acting,
  decide({ open }, { rerolls }) {
    const dice = liveDice(open);
    return { shape: someOf.die(dice, 1, rerolls[0] === 'garry' ? 1 : dice.length), mayPass: true, deadline: 'short' };
  },
  offer: bonusOffer(acting),
  ...OPENLY,
};

const FACES: readonly DieFace[] = ['use', 'repair', 'sabotage', 'threat'];
/** C-09 A die that is not cancelled, and the face it shall show. */
export const setDie: While<unknown, Picked<number, DieFace> | null> = {
  kind: 'setDie',
  who: ({ open }) => [seatOf(open, dreamer(open))],
  decide({ open }) {
    const { dice } = togetherIn(open);
    const others = (die: number) => FACES.filter((face) => face !== dice[die].face);
    const set = liveDice(open).map((die) => option(die, oneOf.face(others(die))));
    return { shape: oneOf.die(set), mayPass: true, deadline: 'short' };
  },
  offer: bonusOffer(({ open }) => [seatOf(open, dreamer(open))]),
  ...OPENLY,
};

/** C-10 */
export const cancelDice: While<unknown, number[] | null> = {
  kind: 'cancelDice',
  who: acting,
  decide: ({ open }) => ({ shape: someOf.die(liveDice(open), 1, cancellable(open, actingIn(open))), mayPass: true }),
  offer: bonusOffer(acting),
  ...OPENLY,
};

/** C-11 */
export const partyAct: While<unknown, Deal | null> = {
  kind: 'partyAct',
  who: acting,
  decide: (me) => ({ shape: oneOf.deal(deals(me, actingIn(me.open))), mayPass: true }),
  offer: bonusOffer(acting),
  ...OPENLY,
};

/** C-12 An item of one's own Character, and who gets it: nobody has to agree (TC-068a, RU-83). */
const giving: Offer<TT, unknown, Gift> & Interrupt<TT, Gift> = {
  who: ({ open }) => [...new Set(givers(open).map((pawn) => seatOf(open, pawn)))].sort((a, b) => a - b),
  decide({ open, seat }: Me) {
    const mine = givers(open).filter((pawn) => seatOf(open, pawn) === seat);
    const others = (pawn: Pawn): Pawn[] => characters(open).filter((other) => other !== pawn);
    const items = (pawn: Pawn) => oneOf.item([...new Set(open.people[pawn].up)]);
    const given = mine.map((pawn) => option(pawn, compound({ item: items(pawn), to: oneOf.pawn(others(pawn)) })));
    return { shape: oneOf.pawn(given) };
  },
  by: 'gift',
};
/** Characters with something to give and somebody to give it to. */
export const givers = (open: Open): Pawn[] =>
  characters(open).length > 1 ? characters(open).filter((pawn) => open.people[pawn].up.length > 0) : [];

/** C-17 */
export const endExchange: Ask<TT, unknown, true, never, Gift> = {
  kind: 'endExchange',
  who: leader,
  decide: () => ({ shape: confirm, fallback: { choice: true } }),
  offer: giving,
  keeps: true,
  ...OPENLY,
};

/** C-13 The owners of those who have the means. */
export const partyAnalyst: Ask<TT, { kind: Analysis }, Pawn | null> = {
  kind: 'partyAnalyst',
  who: ({ open }, { kind }) => [...new Set(analysts(open, kind).map((pawn) => seatOf(open, pawn)))].sort((a, b) => a - b),
  decide({ open, seat }, { kind }) {
    const mine = analysts(open, kind).filter((pawn) => seatOf(open, pawn) === seat);
    return { shape: oneOf.pawn(mine), mayPass: true, deadline: 'short' };
  },
  ...OPENLY,
};

/** C-16 */
export const boardParty: Ask<TT, { order: Pawn[] }, 'board' | 'stay'> = {
  kind: 'boardParty',
  who: ({ open }, { order }) => [seatOf(open, order[0])],
  decide: () => ({ shape: oneOf(['board', 'stay']), fallback: { choice: 'board' } }),
  ...OPENLY,
};
