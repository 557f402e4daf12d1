/** The base (2.2): rooms, what they hold and what a Character can go to. There is no adjacency (2.3). */
import { isOneOf } from '@lurk/kernel';
import { TUNABLE } from './tunable.ts';

/** In board order: whatever falls back on an order falls back on this one. */
export const GREEN_ROOMS = ['armory', 'helipad', 'boiler', 'radio', 'warehouse', 'shed', 'generator', 'kitchen', 'lab', 'weather'] as const;
/** Active rooms, for Characters, Revealed Aliens and Dogs. */
export type GreenRoom = (typeof GREEN_ROOMS)[number];
/** Where a figure can be: the Dormitory and the Rec Room take Characters only, as many as come. */
export type Place = GreenRoom | 'dorm' | 'rec';
export const PLACES: readonly Place[] = [...GREEN_ROOMS, 'dorm', 'rec'];
/** What has a Location card, and so can be attacked or get a Dog. */
export type Location = GreenRoom | 'kennel';
export const LOCATIONS: readonly Location[] = [...GREEN_ROOMS, 'kennel'];

export const isGreen = (place: Place | Location): place is GreenRoom => isOneOf(GREEN_ROOMS, place);

/** TT-010, TT-085 Characters a green room takes in 4.2. */
export const CAPACITY = 3;

const FUEL_SPACES: Partial<Record<GreenRoom, number>> = {
  helipad: TUNABLE.helipad.fuel,
  boiler: 4,
  shed: TUNABLE.shed.fuel,
  generator: 4,
};
export const DAMAGE_SPACES: Partial<Record<GreenRoom, number>> = {
  helipad: TUNABLE.helipad.damage,
  boiler: 3,
  radio: TUNABLE.radio.damage,
  shed: TUNABLE.shed.damage,
  generator: 2,
};
export const fuelSpaces = (room: Place): number => (isGreen(room) ? (FUEL_SPACES[room] ?? 0) : 0);
export const damageSpaces = (room: Place): number => (isGreen(room) ? (DAMAGE_SPACES[room] ?? 0) : 0);
/** All damage tokens: as many as spaces; those in no room are in the HQ (TT-040, TT-316). */
export const DAMAGE_TOKENS = 20;

/** TT-164 */
export const BONUS_ROOMS: readonly GreenRoom[] = ['helipad', 'boiler', 'radio', 'shed', 'generator', 'lab'];

/** The rooms of the base's own vehicles: the base Helicopter and the Snowcat. */
export const VEHICLES = ['helipad', 'shed'] as const;
export type Vehicle = (typeof VEHICLES)[number];
export const isVehicle = (place: Place): place is Vehicle => isOneOf(VEHICLES, place);
/** What one can escape in. */
export const EXITS = [...VEHICLES, 'rescue'] as const;
export type Exit = (typeof EXITS)[number];

export const DOGS = 4;
