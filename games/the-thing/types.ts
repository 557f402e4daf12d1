/** The whole vocabulary of The Thing on one page: who knows what, and what can be said. `events.ts` lists what is told, `answers.ts` what can be answered, `frames.ts` where the rules can stand. */
import {
  type Compartments,
  type Ctx,
  interruptOf,
  type Mine,
  type Picked,
  type Public,
  procedureOf,
  type Seat,
  type State,
  type View,
} from '@lurk/kernel';
import type { BonusPlay, PlanChoice, Talk } from './answers.ts';
import type { CoopOpen, Gift } from './coop/types.ts';
import type { Action, Back, Item, Lab, Role, Thing, Token, Weapon } from './data/cards.ts';
import type { CharacterId } from './data/characters.ts';
import type { Phase } from './data/phases.ts';
import type { Exit, GreenRoom, Location, Place } from './data/rooms.ts';
import type { Weather } from './data/weather.ts';
import type { Event } from './events.ts';
import type { Frames } from './frames.ts';
import type { Options } from './options.ts';

export type { Event, Options };

/** A Character's number. With four players and more it is the player's seat; in the co-operative game one player has several. */
export type Pawn = number;
export type Winner = 'humans' | 'aliens';
/** TT-236 to TT-246, TC-080 to TC-088 Why the match is over. */
export type Why =
  | 'escaped'
  | 'alienStarted'
  | 'alienBoarded'
  | 'leftBehind'
  | 'frozen'
  | 'noHumanLeft'
  | 'noWayOut'
  | 'noAlienLeft'
  | 'roundCap'
  | 'noCharacterLeft';
export type Side = 'left' | 'right';
/** TT-226, TT-228 An escape that has begun: who is aboard, and who has had their choice in this escape round. */
export interface Ride {
  exit: Exit;
  aboard: Pawn[];
  asked: Pawn[];
}
/** TT-219, TT-217 `revealed` plays on as the Alien; `beaten` and `assimilated` are out. `lost`: out by the Reveal effect (TC-026). */
export type Status = 'character' | 'revealed' | 'beaten' | 'assimilated' | 'lost';

/** An item that lies face up; a Flamethrower with its Recharge tokens. */
export type Up = Hideable | Flamethrower;
/** H-13 */
export type Flamethrower = `flamethrower:${number}`;
/** TT-012 All but a Flamethrower, which is face up at once. */
export type Hideable = Exclude<Item, 'flamethrower'>;
/** A Weapon as it is used. */
export type Arm = Exclude<Weapon, 'flamethrower'> | Flamethrower;
/** How many of each back. */
export type Backs = Record<Back, number>;

/** What everybody sees of one Character. */
export interface Person {
  seat: Seat;
  /** Null until the Characters are shared out. */
  character: CharacterId | null;
  status: Status;
  /** Null once the figure has left the board. */
  at: Place | null;
  standing: boolean;
  /** The disc on the Suspicion track; null once it is removed (TT-205). */
  suspicion: number | null;
  /** The role everybody has been shown (TT-180, TT-208, TT-226). */
  shown: Role | null;
  up: Up[];
}

export interface RoomState {
  fuel: number;
  damage: number;
  burnt: boolean;
  dog: boolean;
}

/** TT-041, TT-065 to TT-069 */
export interface Rescue {
  state: 'waiting' | 'flying' | 'arrived' | 'gone';
  at: number;
  fuel: number;
}

/** Everybody sees this. */
export interface Open {
  options: Options;
  /** TT-033 and the like: how many players there were at set-up. */
  players: number;
  people: Person[];
  round: number;
  phase: Phase;
  leader: Seat;
  /** TT-086 Where the Leader token is: in a room, with a Character, or put aside. */
  leaderToken: { room: GreenRoom } | { holder: Pawn } | null;
  /** TT-048 This round's weather. */
  weather: Weather | null;
  /** TT-310 What the die shows while it is in the Weather Station. */
  station: Weather | null;
  rooms: Record<GreenRoom, RoomState>;
  kennel: number;
  /** TT-024, TT-198a Dogs that are in play and on no room. */
  dogsAside: number;
  warehouse: number;
  depot: number;
  pantry: number;
  kitchen: number;
  starving: boolean;
  /** TT-059 The Freezing marker; null while the tile is not in play. */
  freezing: number | null;
  rescue: Rescue;
  /** Force in the Alien pool. */
  pool: number;
  /** TT-072 Force on each Location card that lies face down. */
  plan: number[];
  /** TT-092 Force in the base. */
  force: { room: Location; force: number }[];
  /** TT-074 In the order of their reveals. */
  revealed: Pawn[];
  /** TT-144 The card of the Activity pile that is being resolved. */
  flipped: Action | null;
  /** TT-226 */
  escape: Ride | null;
  /** TT-013 Items used up, for all to see. */
  gone: Item[];
  /** `camps`: of each Character, so that everybody knows who has won. */
  end: { winner: Winner; why: Why; camps: Winner[] } | null;
  /** Null with four players and more. */
  coop: CoopOpen | null;
}

/** TT-166b A trade that is offered: what would be given, and how much of what is wanted. */
export type Offer = { to: Pawn; give: Hideable[]; giveUp: Up[]; want: Backs; wantUp: Up[] };
/** TT-166a The same, as the other side sees it. */
export type Offered = { from: Pawn; backs: Backs; up: Up[]; want: Backs; wantUp: Up[] };

/** One seat sees this of itself. In the co-operative game all hands are open (RU-66) and nothing of it is used. */
export interface Own {
  role: Role | null;
  hand: Action[];
  /** Weapons, Objects and Lab tokens that are not face up, in the order of `ITEMS`. */
  items: Hideable[];
  /** H-42 Drawn and not chosen from yet. */
  drawn: Item[];
  drawnCards: Action[];
  /** RU-24 What a sleeper sees of the Action deck. */
  deckSeen: Record<Action, number> | null;
  /** H-39 The two Infection tokens of the present Encounter, left and right. */
  tokens: Token[];
  offer: Offer | null;
  offered: Offered[];
}

/** TT-070 One attack of the plan. */
export type Attack = { room: Location; force: number };
/** The Revealed Aliens who are not beaten see this together. */
export interface Shared {
  /** H-25 The plan that is confirmed, in the order of `open.plan`. */
  plan: Attack[];
  /** H-36 By whom. */
  proposals: { by: Pawn; plan: Attack[] }[];
}
export const ALIENS = 'aliens';

/** L-27 How each Alien became one. */
export type Infection = { pawn: Pawn; round: number; by: Pawn | 'dog' | 'start' };

/** Nobody sees this. The top of a pile is its last item. */
export interface Vault {
  actionDeck: Action[];
  actionDiscard: Action[];
  /** The Activity pile: faces only, not who put them there (L-14). */
  pile: Action[];
  weapons: Weapon[];
  objects: Thing[];
  lab: Lab[];
  labDiscard: Lab[];
  /** H-15 Removed from the game unseen. */
  removed: Item[];
  infections: Infection[];
  /** H-40, H-45 Co-op: the special role cards by Character, those in the box, and the Location cards under the Alien's Force. */
  roles: Role[];
  box: Role[];
  covered: Location[];
}

/** 6.2 Numbers that everybody may ask for. */
export interface Sizes {
  /** By seat. */
  hand: number[];
  /** By seat: items that are not face up. */
  items: Backs[];
  /** By seat: items, and Action cards, drawn and not chosen from yet (H-42). */
  drawn: number[];
  drawnCards: number[];
  actionDeck: number;
  actionDiscard: number;
  pile: number;
  weapons: number;
  objects: number;
  lab: number;
  labDiscard: number;
}

export interface TT {
  Open: Open;
  Own: Own;
  Shared: Shared;
  Vault: Vault;
  Sizes: Sizes;
  Event: Event;
  Options: Options;
  Frames: Frames;
  Interrupts: { propose: Picked<'propose', PlanChoice>; bonus: BonusPlay; trade: Talk; gift: Gift };
}
export const procedure = procedureOf<TT>();
export const interrupt = interruptOf<TT>();

export type S = Compartments<TT>;
export type Whole = State<TT>;
export type Pub = Public<TT>;
export type Me = Mine<TT>;
export type C<L = unknown> = Ctx<TT, L>;
export type Seen = View<TT>;
