/** The table before the first decision (AN-018 to AN-032). Tokens and cards are dealt by the first procedure, which can tell of it. */
import { type Dice, othersThan, type Seat } from '@lurk/kernel';
import { newRound } from './acts/rounds.ts';
import { ACTION_POINTS } from './data/components.ts';
import { startTrack } from './facts/health.ts';
import type { Open, Options, Own, S } from './types.ts';

export function setup(options: Options, seats: number, dice: Dice): S {
  const anomaly = anomalySeat(options, seats, dice);
  return {
    open: openTable(options, anomaly, studentSeats(options, seats, anomaly)),
    own: Array.from({ length: seats }, nothing),
    circle: {},
    vault: { deck: [], radiation: [] },
  };
}

/** AN-025 Who is the Anomaly is fixed before set-up. */
function anomalySeat({ anomaly, host }: Options, seats: number, dice: Dice): Seat {
  if (anomaly === 'host') return host;
  if (anomaly === 'random') return dice.below('anomaly', seats);
  if (anomaly === 'notHost') return (host + 1 + dice.below('anomaly', seats - 1)) % seats;
  return anomaly;
}

/** AN-001 All others are Students, in seat order; AN-189 in the advanced game the one other player has two. */
function studentSeats({ advanced }: Options, seats: number, anomaly: Seat): Seat[] {
  const others = othersThan(anomaly, seats);
  return advanced && seats === 2 ? [...others, ...others] : others;
}

function openTable(options: Options, anomaly: Seat, students: Seat[]): Open {
  return {
    options,
    anomaly,
    students: students.map((seat) => ({ seat, shown: [] })),
    track: startTrack(options),
    winner: null,
    round: 0,
    side: 'students',
    placed: false,
    // AN-026
    ap: ACTION_POINTS,
    cards: [],
    evolutions: [],
    ...newRound(),
    // AN-018, AN-021
    discard: [],
    inPlay: null,
    fuel: [],
    sensors: [],
    electricity: [],
    radiation: [],
    forecast: null,
    located: false,
    reaction: 'none',
  };
}

const nothing = (): Own => ({ pawns: [], hand: [], prey: [], struck: [] });
