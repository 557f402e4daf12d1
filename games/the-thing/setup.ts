/** The table before the first decision (TT-020 to TT-043, TC-001 to TC-014). Characters and roles are dealt by the first procedure. */
import { type Dice, recordBy, type Seat, seatsOf } from '@lurk/kernel';
import { ACTION_CARDS, cardsOf } from './data/cards.ts';
import { DOGS, fuelSpaces, GREEN_ROOMS, type GreenRoom } from './data/rooms.ts';
import { COOP_CHARACTERS, COOP_PLAYERS, columnOf, FOOD } from './data/setup.ts';
import { TUNABLE } from './data/tunable.ts';
import { ALIENS, type Open, type Options, type Own, type Person, type RoomState, type S } from './types.ts';

export function setup(options: Options, seats: number, dice: Dice): S {
  const { weapons, objects, lab } = columnOf(seats);
  const isCoop = seats <= COOP_PLAYERS;
  return {
    open: openTable(options, seats, dice),
    own: Array.from({ length: seats }, nothing),
    // Nobody is revealed yet.
    circle: { [ALIENS]: { members: [], facts: { plan: [], proposals: [] } } },
    vault: {
      // TT-032; TC-013
      actionDeck: isCoop ? [] : dice.shuffle('actions', ACTION_CARDS.slice()),
      actionDiscard: [],
      pile: [],
      // TT-027, TT-028, TT-031
      weapons: dice.shuffle('weapons', cardsOf(weapons)),
      objects: dice.shuffle('objects', cardsOf(objects)),
      lab: dice.shuffle('lab', cardsOf(lab)),
      labDiscard: [],
      removed: [],
      infections: [],
      roles: [],
      box: [],
      covered: [],
    },
  };
}

function openTable(options: Options, seats: number, dice: Dice): Open {
  const { warehouse, depot } = columnOf(seats);
  const isCoop = seats <= COOP_PLAYERS;
  return {
    options,
    players: seats,
    people: owners(seats).map(person),
    round: 0,
    phase: 'weather',
    // TT-043
    leader: dice.below('leader', seats),
    leaderToken: null,
    weather: null,
    station: null,
    rooms: rooms(seats),
    // TT-024
    kennel: 0,
    dogsAside: DOGS,
    // TT-029, TT-030
    warehouse,
    depot,
    // TT-022
    pantry: FOOD,
    kitchen: 0,
    starving: false,
    freezing: null,
    // TT-041, TT-021: the tank of the Rescue Helicopter is full.
    rescue: { state: 'waiting', at: 0, fuel: 0 },
    pool: 0,
    plan: [],
    force: [],
    revealed: [],
    flipped: null,
    escape: null,
    gone: [],
    end: null,
    // TC-011
    coop: isCoop ? { threat: TUNABLE.coop.threat, acting: null, dice: [] } : null,
  };
}

/** Who plays each Character; TC-008 six are shared out equally. */
function owners(seats: number): Seat[] {
  if (seats > COOP_PLAYERS) return seatsOf(seats);
  return Array.from({ length: COOP_CHARACTERS }, (_, pawn) => Math.floor((pawn * seats) / COOP_CHARACTERS));
}

/** TT-035, TT-036 */
const person = (seat: Seat): Person => ({
  seat,
  character: null,
  status: 'character',
  at: 'rec',
  standing: true,
  suspicion: TUNABLE.suspicion.yellow,
  shown: null,
  up: [],
});

/** TT-021, TT-026 */
function rooms(seats: number): Record<GreenRoom, RoomState> {
  const damage: Partial<Record<GreenRoom, number>> = columnOf(seats).damage;
  const filled = (room: GreenRoom): number => (room === 'generator' || room === 'boiler' ? fuelSpaces(room) : 0);
  return recordBy(GREEN_ROOMS, (room) => ({ fuel: filled(room), damage: damage[room] ?? 0, burnt: false, dog: false }));
}

const nothing = (): Own => ({
  role: null,
  hand: [],
  items: [],
  drawn: [],
  drawnCards: [],
  deckSeen: null,
  tokens: [],
  offer: null,
  offered: [],
});
