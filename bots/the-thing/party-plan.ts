/** What a party of co-operating Characters is after (8.5): read off the board alone, so that all who help agree without a word. */
import {
  characters,
  type DieFace,
  fuelSpaces,
  type GreenRoom,
  inPlace,
  isReady,
  isStanding,
  type Open,
  type Pawn,
  type Place,
  suspicionOf,
  togetherIn,
  VEHICLES,
  type Vehicle,
} from '@lurk/the-thing/public';
import { TUNABLE } from '@lurk/the-thing/reckoning';

export const holdsKeys = ({ people }: Open, pawn: Pawn): boolean => people[pawn].up.includes('keys');
export const keysHolder = (open: Open): Pawn | undefined => characters(open).find((pawn) => holdsKeys(open, pawn));

/** The vehicle that is nearest to ready: repairs and fuel still missing. */
const missing = ({ rooms }: Open, room: Vehicle): number => rooms[room].damage + fuelSpaces(room) - rooms[room].fuel;
export const vehicle = (open: Open): Vehicle | undefined =>
  VEHICLES.filter((room) => !open.rooms[room].burnt).toSorted((a, b) => missing(open, a) - missing(open, b))[0];

/** Fuel that lasts for the weather to come. */
const short = ({ rooms }: Open, room: 'boiler' | 'generator', least: number): boolean => rooms[room].damage > 0 || rooms[room].fuel < least;

/** How many Characters are wanted where, the most pressing first. */
export function wanted(open: Open): [room: GreenRoom | 'dorm', count: number][] {
  const car = vehicle(open);
  const few = characters(open).length < 4;
  const wants: [GreenRoom | 'dorm', number][] = [];
  if (car) wants.push([car, keysHolder(open) === undefined || few ? 2 : 3]);
  if (keysHolder(open) === undefined) wants.push(['warehouse', few ? 1 : 2]);
  if (open.freezing === null && short(open, 'boiler', 2)) wants.push(['boiler', 1]);
  wants.push(['dorm', 1]);
  if (short(open, 'generator', 1)) wants.push(['generator', 1]);
  if (!car) wants.push(['radio', 3]);
  wants.push(['armory', 1], ['warehouse', 2], ['kitchen', 1]);
  return wants;
}

/** Spaces a disc can still move without entering the Threat's. */
export function room(open: Open, pawn: Pawn): number {
  const disc = suspicionOf(open, pawn);
  const { threat } = togetherIn(open);
  return disc < threat ? threat - disc - 1 : TUNABLE.suspicion.last - disc;
}

/** Which face would help this Character where it stands, the best first. */
export function useful(open: Open, pawn: Pawn): Extract<DieFace, 'use' | 'repair'>[] {
  const at = open.people[pawn].at;
  if (at === null || !isStanding(open, pawn)) return [];
  return (WORTH[at] ?? (() => []))(open, pawn);
}
type Worth = (open: Open, pawn: Pawn) => ('use' | 'repair')[];
const drive: (at: Vehicle) => Worth = (at) => (open, pawn) => {
  if (isReady(open, at)) return holdsKeys(open, pawn) ? ['use'] : [];
  const { damage, fuel } = open.rooms[at];
  return [...(damage > 0 ? (['repair'] as const) : []), ...(fuel < fuelSpaces(at) && open.depot > 0 ? (['use'] as const) : [])];
};
const heat: (at: 'boiler' | 'generator') => Worth = (at) => (open) => {
  const { damage, fuel } = open.rooms[at];
  return [...(damage > 0 ? (['repair'] as const) : []), ...(fuel < 3 && open.warehouse > 0 ? (['use'] as const) : [])];
};
const WORTH: Partial<Record<Place, Worth>> = {
  shed: drive('shed'),
  helipad: drive('helipad'),
  boiler: heat('boiler'),
  generator: heat('generator'),
  warehouse: (open) => (keysHolder(open) === undefined ? ['use'] : []),
  radio: ({ rooms, rescue }) => (rescue.state !== 'waiting' ? [] : rooms.radio.damage > 0 ? ['repair'] : ['use']),
  kitchen: ({ kitchen, pantry }) => (kitchen === 0 && pantry > 0 && pantry < 8 ? ['use'] : []),
};

/** Alone with a Dog one may be lost. */
export const isPerilous = (open: Open, at: Place): boolean =>
  at !== 'dorm' && at !== 'rec' && open.rooms[at].dog && inPlace(open, at).length === 0;
