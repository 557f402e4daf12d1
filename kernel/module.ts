/** What a game supplies beside its rules, so that a table can tell each seat what it remembers, without knowing the game. */
import type { Json } from './json.ts';
import type { Game, GameTypes, Seat } from './types.ts';

export interface GameModule<G extends GameTypes, M extends Json = Json> extends Game<G> {
  /** What a seat remembers before it has heard anything. */
  blank(seat: Seat | null): M;
  /** What a seat remembers after hearing one more event: a fold over what it was told, never a look at the state. */
  remember(memory: M, event: G['Event']): M;
  /** More inputs than any match takes. */
  longest: number;
}
