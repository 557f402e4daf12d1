/**
 * What the table shows, and nothing else: plain data, made from a seat's own view.
 * A fact that this seat may not know has no field here to arrive in.
 */
import type { HuntId, Phase, PlaceNo, SurvivalId, Token } from '@lurk/not-alone/public';
import type { Key } from '../../play/asking/things';
import type { ActView, AskedView, Choosable, Lines, PromptView, RematchView, TableActs as SharedActs } from '../../play/frame/model';
import type { LogLine } from '../../ui/LogList.svelte';
import type { Rich, SeatLook } from '../../ui/types';

export type SeatState = 'choosing' | 'sealed' | 'listening' | 'thinking' | 'waiting' | 'away';

export interface HuntedView {
  readonly seat: SeatLook;
  readonly will: number;
  readonly handCount: number;
  readonly survivalCount: number;
  /** Open face; 'hidden' under Smokescreen, when only the count may show. */
  readonly discard: readonly PlaceNo[] | { readonly hidden: number };
  /** Owned minus discard: where this Hunted can still be. Undefined when the table plays without memory aid. */
  readonly left?: readonly PlaceNo[];
  readonly pendingDouble?: 'river' | 'artefact';
  /** Will was lost just now. */
  readonly hurt?: boolean;
  readonly state: SeatState;
}

export interface CreatureView {
  readonly seat: SeatLook;
  readonly huntCount: number;
  readonly deckCount: number;
  readonly spent: readonly HuntId[];
  /** Face up beside the board this turn. */
  readonly inPlay: readonly HuntId[];
  readonly state: SeatState;
}

export interface TokenOn {
  readonly token: Token;
  /** Not sealed yet: a draft that only its owner sees. */
  readonly draft?: boolean;
}

export interface PlaceView {
  readonly id: PlaceNo;
  /** To this seat: in hand, in its discard, not owned; 'none' for the Creature and spectators. */
  readonly held: 'hand' | 'discard' | 'absent' | 'none';
  /** Copies left in the reserve (places 6 to 10). */
  readonly reserve?: number;
  readonly tokens: readonly TokenOn[];
  /** Seats known to be here. */
  readonly visitors: readonly SeatLook[];
  /** Seats that could be here, from open facts alone. Only on the Creature's screen. */
  readonly could?: readonly SeatLook[];
  /** They are here: the places have been shown. */
  readonly sure?: boolean;
  readonly beaconLit?: boolean;
  /** The power does nothing this turn, and why. */
  readonly spoiled?: string;
  /** Present while the board is being asked. */
  readonly choice?: Choosable;
}

export interface TracksView {
  /** Spaces left to Victory. */
  readonly rescue: number;
  readonly assimilation: number;
  readonly boardSide: 1 | 2;
  readonly players: number;
  /** Where a counter stood before the step being shown. */
  readonly rescueWas?: number;
  readonly assimilationWas?: number;
}

export interface PlaceCardView extends Choosable {
  readonly id: PlaceNo;
  /** A fact of this moment at the foot of the card: "Beacon charged", "2 cards back". */
  readonly foot?: string;
  readonly lit?: boolean;
  /** Lies open before its owner, no longer held. */
  readonly played?: boolean;
  /** Lies face down: on a large screen it is in the sleeve. */
  readonly down?: boolean;
  /** May be touched now. */
  readonly open?: boolean;
}

export interface SurvivalCardView extends Choosable {
  readonly id: SurvivalId;
}

export interface HuntCardView extends Choosable {
  readonly id: HuntId;
  readonly inPlay?: boolean;
}

export interface TokenSlotView {
  readonly token: Token;
  /** One place, or a pair; none: still to be placed. */
  readonly on: readonly PlaceNo[];
  /** The one being moved now. */
  readonly active?: boolean;
  /** It lies across two neighbouring places. */
  readonly pair?: boolean;
  /** Why it stays in its socket this turn. */
  readonly why?: string;
}

export interface TableFacts extends Lines {
  readonly code: string;
  readonly turn: number;
  /** The printed phase; the set-up counts as the first. */
  readonly phase: Exclude<Phase, 0>;
  readonly tracks: TracksView;
  readonly places: readonly PlaceView[];
  readonly creature: CreatureView;
  readonly hunted: readonly HuntedView[];
  readonly prompt: PromptView;
  /** Why this seat may not speak now. */
  readonly silent?: string;
}

export interface HuntedTable extends TableFacts, AskedView {
  readonly side: 'hunted';
  readonly me: HuntedView;
  readonly hand: readonly PlaceCardView[];
  readonly survival: readonly SurvivalCardView[];
  /** What the Creature knows about you. */
  readonly known: readonly LogLine[];
  /** What goes under the cover. */
  readonly sleeve: readonly PlaceNo[];
}

export interface CreatureTable extends TableFacts, AskedView {
  readonly side: 'creature';
  readonly hand: readonly HuntCardView[];
  readonly tokens: readonly TokenSlotView[];
  /** The Hunted whose places are lit. */
  readonly watched?: string;
  /** What the Hunted know about you. */
  readonly known: readonly LogLine[];
  /** Behind a Smokescreen: the counts are what was known when it rose. */
  readonly stale?: string;
  /** Why there: who could be where the token lies or would lie; and the chance to find anybody if they chose blindly, from open facts alone. */
  readonly reason?: string;
  readonly odds?: readonly { readonly token: Token; readonly place: PlaceNo; readonly percent: number }[];
}

/** What everybody sees, for those who watch. */
export interface WatchTable extends TableFacts {
  readonly side: 'watch';
  /** Survival cards of this turn, with who played them. */
  readonly played: readonly { readonly seat: SeatLook; readonly card: SurvivalId }[];
}

export type TableView = HuntedTable | CreatureTable | WatchTable;

/** Everything a table can ask its owner to do. */
export interface TableActs extends SharedActs {
  /** A thing on the table was touched. */
  ontouch: (key: Key) => void;
  onact: (act: ActView) => void;
  onoffer: () => void;
  onwatch: (seat: string | undefined) => void;
  onclaim: () => void;
}

export type Verdict = 'free' | 'gripped' | 'found' | 'caught' | 'escaped';

export interface RevealedCard {
  readonly seat: SeatLook;
  readonly place: PlaceNo;
  readonly verdict: Verdict;
  /** What it comes to, in a few words. */
  readonly outcome: string;
}

export interface CaughtView {
  readonly seat: SeatLook;
  readonly place: PlaceNo;
  readonly willLeft: number;
  /** 0: found, and not caught yet. */
  readonly willLost: number;
  readonly outcome: string;
}

export interface RevealView {
  readonly code: string;
  readonly turn: number;
  readonly tracks: TracksView;
  /** In rule order, the caught ones left out. */
  readonly cards: readonly RevealedCard[];
  readonly caught: readonly CaughtView[];
  /** The line that goes to the log. */
  readonly line: string;
}

export interface TurningPoint {
  readonly turn: number;
  readonly text: Rich;
  readonly good: 'creature' | 'hunted';
}

export interface EndView {
  readonly code: string;
  readonly winner: 'creature' | 'hunted';
  /** The reader's own part in it; null for those who watched. */
  readonly won: boolean | null;
  readonly title: string;
  readonly how: string;
  readonly verdict: string;
  readonly turns: number;
  readonly tracks: TracksView;
  readonly creature: SeatLook;
  readonly hunted: readonly { readonly seat: SeatLook; readonly will: number; readonly caught: number }[];
  /** Both counters after each turn, as steps left. */
  readonly race: readonly { readonly turn: number; readonly rescue: number; readonly assimilation: number }[];
  readonly points: readonly TurningPoint[];
  readonly rematch?: RematchView;
}
