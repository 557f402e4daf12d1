/** What a game supplies so that tests can prove it without knowing it. Nothing of this is loaded where people play. */
import type { PacedGame } from '@lurk/contract';
import type { Choice, Compartments, Dice, GameTypes, Json, State, View, Viewer } from '@lurk/kernel';
import type { Learns } from './learns.ts';

/** A change to the hidden part of a state that one viewer must not be able to notice. */
export interface Swap<G extends GameTypes> {
  /** The row of the specification's table of secrets that it stands for. */
  secret: string;
  /** Makes it, in a copy of the state. Says whether there was anything to change; if not, the copy is as it was. */
  change(copy: State<G>): boolean;
  /** It never comes out, not even through a reveal: how somebody has sorted a hand. */
  forever?: boolean;
}

/** A swap that was made. */
export interface Swapped<G extends GameTypes> extends Pick<Swap<G>, 'secret' | 'forever'> {
  /** The changed state; the original is left alone. */
  state: State<G>;
}

/** One way to set a table up that tests, soak runs and golden matches must cover. */
export interface Mode<G extends GameTypes> {
  name: string;
  seats: number;
  options: G['Options'];
  /** Answers to the first decisions, for what the rules let a player choose and a test wants fixed. */
  opening?: Choice[];
}

export interface Proof<G extends GameTypes, M extends Json = Json> extends PacedGame<G, M> {
  modes: Mode<G>[];
  /** A guess at all that is hidden from this view, in keeping with all that was seen and remembered. */
  imagine(view: View<G>, memory: M, dice: Dice): Omit<Compartments<G>, 'open'>;
  /** Small changes the viewer must not notice, one for each secret that can be changed here. */
  swaps(s: State<G>, viewer: Viewer, dice: Dice): Swap<G>[];
  /** Who may learn the answer to each kind of question, and when. */
  learns: Record<string, Learns<G>>;
  /** What is wrong with the components, if anything: lost, doubled, out of range. */
  faults(s: State<G>): string[];
  /** Every kind of event there is. */
  kinds: readonly G['Event']['t'][];
  /** The ways a match may end. */
  endings: readonly string[];
  endingOf(outcome: Json): string;
}

/** Exchanges one card of each list. Says whether that made a difference, as do all changes a swap tries. */
export function trade<T>(a: T[], b: T[], dice: Dice): boolean {
  if (a.length === 0 || b.length === 0) return false;
  const i = dice.below('swap', a.length);
  const j = dice.below('swap', b.length);
  if (a[i] === b[j]) return false;
  [a[i], b[j]] = [b[j], a[i]];
  return true;
}

/** Exchanges two things of a list. */
export function reorder<T>(list: T[], dice: Dice): boolean {
  if (list.length < 2) return false;
  const i = dice.below('swap', list.length);
  const j = (i + 1 + dice.below('swap', list.length - 1)) % list.length;
  if (list[i] === list[j]) return false;
  [list[i], list[j]] = [list[j], list[i]];
  return true;
}

/** Collects swaps. */
export function collectSwaps<G extends GameTypes, Secret extends string = string>() {
  const swaps: Swap<G>[] = [];
  const change = (secret: Secret, how: (copy: State<G>) => boolean, forever = false): void => {
    swaps.push({ secret, change: how, forever });
  };
  return { swaps, change };
}

/** Collects what is wrong with a state. */
export function checklist() {
  const faults: string[] = [];
  const check = (fine: boolean, what: string): void => {
    if (!fine) faults.push(what);
  };
  return { faults, check };
}
/** Cards as a bag: the same text in whatever order they lie. */
export const bagOf = (list: readonly (string | number)[]): string => list.map(String).toSorted().join(' ');

/** Every number of seats. */
export const countsOf = ({ minSeats, maxSeats }: { minSeats: number; maxSeats: number }): number[] =>
  Array.from({ length: maxSeats - minSeats + 1 }, (_, more) => minSeats + more);

/** Modes of a game, by what of its options they change. */
export const modesOf =
  <G extends GameTypes>(defaults: G['Options']) =>
  (name: string, seats: number, options: Partial<G['Options']> = {}, opening?: Choice[]): Mode<G> => ({
    name,
    seats,
    options: { ...defaults, ...options },
    ...(opening ? { opening } : {}),
  });
