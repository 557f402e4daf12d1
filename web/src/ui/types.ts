/** Colour, shape and letter of a seat. `monster` is the ember, spiked seat of every game. */
export type SeatColour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'monster';

export interface SeatLook {
  readonly id: string;
  readonly name: string;
  readonly colour: SeatColour;
  readonly bot?: boolean;
  readonly you?: boolean;
}

/** A sentence with emphasised parts. Never HTML: names come from people. */
export type Rich = readonly (string | { readonly em: string })[];

/** The name of a game, as in its contract and as its folders are called. */
export type GameId = string;
export type Theme = 'dark' | 'lamp' | 'contrast';

/** One place of a board in words: what it is, what it does, and what is there now. */
export interface TextEntry {
  readonly name: string;
  readonly rule: string;
  readonly now: string;
  /** Where its ways lead: the entry with that number. */
  readonly ways?: readonly { readonly to: number; readonly name: string }[];
  /** What may be chosen there now. */
  readonly may?: { readonly key: string; readonly name: string };
}
