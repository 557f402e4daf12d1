import type { GameId, SeatLook } from '../ui/types';

/** A table this device has a seat at. */
export interface ResumeView {
  readonly id: string;
  readonly game: GameId;
  readonly mine: boolean;
  /** What is asked of this player, or who the table waits for, in words. */
  readonly line: string;
  readonly seats: readonly SeatLook[];
  readonly art: string;
}

export interface HomeView {
  readonly me?: SeatLook;
  /** Games that can be played today; the others say that they are coming. */
  readonly open: readonly GameId[];
  readonly tables: readonly ResumeView[];
  /** No server answers: what is shown is what this device remembers. */
  readonly offline?: boolean;
  /** Worked examples, where the server offers them. */
  readonly examples?: readonly string[];
}

/** A role, or null for the lot. */
export type SideWish = string | null;

export interface HomeActs {
  /** `seats`: of a match that is not as large as usual. */
  onplay: (game: GameId, side: SideWish, seats?: number) => void;
  onmake: (game: string) => void;
  onlearn: (game: GameId) => void;
  onjoin: (code: string) => void;
  onresume: (table: string) => void;
  onname: () => void;
  onsound: () => void;
  onsettings: () => void;
}
