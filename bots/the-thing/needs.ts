/** What the base needs (8.2): how much good or harm one more action would do in a room. Read off the table, so that all agree. */
import {
  type Action,
  actionBarred,
  BONUS_ROOMS,
  boilerDestroyed,
  climateOf,
  freeFuel,
  fuelSpaces,
  type GreenRoom,
  isDark,
  isReady,
  isVehicle,
  type Open,
  type Place,
  type Pub,
  type Vehicle,
  WEATHERS,
} from '@lurk/the-thing/public';

/** The most fuel the next weather can cost. */
const worst = ({ players }: Open, room: 'boiler' | 'generator'): number =>
  Math.max(...WEATHERS.map((weather) => climateOf(weather, players)[room]));

/** Repairs and fuel a vehicle still lacks. */
export const missing = (open: Open, room: Vehicle): number => open.rooms[room].damage + freeFuel(open, room);

/** Fuel that does not last is the most pressing; a full tank needs none. */
function heating(open: Open, room: 'boiler' | 'generator', pressing: number): number {
  const spare = open.rooms[room].fuel - worst(open, room);
  return spare < 0 ? pressing : spare === 0 ? pressing / 2 : spare === 1 ? pressing / 5 : 0.3;
}
/** The nearer a way out, the better. */
const nearing = (open: Open, room: Vehicle): number => 0.8 + 4 / Math.max(1, missing(open, room));
const calling = ({ rooms, rescue }: Open): number => (rescue.state === 'waiting' ? 14 + 9 / Math.max(1, rooms.radio.damage) : 0);

const USES: Record<GreenRoom, (open: Open) => number> = {
  boiler: (open) => heating(open, 'boiler', 7),
  generator: (open) => (isDark(open) ? 0.5 : heating(open, 'generator', 2.5)),
  radio: calling,
  helipad: (open) => nearing(open, 'helipad'),
  shed: (open) => nearing(open, 'shed'),
  kitchen: ({ kitchen, starving }) => (kitchen > 0 || starving ? 0 : 0.7),
  lab: ({ rescue }) => (rescue.state === 'waiting' ? 4 : 7),
  warehouse: () => 2,
  // A fire gives warmth (TT-274), and it takes a Weapon.
  armory: ({ pool, freezing }) => (freezing !== null ? 12 : pool > 0 ? 2 : 0.8),
  weather: (open) => 1 + heating(open, 'boiler', 2),
};
const REPAIRS: Partial<Record<GreenRoom, (open: Open) => number>> = {
  boiler: ({ rooms }) => 4 * rooms.boiler.damage,
  generator: (open) => (isDark(open) ? 3.5 : 1),
  radio: calling,
  helipad: (open) => nearing(open, 'helipad'),
  shed: (open) => nearing(open, 'shed'),
};
const HARMS: Record<GreenRoom, (open: Open) => number> = {
  boiler: ({ rooms }) => 3 + 4 * rooms.boiler.damage,
  generator: ({ rooms }) => 2 + 2 * rooms.generator.damage,
  radio: (open) => calling(open) / 2,
  helipad: (open) => nearing(open, 'helipad'),
  shed: (open) => nearing(open, 'shed'),
  kitchen: ({ starving }) => (starving ? 0 : 1),
  lab: () => 1.2,
  warehouse: () => 0.8,
  armory: () => 0.4,
  weather: () => 0.6,
};

/** The good an action does here, or for a SABOTAGE the harm; nothing where it cannot be resolved. */
export function effect(pub: Pub, action: Action, place: Place): number {
  if (actionBarred(pub, action, place) !== null || place === 'dorm' || place === 'rec') return 0;
  if (action === 'sabotage') return HARMS[place](pub.open);
  if (action === 'repair') return REPAIRS[place]?.(pub.open) ?? 0;
  // A ready vehicle takes no fuel: what a USE is worth there hangs on who gets it.
  return isVehicle(place) && isReady(pub.open, place) ? 0 : USES[place](pub.open);
}
/** How much is done at once there: what is repaired or fuelled by several must be lacking, too. */
export function useful(open: Open, action: Action, room: GreenRoom, times: number): number {
  const most = action === 'repair' ? open.rooms[room].damage : fuelSpaces(room) > 0 ? freeFuel(open, room) : times;
  return room === 'radio' && action === 'use' ? 1 : Math.min(times, Math.max(1, most));
}
export const hasBonus = (place: Place): boolean => BONUS_ROOMS.some((room) => room === place);

/** 8.3 (b) Heat that will not last. */
export const isFailing = (open: Open): boolean => !boilerDestroyed(open) && (open.rooms.boiler.fuel <= 2 || open.rooms.boiler.damage > 0);
