/** What the table of VICTIM shows, and nothing else: plain data, made from a seat's own view. A fact that this seat may not know has no field here. */
import type {
  Cell,
  CharacterId,
  DemonId,
  Equipment,
  Item,
  Phase,
  Rotation,
  Side,
  Stack,
  Stat,
  TileId,
  Token,
  Upgradable,
  Weakening,
} from '@lurk/victim/public';
import type { Key } from '../../play/asking/things';
import type { AskedView, Choosable, Lines, PanelStep, PromptView, TableActs } from '../../play/frame/model';
import type { SeatLook } from '../../ui/types';
import type { GlyphId } from './glyphs';

/** What lies on a tile, as a small disc. */
export type TileToken = 'herb' | 'box' | 'decoded' | 'destroyed' | 'broken' | 'web';

/** A tile that can be chosen: what for, and what it costs. */
export interface TileChoice extends Choosable {
  readonly key: Key;
  /** Points or steps. */
  readonly price?: number;
  /** Something happens there: an Event, a Test, a Web. */
  readonly risk?: boolean;
  /** Not a next step: a Run may lead there. */
  readonly far?: boolean;
}
export interface TileView {
  readonly cell: Cell;
  readonly tile: TileId;
  readonly rotation: Rotation;
  readonly tokens: readonly TileToken[];
  /** The tile in words: what it is, who is there, what can be done. */
  readonly label: string;
  /** The Victim who moves has been here in this turn. */
  readonly been: boolean;
  readonly choice?: TileChoice;
  /** How many steps the Demon needs to be here; null where it cannot go. */
  readonly reach?: number | null;
}
/** A cell where one more tile may be turned. */
export interface GhostView extends TileChoice {
  readonly cell: Cell;
  readonly label: string;
}
/** The tile that has just been turned and is not yet laid. */
export interface FreshTile {
  readonly cell: Cell;
  readonly tile: TileId;
  readonly rotation: Rotation;
  readonly name: string;
  /** The legal ways to lay it; none where somebody else chooses. */
  readonly ways: readonly Rotation[];
}
export interface FigureView {
  readonly id: CharacterId;
  readonly cell: Cell;
  readonly seat: SeatLook;
  readonly state: 'standing' | 'hidden' | 'critical' | 'enslaved';
  readonly wounds: number;
  readonly effects: readonly Weakening[];
  /** Its turn is on, or it is one's own. */
  readonly acting: boolean;
  readonly choice?: Choosable & { readonly key: Key };
  /** What is written under it on the Demon's map. */
  readonly note?: string;
}
export interface DemonFigure {
  readonly demon: DemonId;
  readonly name: string;
  readonly seat: SeatLook;
  readonly cell: Cell;
  readonly shadows: readonly Cell[];
  readonly acting: boolean;
}
interface BridgeView {
  readonly cell: Cell;
  readonly side: Side;
  readonly by: 'hammer' | 'breakthrough';
}
/** The way of a Run that is aimed at a far tile. */
export interface WayView {
  /** From where the runner stands to where it leads. */
  readonly cells: readonly Cell[];
  /** Cost and chance, written where it leads. */
  readonly note: string;
}
export interface MapView {
  readonly tiles: readonly TileView[];
  readonly ghosts: readonly GhostView[];
  readonly fresh: FreshTile | null;
  readonly figures: readonly FigureView[];
  readonly demon: DemonFigure | null;
  readonly bridges: readonly BridgeView[];
  readonly way: WayView | null;
  /** Borders that cannot be crossed, drawn thick where somebody hunts. */
  readonly walls: readonly { readonly cell: Cell; readonly side: Side }[];
  /** Where the one light of this screen is, and what the camera follows. */
  readonly light: Cell;
}

export interface StatView {
  readonly stat: Stat;
  readonly name: string;
  readonly now: number;
  readonly max: number;
  /** It has just risen. */
  readonly risen?: boolean;
}
/** One Victim of the party, as everybody sees it. */
export interface PartyView {
  readonly id: CharacterId;
  readonly seat: SeatLook;
  /** The player, where the name is the character's; else the character. */
  readonly who: string;
  readonly stats: readonly StatView[];
  readonly wounds: number;
  readonly state: 'standing' | 'hidden' | 'critical' | 'escaped' | 'possessed' | 'eliminated' | 'enslaved' | 'removed';
  readonly status: string;
  readonly glyph: GlyphId;
  readonly cards: number;
  readonly worn: readonly { readonly id: Equipment; readonly name: string }[];
  readonly mine: boolean;
  readonly acting: boolean;
  readonly away: boolean;
  readonly choice?: Choosable & { readonly key: Key };
}
export interface DemonView {
  readonly demon: DemonId;
  readonly name: string;
  readonly seat: SeatLook;
  /** Who it once was. */
  readonly was: string;
  readonly rage: number;
  readonly stamina: number;
  readonly points: number;
  readonly bullet: boolean;
  readonly meat: boolean;
  readonly die: string;
}

/** A roll before it is made: exact, from the engine's own figures. */
export interface OddsView {
  readonly title: string;
  readonly glyph: GlyphId;
  /** "4 dice, needs 3". */
  readonly how: string;
  /** The chance of every result, from the lowest. */
  readonly bars: readonly { readonly result: number; readonly chance: number; readonly good: boolean }[];
  /** The chance that it succeeds; absent where more is simply better. */
  readonly chance?: number;
}
/** A roll that lies on the table. */
export interface RollView {
  readonly title: string;
  readonly glyph: GlyphId;
  readonly how: string;
  readonly dice: readonly { readonly face: number; readonly key?: Key; readonly picked?: boolean }[];
  /** Where something changed the dice: their sum, and each of these with its reason. */
  readonly made?: readonly string[];
  /** Null until it is certain. */
  readonly result: number | null;
  /** What came of it. */
  readonly verdict?: string;
  readonly good?: boolean;
  readonly points?: { readonly left: number; readonly of: number };
}
export interface TrayView {
  readonly now: RollView | null;
  readonly next: OddsView | null;
}

export interface WheelPart extends Choosable {
  readonly key: Key;
  readonly glyph: GlyphId;
  readonly name: string;
  /** Odds, or why not. */
  readonly note?: string;
  readonly rule: string;
  readonly state: 'on' | 'off' | 'spent';
}
export interface WheelView {
  readonly parts: readonly WheelPart[];
  readonly left: number;
  readonly of: number;
}

export interface ItemView extends Choosable {
  readonly id: Item;
  readonly no: number;
  readonly key: Key;
  readonly name: string;
  readonly rule: string;
  /** When it may be used. */
  readonly when: string;
  readonly glyph: GlyphId;
  /** Touching it would do something. */
  readonly open: boolean;
}
/** What one of this seat's Victims has. */
export interface HandView {
  readonly victim: CharacterId;
  readonly name: string;
  readonly seat: SeatLook;
  readonly items: readonly ItemView[];
  readonly worn: readonly {
    readonly id: Equipment;
    readonly name: string;
    readonly gives: string;
    readonly key: Key;
    readonly open: boolean;
    readonly picked: boolean;
  }[];
  readonly slots: number;
}

export interface TokenView extends Choosable {
  readonly token: Token;
  readonly sign: string;
  readonly key?: Key;
  readonly open?: boolean;
}
export interface BunkerView {
  readonly gate: number | null;
  readonly found: boolean;
  readonly open: boolean;
  readonly inside: number;
  readonly needed: number;
  readonly row: readonly TokenView[];
  /** Places in the row where the picked token may go. */
  readonly places: readonly { readonly at: number; readonly key: Key; readonly picked: boolean }[];
  readonly pool: readonly TokenView[];
  /** What the row is worth, and whether it opens; absent where the table works nothing out. */
  readonly value?: { readonly text: string; readonly opens: boolean };
  readonly help: readonly string[];
}
export interface PileView {
  readonly stack: Stack;
  readonly size: number;
  /** What this seat saw there itself. */
  readonly note?: string;
}

/** Tiles looked at in secret: in which order they go back, and how many of them on top. */
export interface PeekView {
  readonly stack: Stack;
  readonly cards: readonly { readonly tile: TileId; readonly name: string }[];
  /** Numbers of the cards, as they will lie. */
  readonly order: readonly number[];
  readonly top: number;
}

export interface SkillView extends Choosable {
  readonly id: 'passive' | 'special1' | 'special2' | 'death';
  readonly key: Key;
  readonly glyph: GlyphId;
  readonly name: string;
  readonly kind: string;
  readonly rule: string;
  readonly cost?: { readonly glyph: GlyphId; readonly count: number };
  readonly upgrades: number;
  readonly slots: number;
  readonly note: string;
  readonly state: 'on' | 'wait' | 'no';
  readonly open: boolean;
  /** Taking a purple token onto this skill. */
  readonly upgrade?: { readonly key: Key; readonly skill: Upgradable; readonly picked: boolean; readonly gives: string };
}
export interface PreyView {
  readonly victim: PartyView;
  /** Steps to it; null where no way leads there. */
  readonly steps: number | null;
  /** The chance that one Hunt gets there. */
  readonly reach: number | null;
  /** How many dice it defends with, in words and short. */
  readonly defence: string;
  readonly dice: string;
  readonly line: string;
  readonly aimable: boolean;
}
export interface HuntFace {
  readonly face: number;
  readonly says: string;
  readonly burns: boolean;
  /** It is the one that was rolled. */
  readonly rolled: boolean;
}
/** What one turn can do to one prey: `hunt` null where it is on the Demon's tile already. */
interface PlanView {
  readonly id: string;
  readonly name: string;
  readonly hunt: number | null;
  readonly hit: number;
  readonly both: number;
}
export interface BandView {
  readonly steps: string;
  readonly chance: number;
}

export interface TableFacts extends Lines {
  readonly code: string;
  readonly round: number;
  readonly phase: Phase;
  readonly curse: { readonly due: number; readonly done: boolean };
  readonly events: { readonly left: number; readonly of: number; readonly inForce: readonly string[]; readonly coming: readonly string[] };
  readonly map: MapView;
  readonly party: readonly PartyView[];
  readonly demon: DemonView | null;
  readonly bunker: BunkerView;
  readonly piles: readonly PileView[];
  readonly tray: TrayView;
  readonly prompt: PromptView;
}
/** A character to choose at the start. */
export interface CastView extends Choosable {
  readonly id: CharacterId;
  readonly key: Key;
  readonly name: string;
  readonly role: string;
  readonly stats: readonly StatView[];
  readonly active: { readonly name: string; readonly rule: string };
  readonly passive: { readonly name: string; readonly rule: string };
  readonly starter: string;
  readonly recommended: boolean;
  readonly taken?: SeatLook;
}
export interface SeatTable extends TableFacts, AskedView<Key> {
  readonly kind: string | null;
  /** What the question asks for and nothing else draws. */
  readonly panels: readonly PanelStep[];
  /** Small acts that cost no point, and ways to end. */
  readonly words: readonly WordView[];
}
/** An option that is a word: a button of its own. */
export interface WordView extends Choosable {
  readonly key: Key;
  readonly name: string;
  readonly glyph: GlyphId;
  readonly help?: string;
  /** It ends something. */
  readonly quiet?: boolean;
}
export interface VictimTable extends SeatTable {
  readonly side: 'victim';
  /** Escaped, eliminated: this seat only looks on. */
  readonly out: string | null;
  /** Tiles of a stack that only this seat sees, to be put back. */
  readonly peek: PeekView | null;
  readonly wheel: WheelView | null;
  readonly hands: readonly HandView[];
  readonly cast: readonly CastView[] | null;
}
export interface DemonTable extends SeatTable {
  readonly side: 'demon';
  readonly body: DemonView;
  /** An Enslaved Victim's player has no body of its own. */
  readonly slave: boolean;
  readonly skills: readonly SkillView[];
  readonly deeds: readonly WordView[];
  readonly prey: readonly PreyView[];
  readonly faces: readonly HuntFace[];
  readonly bands: readonly BandView[];
  /** When the die keeps the hunter where it is. */
  readonly huntRule: string;
  readonly plan: readonly PlanView[];
  /** The dice of the attack lie where else the Hunt die stands. */
  readonly struck: boolean;
  readonly known: readonly string[];
}
export interface WatchTable extends TableFacts {
  readonly side: 'watch';
}

export interface ForestActs extends TableActs {
  ontouch: (key: Key) => void;
}
export type { Key };
