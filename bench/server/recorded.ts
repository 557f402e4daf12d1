/** What the servers that send a recorded match have in common: the match, told to them before they listen, and who sits where. */
import type { Recorded } from './game.ts';
import { PLACE } from './lines.ts';

export const recordedMoves = (): Promise<Recorded[]> => new Promise((done) => process.once('message', done));

/** The move a message names. */
export const moveOf = (moves: readonly Recorded[], said: string): Recorded =>
  moves[Number.parseInt(said.slice(0, PLACE), 10) % moves.length];

/** Whoever sits at a game, by seat. */
export class Tables<T> {
  readonly #games = new Map<string, T[]>();

  sit(game: string, seat: number, who: T): T[] {
    const seats = this.#games.get(game) ?? [];
    this.#games.set(game, seats);
    seats[seat] = who;
    return seats;
  }
}
