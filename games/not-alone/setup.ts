/** The table before the first decision (NA-001 to NA-014a). Cards are dealt by the first procedure, after the side is chosen. */
import { type Dice, type Seat, seatsOf } from '@lurk/kernel';
import { newTurn, personsTurn } from './acts/turn.ts';
import { ASSIM_START, RESCUE_START, reserveCopies } from './data/board.ts';
import { WILL_MAX } from './data/components.ts';
import { HAND_PLACES, RESERVE_PLACES } from './data/places.ts';
import { HUNTED, type Open, type Options, type Own, type Person, type S } from './types.ts';

export function setup(options: Options, seats: number, dice: Dice): S {
  const circle = seatCircle(options, seats, dice);
  const creature = creatureSeat(options, seats, dice);
  const hunted = huntedOrder(circle, creature);
  return {
    open: openTable(options, seats, creature, hunted),
    own: circle.map(() => emptyHands()),
    circle: { [HUNTED]: { members: hunted.slice().sort((a, b) => a - b), facts: { discards: [] } } },
    vault: { huntDeck: [], survivalDeck: [] },
  };
}

/** NA-014a The circle of seats is drawn at random unless the host has arranged it. */
function seatCircle(options: Options, seats: number, dice: Dice): Seat[] {
  const circle = seatsOf(seats);
  return options.seating === 'random' ? dice.shuffle('seating', circle) : circle;
}

/** NA-002 Who is the Creature is fixed before set-up. */
function creatureSeat({ creature, host }: Options, seats: number, dice: Dice): Seat {
  if (creature === 'host') return host;
  if (creature === 'random') return dice.below('creature', seats);
  if (creature === 'notHost') return (host + 1 + dice.below('creature', seats - 1)) % seats;
  return creature;
}

/** NA-003 Hunted order starts to the left of the Creature and goes round. */
function huntedOrder(circle: Seat[], creature: Seat): Seat[] {
  const at = circle.indexOf(creature);
  return [...circle.slice(at + 1), ...circle.slice(0, at)];
}

function openTable(options: Options, seats: number, creature: Seat, hunted: Seat[]): Open {
  const copies = reserveCopies(hunted.length);
  return {
    options,
    creature,
    hunted,
    side: null,
    // NA-005
    rescue: RESCUE_START(seats),
    assim: ASSIM_START(seats),
    // NA-010
    marker: false,
    winner: null,
    turn: 0,
    phase: 0,
    // NA-008
    reserve: Object.fromEntries(RESERVE_PLACES.map((place) => [place, copies])),
    huntDiscard: [],
    survivalDiscard: [],
    ...newTurn(),
    huntLimit: 1,
    people: Array.from({ length: seats }, (_, seat) => (seat === creature ? null : newcomer())),
  };
}

/** NA-007 Three Will counters and the places 1 to 5. */
const newcomer = (): Person => ({
  will: WILL_MAX,
  owned: [...HAND_PLACES],
  discard: [],
  front: [],
  double: null,
  ...personsTurn(),
});

const emptyHands = (): Own => ({ hand: [], down: [], survival: [], drawn: [], hunt: [], passPhase: false });
