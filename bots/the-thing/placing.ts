/** Phases 4.1 and 4.2: where to go and which card to put there. A hidden Alien goes where people work as well, and likes company. */
import type { Choice, Shape } from '@lurk/kernel';
import {
  ACTIONS,
  type Action,
  AT_RANDOM,
  cardsIn,
  characters,
  type GreenRoom,
  holds,
  inPlace,
  isGreen,
  isOnRed,
  isReady,
  isVehicle,
  type Place,
  plays,
} from '@lurk/the-thing/public';
import { asks, chance, idsOf, pick, weighted } from '../pick.ts';
import { drawn, things } from './choosing.ts';
import { wouldLeave } from './leaving.ts';
import type { Mind } from './mind.ts';
import { hasBonus, isFailing, useful } from './needs.ts';

/** A Human avoids Characters who may be Aliens; a hidden Alien would rather meet somebody. */
const SHYNESS = 1.5;
const COMPANY = 0.5;
/** Against a Revealed Alien numbers help. */
const PROTECTED = { free: 5, even: 4, fewer: 2 };
const DOG = 0.35;
const DOOR = 15;
const HANDS = 0.8;
const LEADER_TOKEN = 0.4;
/** The likelier a room is, the more it is worth: to this power. */
const RESOLVE = 3.5;
/** With so many others on the pile a SABOTAGE is nobody's (8.3). */
const CROWD = 4;
const BOLD = { crowd: 0.5, few: 0.2 };

/** Company in a place: helping hands, and a risk. */
function company(mind: Mind, place: Place): number {
  const { open, me } = mind;
  const there = inPlace(open, place).filter((pawn) => pawn !== me);
  const alone = there.length === 0;
  if (alone) return isGreen(place) && open.rooms[place].dog && !plays(open, me, 'clark') ? DOG : 1;
  const shy = Math.max(0.04, 1 - SHYNESS * mind.says.amongst(there));
  const victims = mind.isAlien && there.some((pawn) => mind.knows.of(pawn) < 0.5);
  return (victims ? Math.max(shy, COMPANY) : shy) * protection(mind, there.length + 1);
}

/** TT-072 How much Force lies on a card everybody sees: who are as many are not taken, who are more are not even stopped. */
function protection({ open }: Mind, together: number): number {
  const most = Math.max(0, ...open.plan);
  return most === 0 ? 1 : together > most ? PROTECTED.free : together === most ? PROTECTED.even : PROTECTED.fewer;
}
/** The Dormitory is never attacked: a good place to wait for a helicopter that has been called; less so while it grows cold outside of it. */
const SHELTER = { needed: 0.5, gone: 1, cold: 3, warm: 14 };
function shelter({ open }: Mind): number {
  if (open.plan.length === 0) return 0;
  if (open.rescue.state === 'waiting' || isFailing(open)) return SHELTER.needed;
  if (open.rescue.state === 'gone') return SHELTER.gone;
  return open.freezing === null ? SHELTER.warm : SHELTER.cold;
}

/** What it would do in this room with this card. */
function appeal(mind: Mind, room: GreenRoom, card: Action): number {
  const { open, me } = mind;
  if (opensTheDoor(mind, room, card)) return DOOR;
  const there = inPlace(open, room).filter((pawn) => pawn !== me).length;
  const done = (action: Action): number =>
    mind.good(action, room) * (hasBonus(room) ? useful(open, action, room, there + 1) : 1 / (1 + 2 * there));
  // All cards go on one pile: a pair of hands is of use with another's card, too.
  const good = done(card) + HANDS * Math.max(done('use'), done('repair'));
  const token = open.leaderToken !== null && 'room' in open.leaderToken && open.leaderToken.room === room ? LEADER_TOKEN : 0;
  return (good + token) * company(mind, room);
}

/** With Keys at a ready vehicle, when it is time. */
const opensTheDoor = (mind: Mind, room: GreenRoom, card: Action): boolean =>
  card === 'use' && isVehicle(room) && isReady(mind.open, room) && holds(mind.open, mind.own, mind.me, 'keys') && wouldLeave(mind);

type Way = { room: GreenRoom; card: Action; weight: number };
type Rest = { room: 'dorm'; weight: number };
/** D-07, D-08, D-10 */
export function places(mind: Mind, shape: Shape): Choice {
  const { open, own, dice } = mind;
  const work = asks(shape, 'work');
  const rooms = work?.t === 'compound' ? things(work.parts.room, 'place').filter(isGreen) : [];
  const cards = work?.t === 'compound' ? things(work.parts.card, 'card') : [];
  const good = ACTIONS.filter((card) => card !== 'sabotage' && own.hand.includes(card));
  const blind = cards.every((card) => card === AT_RANDOM);
  const ways = rooms.flatMap((room) => good.map((card): Way => ({ room, card, weight: appeal(mind, room, card) ** RESOLVE })));
  const best = Math.max(0, ...ways.map(({ weight }) => weight));
  const junk = own.hand.length - own.hand.filter((card) => card !== 'sabotage').length;
  const tired = (good.length === 0 ? 4 : junk > 1 ? 0.4 : 0.15) * Math.max(1, best / 4);
  const rest = company(mind, 'dorm') * (tired + shelter(mind) ** RESOLVE);
  const [way] = weighted<Way | Rest>([...ways, { room: 'dorm', weight: rest }], ({ weight }) => weight, 1, dice);
  if (way.room !== 'dorm') return pick('work', { room: way.room, card: blind ? AT_RANDOM : (puts(mind) ?? way.card) });
  // With a crowd in the Dormitory and nothing to put, a card from the deck will do.
  const special = asks(shape, 'special');
  if (good.length === 0 && inPlace(open, 'dorm').length > 0 && special?.t === 'compound') {
    const free = things(special.parts.room, 'place').filter(isGreen);
    const room = drawn(special.parts.room, { place: (at) => (isGreen(at) ? 0.1 + appeal(mind, at, 'use') : 0.05) }, dice);
    const light = idsOf(special.parts.flashlight).includes('yes') && chance(dice, 0.5) ? 'yes' : 'no';
    if (free.length > 0) return pick('special', { room, flashlight: light });
  }
  return 'sleep';
}

/** A hidden Alien's SABOTAGE, where it may pass for somebody else's. */
function puts({ open, own, isAlien, me, dice }: Mind): Action | null {
  if (!isAlien || !own.hand.includes('sabotage') || isOnRed(open, me)) return null;
  const others = characters(open).filter((pawn) => pawn !== me && (open.people[pawn].at !== 'dorm' || open.people[pawn].standing));
  return chance(dice, others.length >= CROWD ? BOLD.crowd : BOLD.few) ? 'sabotage' : null;
}

/** All it takes to call the helicopter is a USE. */
const calls = ({ rescue, rooms }: Mind['open']): boolean => rescue.state === 'waiting' && rooms.radio.damage === 0;
/** How much each card would be liked: what is of use now, most of all. */
const liked = ({ open, isAlien, dice }: Mind): Record<Action, number> => ({
  use: calls(open) ? 6 : 3,
  repair: open.rescue.state === 'waiting' && open.rooms.radio.damage > 0 ? 5 : 2,
  sabotage: isAlien && chance(dice, 0.5) ? 2.5 : 0.02,
});

/** D-09 A mixed hand, without SABOTAGE. */
export function chooses(mind: Mind, shape: Shape): Choice {
  const worth = liked(mind);
  const value = (mix: string): number => {
    const cards = cardsIn(mix);
    const mixed = new Set(cards).size;
    return (cards.reduce((sum, card) => sum + worth[card], 0) + 2 * mixed) ** 4 * (cards.includes('sabotage') ? worth.sabotage : 1);
  };
  return drawn(shape, { mix: value }, mind.dice);
}
/** D-11 The card that goes on the pile. */
export const keepsCard = (mind: Mind, shape: Shape): Choice => {
  const worth = liked(mind);
  return drawn(shape, { drawn: (card) => worth[card] }, mind.dice);
};
/** D-06, D-39 The card that is of least use. */
export const drops = (mind: Mind, shape: Shape): Choice => {
  const worth = liked(mind);
  return drawn(shape, { card: (card) => (card === AT_RANDOM ? 1 : 1 / worth[card]) }, mind.dice);
};
