/** Who may learn an answer, and when: the decisions of a game's specification (its section 5) as data, for the twins that give different ones. */
import { type Choice, type GameTypes, type Json, must, type Seat, type State, type Viewer } from '@lurk/kernel';

/** An answer as it is given: by whom, in which state, and who looks on. */
export interface Given<G extends GameTypes> {
  seat: Seat;
  viewer: Viewer;
  /** Before the answer counts. Of it, only what the viewer knows may decide what is seen. */
  s: State<G>;
}

/** An answer that is not everybody's to know. */
export interface Secret<G extends GameTypes> {
  /** What this viewer may learn of it as soon as it counts; null if nothing, which for an offer means: not even that it was taken up. */
  sees(choice: Choice, given: Given<G>): Json;
  /** The events through which more of it may come out, then or later. */
  until: readonly G['Event']['t'][];
}

/** `everybody`: as soon as it counts. Where several answer together that is when the last of them has, which the kernel sees to. */
export type Learns<G extends GameTypes> = 'everybody' | Secret<G>;

/** Nobody learns anything of it before one of these events. */
export const nobody = <G extends GameTypes>(...until: G['Event']['t'][]): Secret<G> => ({ sees: () => null, until });

/**
 * Where only the first to speak is heard (`firstHeard`), in this order of seats: nothing, once somebody who comes before has spoken. What
 * a seat behind the first has sealed never comes out.
 */
export const ifHeard = <G extends GameTypes>(order: (s: State<G>) => readonly Seat[]): Secret<G> => ({
  sees(choice, { seat, s }) {
    const { sealed } = must(s.control.ask);
    const seats = order(s);
    const hasSpoken = (other: Seat): boolean => sealed[other]?.choice != null;
    return seats.slice(0, seats.indexOf(seat)).some(hasSpoken) ? null : choice;
  },
  until: [],
});

/** What this viewer may learn at once. */
export const seenBy = <G extends GameTypes>(learns: Learns<G>, choice: Choice, given: Given<G>): Json =>
  learns === 'everybody' || given.seat === given.viewer ? choice : learns.sees(choice, given);
