/** What a game supplies beside its rules, so that bots can think, and tests can prove, without knowing the game. */
import type { Dice } from './dice.ts';
import type { Json } from './json.ts';
import type { Choice } from './shapes.ts';
import type { Compartments, Game, GameTypes, Seat, State, View, Viewer } from './types.ts';

/** A change to the hidden part of a state that one viewer must not be able to notice. */
export interface Swap<G extends GameTypes> {
  /** The row of the specification's table of secrets that it stands for. */
  secret: string;
  /** The changed state; the original is left alone. */
  state: State<G>;
  /** It never comes out, not even through a reveal: how somebody has sorted a hand. */
  forever?: boolean;
}

/** One way to set a table up that tests, soak runs and golden matches must cover. */
export interface Mode<G extends GameTypes> {
  name: string;
  seats: number;
  options: G['Options'];
  /** Answers to the first decisions, for what the rules let a player choose and a test wants fixed. */
  opening?: Choice[];
}

export interface GameModule<G extends GameTypes, M extends Json = Json> extends Game<G> {
  modes: Mode<G>[];
  /** What a seat remembers before it has heard anything. */
  blank(seat: Seat | null): M;
  /** What a seat remembers after hearing one more event: a fold over what it was told, never a look at the state. */
  remember(memory: M, event: G['Event']): M;
  /** A guess at all that is hidden from this view, in keeping with all that was seen and remembered. */
  imagine(view: View<G>, memory: M, dice: Dice): Omit<Compartments<G>, 'open'>;
  /** Small changes the viewer must not notice, one for each secret that can be changed here. */
  swaps(s: State<G>, viewer: Viewer, dice: Dice): Swap<G>[];
  /** What is wrong with the components, if anything: lost, doubled, out of range. */
  faults(s: State<G>): string[];
  /** More inputs than any match takes. */
  longest: number;
}
