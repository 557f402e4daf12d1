/**
 * What the table shows, and nothing else: plain data, made from a seat's own view.
 * A fact that this seat may not know has no field here to arrive in, and what only a look may show stands in `Secret` alone.
 */
import type { Action, Backs, DieFace, Item, Location, Pawn, Place, Role, Status, threatFrom, Up, Weather } from '@lurk/the-thing/public';
import type { Snippet } from 'svelte';
import type { Key } from '../../play/asking/things';
import type { ActView, AskedView, Choosable, Lines, PanelStep, PromptView, TableActs as SharedActs } from '../../play/frame/model';
import type { LogLine } from '../../ui/LogList.svelte';
import type { SeatLook } from '../../ui/types';
import type { GlyphId } from './glyphs';
import type { OnBoard } from './scenes/which';

export type RoomId = Place | Location;
export type StoreId = 'pantry' | 'depot' | 'hq' | 'pile';

export interface PersonView {
  readonly pawn: Pawn;
  readonly seat: SeatLook;
  /** Absent until the Characters are shared out. */
  readonly character?: string;
  readonly rule?: string;
  readonly status: Status;
  readonly place: Place | null;
  readonly standing: boolean;
  readonly leads: boolean;
  /** Has the Leader token of this round before them. */
  readonly token: boolean;
  readonly suspicion: number | null;
  /** In the co-operative game: where the Threat is, from their disc. */
  readonly threat?: ReturnType<typeof threatFrom>;
  readonly proven: boolean;
  readonly red: boolean;
  readonly shown: Role | null;
  readonly up: readonly Up[];
  readonly backs: Backs;
  readonly cards: number;
  readonly state: 'asked' | 'waiting' | 'away';
  /** Present while the question is about whom. */
  readonly choice?: Choosable;
}

export interface Spaces {
  readonly now: number;
  readonly of: number;
}

export interface RoomView {
  readonly id: RoomId;
  readonly people: readonly PersonView[];
  /** How many Dogs. */
  readonly dogs: number;
  readonly fuel?: Spaces;
  readonly damage?: Spaces;
  readonly burnt: boolean;
  /** Removed from play, or without light. */
  readonly dead: boolean;
  /** The items stored in the room, by pictogram. */
  readonly store?: { readonly glyph: GlyphId; readonly count: number };
  readonly leaderToken: boolean;
  /** Alien Force for all to see. */
  readonly force: number;
  /** The lamp burns here: what is going on now. */
  readonly lit: boolean;
  /** Force that this reader pours, seen by the Aliens alone. */
  readonly poured?: number;
  readonly choice?: Choosable;
}
export interface StoreView {
  readonly id: StoreId;
  readonly glyph: GlyphId;
  readonly count: number;
  /** The card of the pile that is being resolved. */
  readonly card?: Action;
}

export interface Gauges {
  readonly suspicion: {
    readonly last: number;
    readonly red: number | null;
    readonly discs: readonly { readonly seat: SeatLook; readonly at: number }[];
  };
  /** Co-op: the Threat's space. */
  readonly threat: number | null;
  /** TC-025 At this table an Encounter that brings a disc onto the Threat's space costs the Character. */
  readonly encountersReveal: boolean;
  readonly rescue: {
    readonly state: 'waiting' | 'flying' | 'arrived' | 'gone';
    readonly at: number;
    readonly of: number;
    /** Spaces still to fly. */
    readonly away: number;
    readonly fuel: Spaces;
  };
  readonly freezing: Spaces | null;
  readonly weather: {
    readonly id: Weather;
    readonly generator: number;
    readonly boiler: number;
    readonly helicopter: number;
    readonly freezing: number;
  } | null;
}

export type TickId =
  | 'weather'
  | 'maintenance'
  | 'movement'
  | 'alien'
  | 'place'
  | 'encounters'
  | 'work'
  | 'rest'
  | 'analyses'
  | 'meal'
  | 'dogs';
export type RailPart = 'go' | 'meet' | 'argue';
export interface RailView {
  readonly parts: readonly { readonly id: RailPart; readonly ticks: readonly TickId[] }[];
  /** Null before the first round. */
  readonly now: TickId | null;
}

export interface CardView extends Choosable {
  readonly id: Action;
  /** Its place in the hand: copies are alike. */
  readonly no: number;
  /** Touching it would do something. */
  readonly open: boolean;
}
export interface ItemView extends Choosable {
  readonly id: Item;
  readonly key: Key;
  readonly no: number;
  readonly name: string;
  readonly rule: string;
  readonly faceUp: boolean;
  readonly open: boolean;
}

/** An offer that came, or one's own that stands: what would change hands, by name or by back. Either side may be empty (TT-166b). */
export interface TradeView {
  readonly pawn: Pawn;
  readonly seat: SeatLook;
  /** What is offered or asked for, and what for. */
  readonly says: string;
  readonly inReturn: string;
  /** Why it cannot be accepted. */
  readonly why?: string;
}
export interface TradesView {
  readonly came: readonly TradeView[];
  readonly mine: TradeView | null;
}

/** The Action dice of the co-operative game; one that the question is about can be touched. */
export interface DiceView {
  readonly whose: SeatLook | null;
  readonly dice: readonly { readonly face: DieFace; readonly cancelled: boolean; readonly key: Key; readonly choice?: Choosable }[];
}

export interface Piles {
  readonly deck: number;
  readonly pile: number;
  readonly discard: number;
  /** The card that is being resolved. */
  readonly flipped: Action | null;
}

/** Behind the look, and nowhere else. */
export interface Secret {
  readonly role: Role | null;
  /** Tokens seen, infections, what the Dog left: told to this seat alone. */
  readonly seen: readonly LogLine[];
}

export interface TableFacts extends Lines {
  readonly code: string;
  readonly round: number;
  readonly players: number;
  readonly coop: boolean;
  readonly rail: RailView;
  readonly gauges: Gauges;
  readonly rooms: readonly RoomView[];
  readonly stores: readonly StoreView[];
  readonly people: readonly PersonView[];
  readonly piles: Piles;
  /** Null where cards are played. */
  readonly dice: DiceView | null;
  /** The base is in Darkness. */
  readonly dark: boolean;
  readonly prompt: PromptView;
}

/** Somebody who still plays: a Character, whatever the role; a Revealed Alien; the owner of several in the co-operative game. */
export interface PlayerTable extends TableFacts, AskedView<Key> {
  readonly side: 'character' | 'revealed' | 'party';
  readonly me: PersonView;
  readonly mine: readonly PersonView[];
  readonly hand: readonly CardView[];
  readonly items: readonly ItemView[];
  /** What the question asks for and neither base nor hand draw. */
  readonly panels: readonly PanelStep[];
  readonly kind: string | null;
  /** The question is which Character of the co-operative game: it is answered where they stand. */
  readonly asksParty: boolean;
  readonly secret: Secret;
  /** While the discussion is open. */
  readonly trades: TradesView | null;
  /** Everybody has this button in the discussion; a Human's does nothing (L-03). */
  readonly unmask: ActView<Key> | null;
}
/** Those who are out, and those who only watch. */
export interface WatchTable extends TableFacts {
  readonly side: 'ghost' | 'watch';
}
export type TableView = PlayerTable | WatchTable;

/** The great scenes, where they stand in the screens. */
export interface GreatScenes {
  /** What stands on the board: the plan of the base, or a scene in its place. */
  readonly board: Snippet<[plan: Snippet]>;
  /** What is going on before us, beside what one holds. */
  readonly encounter: Snippet | null;
  /** What is before us is the Force to pour: a list, as long as it is. */
  readonly pours: boolean;
  /** The Revealed Alien's Force, where others keep their role card. */
  readonly pool: Snippet | null;
  /** Who met whom. */
  readonly known: Snippet | null;
  /** A scene asks the question itself. */
  readonly asks: boolean;
  readonly scene: OnBoard | null;
}

/** Everything a table can ask its owner to do. */
export interface TableActs extends SharedActs {
  /** A thing on the table was touched. */
  ontouch: (key: Key) => void;
  /** It says all there is to say, or as much as it can: what is missing is asked for. */
  ongive: (key: Key) => void;
  onact: (act: ActView<Key>) => void;
  onoffer: () => void;
  onclaim: () => void;
}
