/** The Sub-Actions of a Victim (VI-042): they cost no AP and may be taken between the points of a Run. */
import { keysOf, must, option, type Picked } from '@lurk/kernel';
import type { CharacterId } from '../data/characters.ts';
import { type Equipment, HAMMER_TOKENS, type Item, isEquipment, type SingleUse } from '../data/items.ts';
import type { Side, Stack } from '../data/tiles.ts';
import { canEnter } from '../facts/bunker.ts';
import { freeSlots, kindsIn } from '../facts/hands.ts';
import { blockedSides, tileUnder } from '../facts/map.ts';
import { mayStop } from '../facts/moves.ts';
import { inRange, isCritical, isStanding, named } from '../facts/people.ts';
import { stacksLeft } from '../facts/placing.ts';
import { unless, type WhyNot } from '../facts/why-not.ts';
import { oneOf } from '../things.ts';
import type { Victim } from '../types.ts';
import type { Acting, Deeds } from './deed.ts';
import { shotBarred } from './shots.ts';

/** What is said with the name of each. */
export type SubGiven = {
  enter: null;
  pickUp: null;
  give: Picked<CharacterId, Item>;
  aidbox: CharacterId;
  flashlight: Stack;
  pistol: null;
  hammer: Side;
  equip: Equipment;
  takeOff: Equipment;
};
export type SubId = keyof SubGiven;

/** VI-165, VI-106 */
const receivers = ({ pub, victim }: Acting): Victim[] =>
  inRange(pub.open, victim).filter((other) => other.character !== victim.character && isStanding(other));
/** VI-220, VI-221a */
const patients = ({ pub, victim }: Acting): Victim[] => inRange(pub.open, victim).filter(({ wounds }) => wounds > 0);
const equipmentIn = ({ hand }: Acting): Equipment[] => hand.filter(isEquipment);

/** VI-091 to VI-093, VI-057a, VI-104, VI-105 */
function pickUpBarred({ pub, victim }: Acting): WhyNot | null {
  const { herb, box } = tileUnder(pub.open, victim.at);
  const { running } = pub.open;
  if (!herb && !box) return 'nothingHere';
  if (herb && victim.wounds === 0) return 'notWounded';
  return unless(running === null || mayStop(running), 'pointFirst');
}
const held = ({ hand }: Acting, item: SingleUse): WhyNot | null => unless(hand.includes(item), 'notHeld');

const SUB: Deeds<SubGiven> = {
  /** VI-161 */
  enter: {
    barred: ({ pub, victim }) => unless(canEnter(pub.open, victim), 'bunkerClosed'),
    option: () => 'enter',
  },
  pickUp: {
    barred: pickUpBarred,
    option: () => 'pickUp',
  },
  /** VI-165 to VI-167 */
  give: {
    barred: (acting) => (acting.hand.length === 0 ? 'noCardInHand' : unless(receivers(acting).length > 0, 'nobodyInRange')),
    option: (acting) => {
      const cards = oneOf.item(kindsIn(acting.hand));
      const whom = named(receivers(acting)).map((other) => option(other, cards));
      return option('give', oneOf.victim(whom));
    },
  },
  /** VI-220, VI-170 */
  aidbox: {
    barred: (acting) => held(acting, 'aidbox') ?? unless(patients(acting).length > 0, 'nobodyWounded'),
    option: (acting) => option('aidbox', oneOf.victim(named(patients(acting)))),
  },
  /** VI-225, VI-225a */
  flashlight: {
    barred: (acting) => held(acting, 'flashlight') ?? unless(stacksLeft(acting.pub).length > 0, 'noTilesLeft'),
    option: ({ pub }) => option('flashlight', oneOf.stack(stacksLeft(pub))),
  },
  /** VI-227, VI-228 */
  pistol: {
    barred: (acting) => held(acting, 'pistol') ?? shotBarred(acting),
    option: () => 'pistol',
  },
  /** VI-229, VI-230 */
  hammer: {
    barred: (acting) => {
      const { open } = acting.pub;
      const lying = open.bridges.filter(({ by }) => by === 'hammer').length;
      const none = unless(blockedSides(open, must(acting.victim.at)).length > 0, 'noObstacle');
      return held(acting, 'hammer') ?? unless(lying < HAMMER_TOKENS, 'noHammerToken') ?? none;
    },
    option: ({ pub, victim }) => option('hammer', oneOf.side(blockedSides(pub.open, must(victim.at)))),
  },
  /** VI-171 */
  equip: {
    barred: (acting) => (equipmentIn(acting).length === 0 ? 'notHeld' : unless(freeSlots(acting.victim) > 0, 'bothSlotsFull')),
    option: (acting) => option('equip', oneOf.item(equipmentIn(acting))),
  },
  /** VI-172 */
  takeOff: {
    barred: ({ victim }) => unless(victim.worn.length > 0, 'nothingWorn'),
    option: ({ victim }) => option('takeOff', oneOf.worn(victim.worn)),
  },
};

/** In the order in which they are offered. */
const SUB_IDS: readonly SubId[] = keysOf(SUB);
/** VI-101 What a Critically Injured Victim can still do. */
const WHILE_CRITICAL: readonly SubId[] = ['pickUp', 'aidbox'];

/** Why a Victim cannot take this Sub-Action now; null if it can. */
export function subBarred(acting: Acting, id: SubId): WhyNot | null {
  if (isCritical(acting.victim) && !WHILE_CRITICAL.includes(id)) return 'critical';
  return SUB[id].barred(acting);
}
export const subOptions = (acting: Acting) => SUB_IDS.filter((id) => subBarred(acting, id) === null).map((id) => SUB[id].option(acting));
