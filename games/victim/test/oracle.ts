/**
 * A second opinion on what is told in public: a board kept from the events alone, with the box typed in once more (`oracle-box.ts`). What it is told must be
 * possible, and the board it arrives at must be the one everybody sees. An oracle that starts in mid-match reads the board first, as a newcomer at the table would.
 */
import type { Event, Open } from '../types.ts';
import { Board, type Hands } from './oracle-board.ts';
import { demon } from './oracle-demon.ts';
import { bodies, cards, course, door, forest } from './oracle-victims.ts';

export class Oracle {
  readonly #board: Board;

  constructor(open: Open, hands: Hands) {
    this.#board = new Board(open, hands);
  }
  /** What cannot have been. */
  get wrong(): readonly string[] {
    return this.#board.wrong;
  }
  hear(event: Event): void {
    this.#board.must(!this.#board.over, `${event.t} after the end`);
    for (const part of [course, forest, bodies, cards, door, demon]) part(this.#board, event);
  }
  compare(open: Open, hands: Hands): void {
    this.#board.compare(open, hands);
  }
}
