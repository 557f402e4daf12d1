/** The contract: all that server, bots, command line and page must know of a game, declared once, in the game's own folder. */
import type { Lang, LazyWords, Named } from '@lurk/i18n';
import type { Dice, GameTypes, Json, Seat } from '@lurk/kernel';
import type { PacedGame } from './beats.ts';
import type { OptionSchema } from './options.ts';
import type { PlainGame } from './plain.ts';
import type { Teller } from './teller.ts';

export type AnyGame = PacedGame<GameTypes>;
export type Options = Record<string, Json>;

/** A role. One player may hold several, several players one, and the enemy need not be a player at all. */
export interface Role {
  /** Hidden: only its holder knows it, and those the rules let in. */
  readonly known: 'public' | 'hidden';
  /** May pass to others, or come up, in the course of a match. */
  readonly changes?: true;
  /** The others play against it. */
  readonly enemy?: true;
  /** May be wished for in the lobby. */
  readonly wished?: true;
  /** How many players hold it at the start, by table size; null where that is not fixed or not public. */
  count(seats: number, options: Options): number | null;
}

/** Chooses the set-up of a match from seats and wishes; all randomness comes from the match's own dice, so that it can be verified. */
export type Settle = (options: Options, wishes: readonly (string | null)[], host: Seat, dice: Dice) => Options;

export interface Contract {
  /** The same as the rules' own name, as the folder's, and in stored tables. */
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number /** Of a quick match against bots. */; readonly usual: number };
  readonly roles: Readonly<Record<string, Role>>;
  readonly options: OptionSchema;
  readonly settle: Settle;
  /** The levels its bots have beside `random`, the best first. */
  readonly bots: readonly 'beginner'[];
  /** Worked examples are for authors of games: players are not offered one unless the server is configured to. */
  readonly example?: true;
  /** Fetched when somebody sits down, then loaded in the reader's language. */
  lobby(): Promise<LazyWords<LobbyWords>>;
  /** Of a game without a table of its own in `web/src/games`: the plain table shows it. */
  plain?(): Promise<PlainGame>;
  /** What of the rules the words of the lobby name, by the number of players (`LobbyWords.fate`). */
  readonly figures?: (players: number) => readonly number[];
}

export interface RoleWords extends Named {
  /** The name of several. */
  readonly many: string;
  /** As it stands in a sentence, of a role that one player holds: « la Créature ». */
  readonly the?: string;
  /** What somebody who wishes for it can expect. */
  readonly wish?: string;
}

/** What is read before a match. Every option, every choice of one and every role has its words. */
export interface LobbyWords {
  /** What the home page would say of it, of a game that is not there. */
  readonly world?: { readonly name: string; readonly minutes: string };
  readonly options: Readonly<Record<string, Named>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, Named>>>>;
  readonly roles: Readonly<Record<string, RoleWords>>;
  /** What so many players should know before they begin, where no seat is given a role by lot. */
  readonly fate?: (players: number, ...figures: number[]) => string;
  /** What somebody alone plays, of a game that needs nobody else. */
  readonly alone?: Named;
}

/** Erases a game's types: holders of a contract know the game by its name only, the game itself knows its types. */
export const asGame = <G extends GameTypes, M extends Json>(module: PacedGame<G, M>): AnyGame => module as unknown as AnyGame;
export const asTeller = <G extends GameTypes>(teller: OwnTeller<G>): Teller<GameTypes> =>
  ({ ...PLAIN_TELLER, ...teller }) as unknown as Teller<GameTypes>;
/** Where all that is known of the cast is who plays, and all there is to say of the end who has won. */
const PLAIN_TELLER = { cast: (_lang: Lang, names: readonly string[]) => [names.join(', ')], ending: () => '' };
type OwnTeller<G extends GameTypes> = Omit<Teller<G>, keyof typeof PLAIN_TELLER> & Partial<Teller<G>>;

/** What the rules say of themselves that the contract says. */
export const seatingOf = ({ name, seats: { min, max } }: Contract) => ({ name, minSeats: min, maxSeats: max });

/** The roles one may wish for. */
export const wishable = ({ roles }: Pick<Contract, 'roles'>): string[] => Object.keys(roles).filter((role) => roles[role].wished);
