/** A game that plays a recorded match again: whoever serves it sends what was sent then, and judges nothing. */
import { type Game, type Recorded, SEATS } from './game.ts';
import type { Connect, Ear, Line } from './lines.ts';

export class RecordedGame implements Game {
  sent = 0;
  last = 0;
  busy = false;
  bytes = 0;
  #at: number;
  #left = 0;
  readonly #moves: Recorded[];
  readonly #lines: Line[] = [];

  private constructor(moves: Recorded[]) {
    this.#moves = moves;
    this.#at = Math.floor(Math.random() * moves.length);
  }

  static async begin(connect: Connect, port: number, name: string, moves: Recorded[]): Promise<RecordedGame> {
    const game = new RecordedGame(moves);
    const ear: Ear = {
      hear: () => game.#hear(),
      count: (bytes) => {
        game.bytes += bytes;
      },
    };
    for (let seat = 0; seat < SEATS; seat++) game.#lines.push(await connect(port, name, seat, ear));
    return game;
  }

  #hear(): void {
    this.last = performance.now();
    if (--this.#left === 0) this.busy = false;
  }

  move(): boolean {
    if (this.busy) return false;
    const at = ++this.#at % this.#moves.length;
    const { in: said, out } = this.#moves[at];
    this.#left = 1 + out.filter((text) => text !== null).length;
    this.busy = true;
    this.sent = performance.now();
    this.#lines[at % SEATS].say(at, said);
    return true;
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}
