/**
 * What the table shows, and nothing else: plain data, made from a seat's own view.
 * A fact that this seat may not know has no field here to arrive in.
 */
import type { Aim, Bottom, Deed, Evolution, SymbolId, Top, Zone } from '@lurk/anomaly/public';
import type { Key } from '../../play/asking/things';
import type {
  Choosable,
  ClockView,
  Lines,
  PanelStep,
  RematchView,
  SealView,
  PromptView as SharedPrompt,
  TableActs,
} from '../../play/frame/model';
import type { LogLine } from '../../ui/LogList.svelte';
import type { Rich, SeatLook } from '../../ui/types';

/** What half an action point buys, or nothing at all. */
export type DeedId = Deed | 'skip';
/** What a card is used for: its own special action, or one of the two basic ones. */
export const USE_IDS = ['special', 'move', 'track'] as const;
export type UseId = (typeof USE_IDS)[number];

export type SeatState = 'acting' | 'thinking' | 'sealed' | 'waiting' | 'away';

/** A Student who may be in a zone; the more zones remain, the fainter. */
export interface MaybeHere {
  readonly seat: SeatLook;
  readonly of: number;
}

/** Why somebody cannot be in a zone. */
export interface Reason {
  /** The Student it is about; left out, it is about the Anomaly. */
  readonly seat?: SeatLook;
  readonly text: string;
}

export interface ZoneView {
  readonly id: Zone;
  readonly radiation?: boolean;
  readonly fuel?: boolean;
  readonly sensor?: boolean;
  /** Electricity tokens. */
  readonly sparks?: number;
  /** Owners of the traps this seat knows of: its own, and those laid for all to see. */
  readonly traps?: readonly SeatLook[];
  /** Known to be here, or oneself. */
  readonly here?: readonly SeatLook[];
  readonly maybe?: readonly MaybeHere[];
  /** The public deduction on the Anomaly; absent when the table plays without it. */
  readonly anomaly?: 'possible' | 'out';
  /** Why the Anomaly is not here; to the Anomaly, why each Student is not. Shown when asked. */
  readonly reasons?: readonly Reason[];
  /** Reminder pieces this seat put here: black for the Anomaly, coloured for a Student. */
  readonly marks?: readonly SeatLook[];
  /** One of the zones that would stay open with the symbol under consideration. */
  readonly open?: boolean;
  /** Where the choice under consideration leads. */
  readonly target?: boolean;
  /** Named with Scent. */
  readonly scent?: boolean;
  /** What the Anomaly would answer from here to the Track under consideration. */
  readonly answer?: 'yes' | 'no';
  /** Present while the board is being asked. */
  readonly choice?: Choosable;
  /** Which of two Students it is picked for. */
  readonly pickedFor?: readonly SeatLook[];
}

/** The three markers, as spaces of the track counted from the left. */
export interface HealthView {
  readonly students: number;
  readonly zero: number;
  readonly anomaly: number;
  /** The last space. */
  readonly end: number;
  /** The zero marker before the step being shown. */
  readonly zeroWas?: number;
}

/** What painting these zones would tell about one Student. */
export interface ScentSplit {
  readonly inside: number;
  readonly outside: number;
}

export interface StudentView {
  readonly seat: SeatLook;
  /** Absent where the hand is shared and another Student tells it. */
  readonly cards?: number;
  /** Symbols on show: the previous position first, the current one last. */
  readonly shown: readonly SymbolId[];
  /** Zones still possible; absent without the deduction. */
  readonly possible?: number;
  readonly traps: number;
  /** Says "I'll go", or lets the others go first; the Anomaly hears it too. */
  readonly says?: 'go' | 'way';
  readonly split?: ScentSplit;
  readonly state: SeatState;
}

/** A card the Anomaly was given. Face up for all. */
export interface GiftView extends Choosable {
  readonly id: string;
  readonly top: Top;
  readonly bottom: Bottom;
  readonly from?: SeatLook;
}

export interface AnomalyView {
  readonly seat: SeatLook;
  readonly ap: number;
  readonly apMax: number;
  readonly fed: boolean;
  readonly holds: readonly GiftView[];
  readonly evolutions: readonly Evolution[];
  readonly state: SeatState;
}

export interface ActionCardView extends Choosable {
  readonly id: string;
  readonly top: Top;
  readonly bottom: Bottom;
}

/** One of the three ways to use the picked card. */
export interface UseView extends Choosable {
  readonly id: UseId;
}

export interface SymbolChoice extends Choosable {
  readonly id: SymbolId;
  /** Zones that would remain possible for you. */
  readonly leaves?: number;
  /** Of a Track: zones that would remain possible for the Anomaly after either answer. */
  readonly split?: { readonly yes: number; readonly no: number };
}

/** What the picked card still asks for: a symbol to show or to track with, or what to aim at. The rest is asked of the board. */
export type CardAsk =
  | { readonly kind: 'show'; readonly zone: Zone; readonly symbols: readonly SymbolChoice[] }
  | { readonly kind: 'track'; readonly symbols: readonly SymbolChoice[] }
  | { readonly kind: 'aim'; readonly zone: Zone; readonly aims: readonly (Choosable & { readonly id: Aim })[] }
  | { readonly kind: 'board'; readonly help: string };

export interface MiniView {
  readonly here?: Zone;
  readonly to?: Zone;
  readonly reach?: readonly Zone[];
  readonly radiation?: readonly Zone[];
  /** The public set of the one whose ring this is. */
  readonly possible?: readonly Zone[];
}

export interface TrapView {
  readonly id: string;
  readonly zone: Zone;
  /** There is Fuel too, so it can be aimed at. */
  readonly fuel: boolean;
  /** Whom springing it would hurt, as far as this seat knows. */
  readonly follows: Readonly<Record<Aim, string>>;
  readonly why?: string;
}

/** The pause after a step of the Anomaly while any trap is out: the same for every owner, wherever the traps lie. */
export interface TrapWindowView {
  readonly zone?: Zone;
  readonly passed: boolean;
  readonly clock?: ClockView;
}

/** One of two Students of the same player. */
export interface PawnChoice {
  readonly seat: SeatLook;
  readonly picked: boolean;
  /** What is chosen for this one already. */
  readonly done?: string;
}

export interface PromptView extends SharedPrompt {
  /** Whose turn, which turn of the round. */
  readonly lead: string;
  /** Nothing is wanted of this seat. */
  readonly idle?: boolean;
  /** The same in few words, for a phone. */
  readonly short?: string;
}

export interface TableFacts extends Lines {
  readonly code: string;
  readonly round: number;
  /** Student turns left in this round, and cards in their hands together. */
  readonly turnsLeft: number;
  readonly cardsLeft: number;
  readonly health: HealthView;
  readonly zones: readonly ZoneView[];
  readonly anomaly: AnomalyView;
  readonly students: readonly StudentView[];
  /** How much of the deduction this table draws. */
  readonly overlay: 'none' | 'tokens' | 'exact';
  /** Reminder pieces this reader may put down. */
  readonly pieces?: readonly SeatLook[];
  readonly prompt: PromptView;
  /** Who plays two Students with one hand. */
  readonly sharedBy?: SeatLook;
  /** What was said of zones, newest last. */
  readonly claims: readonly LogLine[];
}

export interface StudentTable extends TableFacts {
  readonly side: 'student';
  readonly me: StudentView;
  readonly ring: MiniView;
  readonly hand: readonly ActionCardView[];
  /** Present once a card is picked. */
  readonly uses?: readonly UseView[];
  readonly ask?: CardAsk;
  readonly traps: readonly TrapView[];
  readonly trapWindow?: TrapWindowView;
  /** Present where one player has two. */
  readonly pawns?: readonly PawnChoice[];
  readonly steps?: readonly PanelStep[];
  readonly seal: SealView;
  /** Somebody else could take this turn. */
  readonly mayGiveWay?: boolean;
}

export interface DeedView extends Choosable {
  readonly id: DeedId;
  /** What letting it go by is called here. */
  readonly name?: string;
  /** First or second half of this action point. */
  readonly order?: 1 | 2;
  /** What it would come to. */
  readonly follows?: string;
}

export interface EvolutionView extends Choosable {
  readonly id: Evolution;
  readonly owned: boolean;
}

/** Zones the Students could find you in, how they know, and what an act would change. */
export interface KnownView {
  readonly zones: readonly Zone[];
  readonly reasons: readonly LogLine[];
  readonly after: readonly { readonly deed: DeedId; readonly zones: number }[];
}

/** The victim's whole hand and what it can be made to do; only the Anomaly is sent this. */
export interface PossessView {
  readonly victim: SeatLook;
  readonly zone: Zone;
  readonly hand: readonly ActionCardView[];
  readonly uses?: readonly UseView[];
  readonly ask?: CardAsk;
}

export interface AnomalyTable extends TableFacts {
  readonly side: 'anomaly';
  /** Absent before the starting zones are chosen. */
  readonly here?: Zone;
  readonly gifts: readonly GiftView[];
  readonly evolutions: readonly EvolutionView[];
  /** Evolve cards held; two grow an organ. */
  readonly evolveCards: number;
  readonly deeds: readonly DeedView[];
  /** Present while zones are painted. */
  readonly scent?: readonly Zone[];
  readonly possess?: PossessView;
  /** Absent where the table plays without the deduction. */
  readonly known?: KnownView;
  readonly steps?: readonly PanelStep[];
  readonly seal: SealView;
}

export interface SpectatorTable extends TableFacts {
  readonly side: 'spectator';
}

/** What everybody may do, spectators included as far as they may speak. */
export interface CommonActs extends TableActs {
  /** Put or take a reminder piece; only its maker sees it. */
  onmark: (zone: Zone, piece: string) => void;
  /** A thing of the table is touched: a zone, a card and its use, a symbol, an aim, a deed. */
  ontouch: (key: Key) => void;
}

export interface StudentActs extends CommonActs {
  ongo: () => void;
  onway: () => void;
  onspring: (trap: string, aim: Aim) => void;
  onpass: () => void;
}

export interface AnomalyActs extends CommonActs {
  /** The whole painted set: a stroke may cross several zones. */
  onscent: (zones: readonly Zone[]) => void;
}

/** One beat: everything black but one zone. Nobody in it and nothing eaten: it stays lit and empty. */
export interface FeedView {
  readonly round: number;
  readonly zone: Zone;
  readonly anomaly: SeatLook;
  readonly why: 'feed' | 'possess';
  readonly caught: readonly SeatLook[];
  readonly ate: 'students' | 'fuel' | 'electricity' | 'nothing';
  readonly health: HealthView;
  readonly before: { readonly students: number; readonly anomaly: number };
  /** Is any trap out? Then a window comes between the lights and the verdict. */
  readonly traps: boolean;
  /** The line that goes to the log. */
  readonly line: string;
}

export interface TurningPoint {
  readonly round: number;
  readonly text: Rich;
  readonly good: 'students' | 'anomaly';
}

export interface EndView {
  readonly code: string;
  readonly winner: 'students' | 'anomaly' | 'draw';
  /** The reader's own part in it; null for those who watched. */
  readonly won: boolean | null;
  readonly title: string;
  readonly how: string;
  readonly verdict: string;
  readonly rounds: number;
  readonly health: HealthView;
  readonly anomaly: SeatLook;
  /** Where everybody was at the end; absent if the table keeps it to itself. */
  readonly zones?: readonly ZoneView[];
  readonly students: readonly { readonly seat: SeatLook; readonly zone?: Zone }[];
  readonly anomalyZone?: Zone;
  readonly points: readonly TurningPoint[];
  readonly rematch?: RematchView;
}
