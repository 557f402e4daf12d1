/** TT-156 to TT-158 Which action can be resolved where. Public facts only (RU-38): what is in a deck or a bag never counts, only how much. */
import { must } from '@lurk/kernel';
import type { Action } from '../data/cards.ts';
import { BONUS_ROOMS, damageSpaces, type GreenRoom, isGreen, isVehicle, type Place } from '../data/rooms.ts';
import type { Open, Pawn, Pub } from '../types.ts';
import { freeDamage, freeFuel, isReady, lossOf } from './base.ts';
import { inPlace, isStanding, placeOf, turnOrder } from './people.ts';
import { unless, type WhyNot } from './why-not.ts';

/** Why the action cannot be resolved in this place. */
export function actionBarred(pub: Pub, action: Action, place: Place): WhyNot | null {
  if (!isGreen(place)) return 'noActionHere';
  return lossOf(pub.open, place) ?? BARRED[action](pub, place);
}

const BARRED: Record<Action, (pub: Pub, room: GreenRoom) => WhyNot | null> = {
  use: ({ open, sizes }, room) => {
    if (isVehicle(room)) return isReady(open, room) ? null : fuelBarred(open, room, open.depot);
    if (room === 'generator' || room === 'boiler') return fuelBarred(open, room, open.warehouse);
    if (room === 'radio')
      return unless(open.rooms.radio.damage === 0, 'radioDamaged') ?? unless(open.rescue.state === 'waiting', 'sosSent');
    return room === 'weather' ? null : storeBarred({ open, sizes }, room);
  },
  repair: ({ open }, room) => unless(open.rooms[room].damage > 0, 'noDamage'),
  sabotage: ({ open, sizes }, room) => {
    if (damageSpaces(room) > 0) return unless(freeDamage(open, room) > 0, 'noFreeDamageSpace');
    return room === 'weather' ? unless(open.warehouse > 0, 'noFuel') : storeBarred({ open, sizes }, room);
  },
};
export const fuelBarred = (open: Open, room: GreenRoom, store: number): WhyNot | null =>
  unless(freeFuel(open, room) > 0, 'noFreeFuelSpace') ?? unless(store > 0, 'noFuel');
/** Rooms that are of use, and can be sabotaged, as long as there is something in them. */
function storeBarred({ open, sizes }: Pick<Pub, 'open' | 'sizes'>, room: GreenRoom): WhyNot | null {
  if (room === 'kitchen') return unless(open.pantry > 0, 'noFood');
  if (room === 'lab') return unless(sizes.lab > 0, 'bagEmpty');
  return unless((room === 'armory' ? sizes.weapons : sizes.objects) > 0, 'deckEmpty');
}

/** TT-143 The Action card that is being resolved. */
export const flippedCard = ({ flipped }: Open): Action => must(flipped, 'a card turned over');

/** TT-145 Why the card cannot be assigned to this Character. */
export function assignBarred(pub: Pub, action: Action, pawn: Pawn): WhyNot | null {
  const { at } = pub.open.people[pawn];
  if (at === null) return 'notACharacter';
  return unless(isStanding(pub.open, pawn), 'lying') ?? actionBarred(pub, action, at);
}
/** In turn order. */
export const assignable = (pub: Pub, action: Action): Pawn[] =>
  turnOrder(pub.open).filter((pawn) => assignBarred(pub, action, pawn) === null);

/** TT-159, TT-162, TT-164 How often the action is carried out. */
export function repetitions(open: Open, action: Action, pawn: Pawn): number {
  const place = placeOf(open, pawn);
  if (action === 'sabotage' || !isGreen(place) || !BONUS_ROOMS.includes(place)) return 1;
  return Math.max(1, inPlace(open, place).filter((other) => isStanding(open, other)).length);
}

/** TT-284 to TT-285a Why a Fuel or Tools card cannot be played by this Character now. */
export function bonusBarred(open: Open, item: 'fuel' | 'tools', pawn: Pawn): WhyNot | null {
  const { at, standing: stands } = open.people[pawn];
  if (!stands) return 'lying';
  if (at === null || !isGreen(at)) return 'noActionHere';
  return lossOf(open, at) ?? (item === 'fuel' ? fuelBarred(open, at, open.warehouse) : unless(open.rooms[at].damage > 0, 'noDamage'));
}

/** D-31 What the assigned player can do at a vehicle; Keys are their own secret. */
export function vehicleUses(open: Open, pawn: Pawn, hasKeys: boolean): ('fuel' | 'escape' | 'pass')[] {
  if (vehicleBarred(open, pawn, 'fuel', hasKeys) === null) return ['fuel'];
  return vehicleBarred(open, pawn, 'escape', hasKeys) === null ? ['escape', 'pass'] : ['pass'];
}
/** TT-223, TT-294 */
export function vehicleBarred(open: Open, pawn: Pawn, use: 'fuel' | 'escape', hasKeys: boolean): WhyNot | null {
  const { at } = open.people[pawn];
  if (at === null || !isVehicle(at)) return 'noActionHere';
  if (use === 'fuel') return fuelBarred(open, at, open.depot);
  return unless(isReady(open, at), 'vehicleNotReady') ?? unless(hasKeys, 'noKeys');
}
