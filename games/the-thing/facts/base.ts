/** What follows from the board: all of it public, none of it stored. */
import { must } from '@lurk/kernel';
import { FIRE_TOKENS } from '../data/cards.ts';
import {
  CAPACITY,
  DAMAGE_TOKENS,
  DOGS,
  damageSpaces,
  fuelSpaces,
  GREEN_ROOMS,
  type GreenRoom,
  isGreen,
  LOCATIONS,
  type Location,
  type Place,
  type Vehicle,
} from '../data/rooms.ts';
import { columnOf, HAND_LIMIT, STARVING_HAND_LIMIT } from '../data/setup.ts';
import { type Climate, climateOf } from '../data/weather.ts';
import type { Open } from '../types.ts';
import { inPlace } from './people.ts';
import { unless, type WhyNot } from './why-not.ts';

/** TT-056, TT-057 The Blackout token is there as long as both damage spaces are full. */
export const isDark = ({ rooms }: Open): boolean => rooms.generator.damage >= damageSpaces('generator');
/** TT-059 For good: nothing repairs it any more. */
export const boilerDestroyed = ({ rooms }: Open): boolean => rooms.boiler.damage >= damageSpaces('boiler');
/** TT-018, TT-060, TT-273 Burnt or removed from play. */
export const isLost = (open: Open, room: GreenRoom): boolean => open.rooms[room].burnt || (room === 'boiler' && boilerDestroyed(open));
/** TT-010, TT-085 Why no Character can be placed there now; nobody chooses the Rec Room or the Kennel. */
export function roomBarred(open: Open, place: Place | Location): WhyNot | null {
  if (place === 'rec') return 'comeBackThere';
  if (place === 'kennel') return 'onlyDogs';
  if (place === 'dorm') return null;
  return lossOf(open, place) ?? unless(inPlace(open, place).length < CAPACITY, 'roomFull');
}
/** TT-018, TT-060, TT-273 */
export const lossOf = (open: Open, room: GreenRoom): WhyNot | null =>
  unless(!open.rooms[room].burnt, 'roomLost') ?? unless(!isLost(open, room), 'boilerDestroyed');
export const accessibleRooms = (open: Open): GreenRoom[] => GREEN_ROOMS.filter((room) => roomBarred(open, room) === null);

export const freeFuel = (open: Open, room: GreenRoom): number => (isLost(open, room) ? 0 : fuelSpaces(room) - open.rooms[room].fuel);
export const freeDamage = (open: Open, room: GreenRoom): number => damageSpaces(room) - open.rooms[room].damage;
/** TT-311 Rooms that Warehouse fuel can be put in, in the order of D-30's default. */
export const fuelTargets = (open: Open): GreenRoom[] =>
  (['boiler', 'generator', 'helipad', 'shed'] as const).filter((room) => open.warehouse > 0 && freeFuel(open, room) > 0);
/** TT-224 */
export const isReady = (open: Open, vehicle: Vehicle): boolean =>
  !open.rooms[vehicle].burnt && open.rooms[vehicle].damage === 0 && open.rooms[vehicle].fuel === fuelSpaces(vehicle);

/** H-27 The Location deck: every room that is left, and the Kennel while a Dog is in it (TT-073, TT-201, TT-315). */
export const locationDeck = (open: Open): Location[] => LOCATIONS.filter((room) => attackBarred(open, room) === null);
/** TT-073 Why no Force can be sent there. */
export function attackBarred(open: Open, place: Place | Location): WhyNot | null {
  if (place === 'rec' || place === 'dorm') return 'neverAttacked';
  return place === 'kennel' ? unless(open.kennel > 0 && !open.options.simpleKennel, 'kennelEmpty') : lossOf(open, place);
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
/** The Alien Force in a room that is attacked. */
export const attackIn = ({ force }: Open, room: Location): Open['force'][number] =>
  must(
    force.find((attack) => attack.room === room),
    `Alien Force in ${room}`,
  );
export const forceIn = ({ force }: Open, room: Place | Location): number => force.find((attack) => attack.room === room)?.force ?? 0;
/** Force in play: in the pool, on cards and in the base. */
export const forceInPlay = ({ pool, plan, force }: Open): number => pool + sum(plan) + sum(force.map((attack) => attack.force));
/** TT-138 What is left of it. */
export const forceReserve = (open: Open): number => columnOf(open.players).forceCap - forceInPlay(open);
/** TT-316 */
export const damageInHq = ({ rooms }: Open): number => DAMAGE_TOKENS - sum(GREEN_ROOMS.map((room) => rooms[room].damage));
export const dogsInRooms = ({ rooms }: Open): number => GREEN_ROOMS.filter((room) => rooms[room].dog).length;
export const dogsGone = (open: Open): number => DOGS - dogsInRooms(open) - open.kennel - open.dogsAside;

/** TT-277 */
const fireTokens = ({ rooms }: Open): number => FIRE_TOKENS - GREEN_ROOMS.filter((room) => rooms[room].burnt).length;
/** TT-276, TT-276a, TT-277 Why this place cannot be set on fire. */
export const burnBarred = (open: Open, place: Place | null): WhyNot | null =>
  place === null || !isGreen(place) ? 'cannotBurn' : (lossOf(open, place) ?? unless(fireTokens(open) > 0, 'noFireToken'));
export const canBurn = (open: Open, place: Place | null): place is GreenRoom => burnBarred(open, place) === null;

/** TT-076 */
export const handLimit = ({ starving }: Open): number => (starving ? STARVING_HAND_LIMIT : HAND_LIMIT);
export const climate = ({ weather, players }: Open): Climate => climateOf(must(weather, 'weather'), players);

/** TT-244 All three ways out are gone, for everybody to see. */
export const noWayOut = ({ rooms, rescue }: Open): boolean =>
  rooms.helipad.burnt && rooms.shed.burnt && (rescue.state === 'gone' || (rescue.state === 'waiting' && rooms.radio.burnt));
