/** The games this command knows, and how each is told. */
import { anomaly } from '@lurk/anomaly';
import type { GameModule, GameTypes, Json, Seat } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone';
import { book as anomalyBook } from './anomaly.ts';
import { book as notAloneBook } from './not-alone.ts';
import { known } from './usage.ts';

export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

/** Who is at the table, and who reads; null is somebody who watches. */
export interface Readers {
  names: readonly string[];
  reader: Seat | null;
}

/** How a match of a game reads. */
export interface Book<G extends GameTypes> {
  title: string;
  /** The first lines: who plays what. */
  cast(lang: Lang, names: readonly string[], open: G['Open']): string[];
  /** Is this event a heading, and how high? */
  heading(event: G['Event']): 'turn' | 'phase' | null;
  tell(lang: Lang, event: G['Event'], readers: Readers, open: G['Open']): string;
  /** What decided the match, from its last events. */
  ending(last: readonly G['Event'][]): string;
  turns(outcome: Json): number;
  winner(outcome: Json): string;
}

export interface Known {
  module: GameModule<GameTypes>;
  book: Book<GameTypes>;
}
// Each game's book is only ever given that game's events.
const games: Record<string, Known> = {
  anomaly: { module: anomaly as unknown as GameModule<GameTypes>, book: anomalyBook as unknown as Book<GameTypes> },
  'not-alone': { module: notAlone as unknown as GameModule<GameTypes>, book: notAloneBook as unknown as Book<GameTypes> },
};

export const gameNames = Object.keys(games);
export const gameNamed = (name: string): Known => games[known('game', name, gameNames)];
export const moduleNamed = (name: string): GameModule<GameTypes> | undefined => games[name]?.module;

/** The plain way to play: the options of the first mode. */
export const plainOptions = ({ modes }: GameModule<GameTypes>): object => modes[0].options;

const USUAL_SEATS = 5;
export const usualSeats = ({ minSeats, maxSeats }: GameModule<GameTypes>): number => Math.min(maxSeats, Math.max(minSeats, USUAL_SEATS));
