/** What can be answered, by question (section 5). Several alike cards are told apart as slots (`facts/hands.ts`). */
import type { Picked } from '@lurk/kernel';
import type { Token } from './data/bunker.ts';
import type { CharacterId, Stat } from './data/characters.ts';
import type { Upgradable } from './data/demons.ts';
import type { Equipment, Item } from './data/items.ts';
import type { Rotation, Side, Stack, TileId } from './data/tiles.ts';
import type { Slot } from './facts/hands.ts';
import type { Cell } from './facts/hex.ts';
import type { Piece, Weakening } from './types.ts';

/** 2 Main Actions; the skills by their own names. */
export type MainChoice =
  | 'run'
  | 'decode'
  | 'search'
  | 'hide'
  | Picked<'heal', CharacterId>
  | Picked<'crawl', Cell>
  | SkillChoice
  | PasswordChoice;
/** 9 */
type SkillChoice =
  | 'agile'
  | 'selfHeal'
  | 'smartLink'
  | 'shoot'
  | Picked<'groundAnalyze', CharacterId>
  | Picked<'resourceful', Picked<Item, Picked<CharacterId, Stat>>>;
/** 10 Which token at which place of the row; or the token at this place back. */
type PasswordChoice = Picked<'place', Picked<Token, number>> | Picked<'takeBack', number>;
/** 12, 13, 16, 17 and VI-161: what costs no AP, in a turn and between the points of a Run. */
export type SubChoice =
  | 'pickUp'
  | 'enter'
  | 'pistol'
  | Picked<'give', Picked<CharacterId, Item>>
  | Picked<'aidbox', CharacterId>
  | Picked<'flashlight', Stack>
  | Picked<'hammer', Side>
  | Picked<'equip', Equipment>
  | Picked<'takeOff', Equipment>;
export type TurnChoice = MainChoice | SubChoice | 'end';
/** 3 */
export type RunChoice = Picked<'step', Cell> | Picked<'turn', Picked<Side, Stack>> | SubChoice | 'stop';
/** 4 */
export type Orient = Rotation;
/** 5 Which die; in a common roll all of them at once, by Victim (VI-266b). To keep the roll is to pass (RU-113). */
export type ManualChoice = Picked<'manual', number> | null;
export type ManualsChoice = Record<string, number[]> | null;
/** 6 */
export type HealChoice = 'wound' | Weakening;
/** 8 */
export type SearchChoice = number;
/** 11 */
export type EnterChoice = 'enter' | 'stay';
/** 14 The tiles in order; so many of them on the top, the rest at the bottom. */
export type PeekChoice = { order: TileId[]; top: number };
/** 15 */
export type FlashChoice = Stack | null;
/** 18 */
export type DiscardChoice = Slot[];
/** 19, 20, 21 For each of one's Victims that is concerned (VI-244a). */
export type PayChoice = Record<string, Slot | Picked<'worn', Equipment> | 'wound'>;
export type HailChoice = Record<string, Slot[]>;
export type StressChoice = Record<string, Stat[]>;

/** 22, 23, 26, 27, 33 */
export type DemonChoice =
  | 'hunt'
  | Picked<'attack', CharacterId>
  /** VI-346 */
  | 'attackAll'
  | SpecialChoice
  | Picked<'death', CharacterId>
  | Picked<'upgrade', Upgradable>
  | 'end';
/** 26, 27 A skill that may be aimed at one or at several has a choice for each: Brave asks how many were chosen (VI-217a). */
export type SpecialChoice =
  | Picked<'target' | 'doubleSlash' | 'poisonMist' | 'terrifyingDance' | 'behindYou', CharacterId>
  | Picked<'targetSeveral' | 'poisonMistTwo' | 'terrifyingDanceTwo', CharacterId[]>
  | 'ambush'
  | Picked<'madCharge', Side>
  | Picked<'morbidExplosion', Picked<Cell, CharacterId>>
  /** The second where it hits one Victim only (RU-82). */
  | Picked<'thunderCall', Cell>
  | Picked<'thunderStrike', Picked<Cell, CharacterId>>
  | Picked<'spiderWeb' | 'spiderWebTwo', WebChoice>
  | 'shadowSpikes'
  | Picked<'dimensionShift', Picked<CharacterId, Piece>>;
/** VI-373, VI-374 Where the new Webs go, and which of the old ones make room for them. */
export type WebChoice = { put: Cell[]; remove: Cell[] };
/** 24 Where a piece goes, within the steps that are left; the Doppelgänger is asked again while there are any. */
export type HuntChoice = Picked<Piece, Cell> | null;
/** 25 */
export type RerollChoice = 'reroll' | 'keep';
/** 28 */
export type DefendChoice = 'roll' | 'firework';
/** 29, 30, 31 */
export type AdrenalineChoice = 'run' | 'stay';
export type FreeHuntChoice = 'hunt' | 'no';
export type TargetAttackChoice = 'attack' | 'no';
export type AmbushAttackChoice = Picked<'attack', CharacterId> | 'no';
/** 32 */
export type SlaveChoice = 'hunt' | Picked<'attack', CharacterId> | 'end';
