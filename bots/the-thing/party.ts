/** The co-operative bot (8.5): a quick escape in a base vehicle; dice are cancelled by the Character farthest from the Threat. */

import { type Choice, type Decision, type Dice, must, type View } from '@lurk/kernel';
import {
  actingIn,
  characters,
  type DieFace,
  inPlace,
  type Pawn,
  type Place,
  pawnsOf,
  sleeper,
  suspicionOf,
  type TT,
  togetherIn,
} from '@lurk/the-thing/public';
import { anyAnswer, asks, idsOf, pick } from '../pick.ts';
import { liking, things } from './choosing.ts';
import { holdsKeys, isPerilous, keysHolder, room, useful, vehicle, wanted } from './party-plan.ts';

type Seen = View<TT>;
type Answer = (view: Seen, decision: Decision, dice: Dice) => Choice;

/** With so much Force in the pool an escape is more likely stopped than not. */
const DAUNTING = 8;

/** Who of ours goes next, and where they are wanted. */
const place: Answer = ({ open }, { shape }) => {
  const mine = things(shape, 'pawn');
  const places = things(must(asks(shape, mine[0]), 'a place to choose'), 'place').filter((at) => at !== 'kennel');
  const there = (at: Place): number => inPlace(open, at).length;
  for (const [at, count] of wanted(open)) {
    if (!places.includes(at) || there(at) >= count || (count === 1 && isPerilous(open, at))) continue;
    return pick(fittest(open, mine, at), at);
  }
  const safe = places.filter((at) => !isPerilous(open, at) && there(at) === 0);
  return pick(mine[0], safe[0] ?? places[0]);
};
/** The holder of the Keys goes to the vehicle; the Character nearest to the Threat sleeps, the one farthest from it works. */
function fittest(open: Seen['open'], mine: readonly Pawn[], at: Place): Pawn {
  const byRoom = mine.toSorted((a, b) => room(open, b) - room(open, a));
  if (at === vehicle(open)) return byRoom.find((pawn) => holdsKeys(open, pawn)) ?? byRoom[0];
  const others = byRoom.filter((pawn) => !holdsKeys(open, pawn));
  return (at === 'dorm' ? others.at(-1) : others[0]) ?? byRoom[0];
}

const isBad = (face: DieFace): boolean => face === 'sabotage' || face === 'threat';
const faces = ({ open }: Seen): DieFace[] => togetherIn(open).dice.flatMap(({ face, cancelled }) => (cancelled ? [] : [face]));
/** How well the dice on the table would do in these hands. */
function prospect(view: Seen, pawn: Pawn): number {
  const helps = useful(view.open, pawn);
  if (helps.length === 0) return -1;
  const rolled = faces(view);
  if (rolled.length === 0) return room(view.open, pawn);
  const bad = rolled.filter(isBad).length;
  const good = helps.some((face) => rolled.includes(face));
  return (good ? 10 : 0) - 3 * bad + room(view.open, pawn) - (bad > room(view.open, pawn) ? 8 : 0);
}

const rollOrStop: Answer = (view) => {
  const able = characters(view.open).filter((pawn) => useful(view.open, pawn).length > 0 && room(view.open, pawn) > -1);
  return able.length > 0 ? 'roll' : 'stop';
};
const assign: Answer = (view, { shape }, dice) => liking(shape, { pawn: (pawn) => prospect(view, pawn) }, dice);

/** Who must act makes a bad die a good one, if that is what it takes. */
const setDie: Answer = (view, { shape }) => {
  const { open } = view;
  const acting = actingIn(open);
  const [face] = useful(open, acting);
  if (!face || sleeper(open) === acting) return null;
  const rolled = faces(view);
  const bad = things(shape, 'die').filter((die) => isBad(togetherIn(open).dice[die].face));
  const enough = rolled.includes(face) && bad.length <= room(open, acting);
  if (enough || bad.length - 1 > room(open, acting)) return null;
  return bad.length > 0 ? pick(bad[0], face) : pick(things(shape, 'die')[0], face);
};

/** All bad dice or none: one that is left loses the action all the same. */
const cancel: Answer = (view) => {
  const { open } = view;
  const acting = actingIn(open);
  const bad = togetherIn(open).dice.flatMap(({ face, cancelled }, die) => (!cancelled && isBad(face) ? [die] : []));
  const worth = useful(open, acting).some((face) => faces(view).includes(face));
  return bad.length > 0 && worth && bad.length <= room(open, acting) ? bad : null;
};

const act: Answer = ({ open }, { shape }) => {
  const can = things(shape, 'deal');
  if (can.includes('escape')) return open.pool < DAUNTING || characters(open).length < 3 ? 'escape' : null;
  return useful(open, actingIn(open)).find((face) => can.includes(face)) ?? null;
};

const LIKED: Readonly<Record<string, number>> = {
  keys: 9,
  flamethrower: 8,
  fuel: 6,
  tools: 5,
  firearm: 5,
  melee: 4,
  dynamite: 3,
  flashlight: 2,
};
const keep: Answer = (_, { shape }, dice) => liking(shape, { item: (item) => LIKED[item] ?? 0 }, dice);

/** Against more Force than Characters: drive it off, or be elsewhere. */
const arm: Answer = ({ open }, { shape }, dice) => {
  const strongest = open.force.toSorted((a, b) => b.force - a.force).find(({ room: at }) => inPlace(open, at).length > 0);
  if (!strongest || strongest.force < inPlace(open, strongest.room).length) return null;
  const deed = idsOf(shape).includes('attack') ? 'attack' : 'avoid';
  const more = asks(shape, deed);
  return more ? pick(deed, anyAnswer(more, dice)) : null;
};
const avoid: Answer = ({ open, seat }, { shape }, dice) => {
  const near = pawnsOf(open, must(seat, 'a seat')).some((pawn) => suspicionOf(open, pawn) + 1 === togetherIn(open).threat);
  return near ? anyAnswer(shape, dice) : null;
};

/** The holder of the Keys is spared first, then the Character farthest from the Threat. */
const victim: Answer = ({ open }, { shape }, dice) =>
  liking(shape, { pawn: (pawn) => (holdsKeys(open, pawn) ? -9 : -room(open, pawn)) }, dice);
const rescue: Answer = ({ open }) => (open.pool < DAUNTING || characters(open).length < 3 ? 'start' : null);

const ANSWERS: Readonly<Record<string, Answer>> = {
  placeParty: place,
  rollOrStop,
  assignDice: assign,
  setDie,
  cancelDice: cancel,
  rerollDice: (view, { shape }) => {
    const bad = togetherIn(view.open).dice.flatMap(({ face }, die) => (isBad(face) ? [die] : []));
    return shape.t === 'someOf' && bad.length > 0 ? bad.slice(0, shape.max) : null;
  },
  partyAct: act,
  keepItem: keep,
  weaponVsAlien: arm,
  avoidEncounter: avoid,
  alienChoice: victim,
  victim,
  startRescue: rescue,
  partyAnalyst: () => null,
};

export const partyDecides: Answer = (view, decision, dice) => {
  const answer = ANSWERS[decision.kind];
  if (answer) return answer(view, decision, dice);
  const { fallback, mayPass, shape } = decision;
  if (typeof fallback === 'object' && 'choice' in fallback) return fallback.choice;
  return mayPass ? null : anyAnswer(shape, dice);
};

/** Actions no question asks for: Fuel and Tools at the vehicle, and the Keys handed to the Character farthest from the Threat. */
export const partyTakes: Answer = (view, { kind, shape }) => {
  const { open } = view;
  if (kind === 'endExchange') return handOver(view);
  for (const item of ['tools', 'fuel'] as const) {
    const more = asks(shape, item);
    const [pawn] = more ? things(more, 'pawn').filter((holder) => open.people[holder].at === vehicle(open)) : [];
    if (pawn !== undefined) return pick(item, pawn);
  }
  return null;
};
function handOver({ open, seat }: Seen): Choice {
  const holder = keysHolder(open);
  if (holder === undefined || open.people[holder].seat !== seat) return null;
  const [best] = characters(open).toSorted((a, b) => room(open, b) - room(open, a));
  return room(open, best) > room(open, holder) + 1 ? pick(holder, { item: 'keys', to: best }) : null;
}
