/** What screens say of the base and of its people, worked out here because a page works out nothing: all of it public. */
import { CAPACITY, damageSpaces, type Exit, fuelSpaces, type GreenRoom, type Vehicle } from '../data/rooms.ts';
import { TUNABLE } from '../data/tunable.ts';
import type { Open, Pawn, Sizes } from '../types.ts';
import { climate, freeDamage, isDark, isReady } from './base.ts';
import type { Lane } from './history.ts';
import { type Clash, clashOf } from './meetings.ts';
import { characters } from './people.ts';

/** The last space of every track, as far as it is in use; `red` is the space of the most suspicious, which co-op has not. */
export const trackEnds = ({ coop, players }: Open) => ({
  suspicion: coop ? TUNABLE.suspicion.last : players,
  red: coop ? null : players,
  rescue: TUNABLE.sos.last,
  rescueFuel: TUNABLE.sos.fuelLast,
  freezing: TUNABLE.freezing.last,
});
/** TT-067, TT-068 How many spaces the Rescue Helicopter still has to fly. */
export const rescueAway = ({ rescue }: Open): number => TUNABLE.sos.last - rescue.at;
/** 2.12 The yellow space, where every disc of Suspicion begins. */
export const FIRST_SUSPICION = TUNABLE.suspicion.yellow;
/** TT-173, TT-202 This move has brought the disc onto the red space. */
export const turnsRed = ({ players }: Open, { from, to }: { from: number; to: number }): boolean => to >= players && from < players;

/** TT-244 This way out is gone for good. */
export const isShut = ({ rooms, rescue }: Open, exit: Exit): boolean =>
  exit === 'rescue' ? rescue.state === 'gone' || (rescue.state === 'waiting' && rooms.radio.burnt) : rooms[exit].burnt;
/** TT-224 What a vehicle still lacks. */
export const lacks = ({ rooms }: Open, vehicle: Vehicle): { fuel: number; damage: number } => ({
  fuel: fuelSpaces(vehicle) - rooms[vehicle].fuel,
  damage: rooms[vehicle].damage,
});

/** TT-010 How many can gather in one room: as many as it holds, and as there are. */
export const mostInARoom = (open: Open): number => Math.min(CAPACITY, characters(open).length);
/** So much Force against the most who can gather in a room; `flee`: so many at least are too many for it. */
export function forceAgainst(open: Open, force: number): { most: number; is: Clash; flee: number } {
  const most = mostInARoom(open);
  return { most, is: clashOf(force, most), flee: force + 1 };
}
/** 2.2 What an Alien Sabotage of an empty room takes from, and how much of it there is. */
export type Loss = { what: 'damage' | 'weapons' | 'objects' | 'food' | 'lab' | 'fuel'; count: number };
export function lossAt(open: Open, sizes: Pick<Sizes, 'weapons' | 'objects' | 'lab'>, room: GreenRoom): Loss {
  if (damageSpaces(room) > 0) return { what: 'damage', count: freeDamage(open, room) };
  if (room === 'armory') return { what: 'weapons', count: sizes.weapons };
  if (room === 'warehouse') return { what: 'objects', count: sizes.objects };
  if (room === 'kitchen') return { what: 'food', count: open.pantry };
  return room === 'lab' ? { what: 'lab', count: sizes.lab } : { what: 'fuel', count: open.warehouse };
}

/** How pressing a room that is left is, for everybody to see: 0 to 2. */
export function needOf(open: Open, room: GreenRoom, sizes: Pick<Sizes, 'weapons' | 'objects' | 'lab'>): number {
  const { fuel, damage } = open.rooms[room];
  const burns = open.weather ? climate(open) : null;
  switch (room) {
    case 'generator':
      return isDark(open) || fuel <= (burns?.generator ?? 1) ? 2 : 1;
    case 'boiler':
      return damage > 0 || fuel <= (burns?.boiler ?? 1) ? 2 : 0;
    case 'radio':
      return open.rescue.state === 'waiting' ? 1 : 0;
    case 'kitchen':
      return open.kitchen === 0 && open.pantry > 0 ? 1 : 0;
    case 'helipad':
    case 'shed':
      return isReady(open, room) ? 2 : 1;
    case 'armory':
      return sizes.weapons > 0 ? 1 : 0;
    case 'warehouse':
      return sizes.objects > 0 ? 1 : 0;
    case 'lab':
      return sizes.lab > 0 ? 1 : 0;
    case 'weather':
      return 0;
  }
}

/** Was this Character an Alien by then? The Encounters of a round come before its talk. */
export const wasAlien = ({ role, infected }: Lane, round: number): boolean =>
  role === 'alien' && (infected === null || infected.round <= round);
/** The same, and nobody knew before that round. */
export const wasHidden = (lane: Lane, round: number): boolean =>
  wasAlien(lane, round) && (lane.revealed === null || lane.revealed.round >= round);
/** By then this Character had met an Alien token of that one: they were infected by it. */
export const wasCaughtBy = ({ infected }: Lane, by: Pawn, round: number): boolean => infected?.by === by && infected.round <= round;
