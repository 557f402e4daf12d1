/** The whole vocabulary of VICTIM on one page: who knows what. `frames.ts` lists the procedures, `answers.ts` what can be said, `events.ts` what is told. */
import {
  type Circle,
  type Compartments,
  type Ctx,
  type Mine,
  type Public,
  procedureOf,
  type Seat,
  type State,
  type View,
} from '@lurk/kernel';
import type { NumberToken, SymbolToken, Token } from './data/bunker.ts';
import type { CharacterId, Stat, Stats } from './data/characters.ts';
import type { DemonAction, DemonId, Upgradable } from './data/demons.ts';
import type { EventCard, Lasting } from './data/events.ts';
import type { Equipment, Item } from './data/items.ts';
import type { MainAction, Phase } from './data/phases.ts';
import type { Rotation, Side, Stack, TileId } from './data/tiles.ts';
import type { Event } from './events.ts';
import type { Cell } from './facts/hex.ts';
import type { Frames } from './frames.ts';
import type { Options } from './options.ts';

export type { Cell, Event, Frames, Options };

/** VI-402 Before there is a Demon, all may lose. */
export type Winner = 'victims' | 'demon' | 'nobody';
/** VI-397 to VI-400 */
export type Why = 'escaped' | 'allCritical' | 'eliminated' | 'darkness';

/** VI-004 `forest`, or how a Victim left it. */
export type Status = 'forest' | 'escaped' | 'possessed' | 'eliminated' | 'enslaved' | 'removed';
/** VI-010a */
export type Weakening = 'target' | 'poisoned' | 'frightened';
/** VI-140 */
export type Hide = 'none' | 'hidden' | 'resting';
/** VI-205, VI-214 */
export type Recharge = 'ready' | 'used' | 'recharging';

/** What everybody sees of one Victim. There is one of each character, so the character is its name. */
export interface Victim {
  character: CharacterId;
  /** Who plays it; of an Enslaved Victim too (VI-344). */
  seat: Seat;
  status: Status;
  /** Null once the figure has left the map; an Enslaved Victim's stays. */
  at: Cell | null;
  stats: Stats;
  wounds: number;
  worn: Equipment[];
  hide: Hide;
  /** Of Shoot and Self Heal. */
  recharge: Recharge;
  /** In the order in which they came. */
  effects: Weakening[];
}

/** A tile on the map, with what lies on it. */
export interface Laid {
  cell: Cell;
  tile: TileId;
  rotation: Rotation;
  /** VI-069, VI-070 */
  herb: boolean;
  box: boolean;
  /** VI-120 It bears a Decoder token. */
  decoded: boolean;
  /** VI-361, VI-364, VI-369 */
  destroyed: boolean;
  broken: boolean;
  web: boolean;
}
/** VI-229, VI-075 A border that is open though it shows an obstacle. */
export interface Bridge {
  cell: Cell;
  side: Side;
  by: 'hammer' | 'breakthrough';
}

/** What a Victim's turn has seen so far. Recreated at its start. */
export interface VictimTurn {
  victim: CharacterId;
  ap: number;
  /** VI-040 */
  done: MainAction[];
  /** VI-086 A Test failed: no Run and no Agile any more. */
  grounded: boolean;
  /** VI-056, VI-113 It became Critically Injured in this turn: no Crawl. */
  fell: boolean;
}
/** VI-046, VI-179, VI-206 */
export type RunKind = 'run' | 'agile' | 'adrenaline';
/** The Run in progress; there is never a second one. Each Run creates its own. */
export interface Running {
  victim: CharacterId;
  how: RunKind;
  /** Points not spent. */
  left: number;
  spent: number;
  /** VI-052 The dice sum was 0: steps only, and all of them optional. */
  zero: boolean;
  /** What happens on the way may end it: a Test failed, a Web, a Wound, something picked up. */
  over: boolean;
}

export type RollWhy =
  | RunKind
  | 'test'
  | 'decode'
  | 'heal'
  | 'selfHeal'
  | 'search'
  | 'hide'
  | 'defence'
  /** Several at once (VI-266a, VI-266b). */
  | 'swarm'
  | 'curse';
/** What changes a roll on its way from the dice to the result, in the order of table 2.12. */
export type Modifier =
  /** Step 1: so many dice less (VI-368). */
  | { by: 'poisoned'; dice: number }
  /** Steps 4 and 5, or instead of them the zero rule (VI-053): what the sum becomes. */
  | { by: 'snow' | 'agile' | 'zero'; to: number }
  /** Steps 6 and 7. */
  | { by: Equipment | 'encouragement'; plus: number };
/** A roll by statistic that lies on the table, told whole: nobody has to work out later what it was worth then. */
export interface Roll {
  victim: CharacterId;
  stat: Stat;
  why: RollWhy;
  /** The faces. */
  dice: number[];
  /** 2.12 Step 3. */
  sum: number;
  modifiers: Modifier[];
  /** After all steps, with the dice as they lie; the same as `result` once the Manuals are decided, and null until then. */
  stands: number;
  result: number | null;
  /** What the result has to reach; null where more is simply better. */
  target: number | null;
  /** Null until the result is there, and where there is no target. A defence that is passed holds. */
  outcome: 'passed' | 'failed' | null;
}

/** The dice of a common roll before they are shown. */
export type OwnRoll = Pick<Roll, 'victim' | 'stat' | 'why' | 'dice' | 'sum' | 'result'>;

/** Who hunts: the Demon, the Enslaved Victim. */
export type Hunter = 'demon' | 'slave';
/** Who attacks: they, or a Web. */
export type Attacker = Hunter | 'web';
/** What attacks. */
export type Blow = 'attack' | 'special1' | 'special2';
/** The score of an attack and what it is made of: the face of the die or the power on the card, and what is added to it (VI-301, VI-356). */
export type Score = {
  score: number;
  base: number;
  added: { by: 'upgrades' | 'meat'; plus: number }[];
};
/** The attack that is being resolved, or the last one. */
export interface Attack extends Score {
  by: Attacker;
  blow: Blow;
  victim: CharacterId;
  /** Null until it is decided; a Firework makes it fail (VI-223). */
  outcome: 'hit' | 'defended' | 'firework' | null;
}

/** VI-303 to VI-306, VI-357 What a face of the die is worth in a Hunt, at this Rage. */
export interface HuntSteps {
  steps: number;
  rage: number;
  /** The face is the Rage: no step, but for the one that Fresh Meat gives. */
  matched: boolean;
  meat: boolean;
  /** VI-304, VI-305, VI-342 The Rage that is gained by it. */
  gains: number;
}
/** The Demon's die as it lies on the table, with what it is worth. */
export type DemonRoll = { by: Hunter; die: 'd6' | 'd10'; face: number } & (
  | { why: 'hunt'; worth: HuntSteps }
  | { why: 'attack'; worth: Score }
);

/** What one action of the Demon or its slave has done. Each action creates its own; null outside of them. */
interface DemonDeed {
  by: Hunter;
  action: DemonAction;
  /** VI-347 Its Hunt has moved a piece. */
  moved: boolean;
  /** VI-206a Who made a defence roll, and who was hit, once each. */
  defended: CharacterId[];
  hit: CharacterId[];
}
/** What lasts from one start of the Demon's turn to the next. Recreated there. */
export interface DemonTurn {
  ap: number;
  /** VI-282 */
  done: DemonAction[];
  /** VI-330 Blood Smell has been used. */
  rerolled: boolean;
  /** VI-209 Adrenaline Rush has been used in this Demon's Action Phase. */
  rushed: boolean;
  /** VI-391 Frightened in this turn: it takes effect after its end, which empties the list. */
  shaken: CharacterId[];
}
/** VI-379 The main body, or a Shadow by its number. */
export type Piece = 'body' | number;
export interface Demon {
  demon: DemonId;
  seat: Seat;
  /** Who was possessed. */
  was: CharacterId;
  at: Cell;
  rage: number;
  stamina: number;
  upgrades: Record<Upgradable, number>;
  /** VI-280 */
  bullet: boolean;
  /** VI-356 */
  meat: boolean;
  /** VI-381 Where the Shadows are. */
  shadows: Cell[];
  turn: DemonTurn;
}

/** Everybody sees this. */
export interface Open {
  options: Options;
  players: number;
  /** VI-024 */
  first: Seat;
  /** In turn order (VI-024, VI-025), which is the order in which they were chosen. */
  victims: Victim[];
  round: number;
  phase: Phase;
  /** In the order in which they were laid. */
  map: Laid[];
  bridges: Bridge[];
  turn: VictimTurn | null;
  /** VI-236 Who has played last. */
  lastTurn: CharacterId | null;
  /** VI-051, VI-211 The tiles closed to the piece that moves now: since the start of the turn, or of Adrenaline Rush. */
  trail: Cell[];
  running: Running | null;
  /** The roll on the table, or all that were made at once. */
  rolls: Roll[];
  attack: Attack | null;
  /** The last die of the Demon or its slave. */
  demonRoll: DemonRoll | null;
  deed: DemonDeed | null;
  /** VI-193 The Smart Link token lies on Lucien's board. */
  smartLink: boolean;
  /** VI-198 Who has the Ground Analyze token. */
  groundAnalyze: CharacterId | null;
  /** VI-122 The pool that all Victims share, in the order of the tokens. */
  numbers: NumberToken[];
  symbols: SymbolToken[];
  /** VI-152 */
  row: Token[];
  /** VI-071 */
  gate: number | null;
  bunkerOpen: boolean;
  /** Item cards discarded, in the order of `ITEMS`. */
  discard: Item[];
  /** VI-240 Event cards drawn, the last one last. */
  events: EventCard[];
  /** VI-241 In force this round, and coming the next. */
  inForce: Lasting[];
  coming: Lasting[];
  /** Null until the Curse Phase. */
  demon: Demon | null;
  /** VI-327 */
  eliminated: number;
  /** `winners`: the seats that have won (VI-404, VI-405). */
  end: { winner: Winner; why: Why; winners: Seat[] } | null;
}

/** VI-225b The tiles a seat is looking at, the next to be drawn first. */
interface Peek {
  stack: Stack;
  tiles: TileId[];
}
/** One seat sees this of itself. */
export interface Own {
  peek: Peek | null;
  /** VI-266a Dice of its own Victims, until all Manuals of a common roll are decided. What else there is to say of them is public (`rollAsItLies`). */
  rolls: OwnRoll[];
}

/** A hand. Each character's is a circle of its own, whose only member is its player; with open hands all players are (RU-43). */
export interface Hand {
  /** In the order of `ITEMS`: how cards came must not be read off a hand. */
  items: Item[];
}

/** Nobody sees this. The top of a pile is its last item. */
export interface Vault {
  stacks: Record<Stack, TileId[]>;
  items: Item[];
  /** Darkness is the first: the bottom card (VI-021). */
  events: EventCard[];
  numbers: NumberToken[];
  symbols: SymbolToken[];
  gates: number[];
  curses: DemonId[];
}

/** Section 6 Numbers that everybody may ask for. */
export interface Sizes {
  hand: Record<CharacterId, number>;
  stacks: Record<Stack, number>;
  items: number;
  events: number;
  numbers: number;
  symbols: number;
  gates: number;
}

export interface VI {
  Open: Open;
  Own: Own;
  Shared: Hand;
  Vault: Vault;
  Sizes: Sizes;
  Event: Event;
  Options: Options;
  Frames: Frames;
}
export const procedure = procedureOf<VI>();

export type S = Compartments<VI>;
export type Whole = State<VI>;
export type Pub = Public<VI>;
export type Me = Mine<VI>;
export type C<L = unknown> = Ctx<VI, L>;
export type Seen = View<VI>;
export type HandCircle = Circle<Hand>;
