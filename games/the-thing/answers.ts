/** What can be answered, by question (section 5). Several alike items are told apart as slots (`facts/trades.ts`). */
import type { Picked } from '@lurk/kernel';
import type { Action, Back } from './data/cards.ts';
import type { GreenRoom, Location } from './data/rooms.ts';
import type { Weather } from './data/weather.ts';
import type { Deed } from './facts/arms.ts';
import type { Slot } from './facts/trades.ts';
import type { Arm, Flamethrower, Pawn, Side } from './types.ts';

/** D-04 Where each point of Force goes: the first into the base, the others there too or not at all (TT-070, TT-071, RU-18). */
export type PlanChoice = { first: Location; rest: (Location | 'pool')[] };
/** TT-088 An Action card to put on the pile; in Darkness one drawn at random. */
export type Puttable = Action | 'random';
/** D-07, D-08, D-10 Where, what, and by which light. */
export type Placed =
  | Picked<'work', { room: GreenRoom; card: Puttable }>
  | 'sleep'
  | Picked<'special', { room: GreenRoom | 'dorm'; flashlight: 'yes' | 'no' }>;
/** A hand chosen from the Action deck, by kind: `use,use,repair`. */
export type Mix = string;
/** D-14, D-15 What is done to an Encounter, and with which Weapon. */
export type Armed = Picked<Deed, Arm> | null;
/** TT-108, TT-109 Two Human tokens, or one of each. */
export type Tokens = 'humans' | 'alien';
/** Whose token, and which of the two. */
export type LookChoice = Picked<Pawn, Side>;
/** D-20 A Character who takes part, the Dog, or the room. */
export type Prey = Pawn | 'dog' | 'sabotage';
/** D-30 The result to keep and where the fuel goes. */
export type StationChoice = { weather: Weather; fuel: GreenRoom | 'none' };
/** D-32 A Fuel or Tools card, and the Character who plays it. */
export type BonusPlay = Picked<'fuel' | 'tools', Pawn>;
/** D-35 One's own secret, so two answers: they are drawn alike, and a Human's does nothing (L-03). */
export type Unmask = 'reveal' | 'remain';
/** Whose offer, and which of one's own items for it. */
export type Accepting = Picked<Pawn, Record<Back, Slot[]>>;
/** D-33, D-35 What every Character may do while the discussion is open. */
export type Talk =
  | Unmask
  | 'withdraw'
  | Picked<'offer', Picked<Pawn, { give: Slot[]; want: Slot[] }>>
  | Picked<'request', Picked<Pawn, Slot[]>>
  | Picked<'accept', Accepting>
  | Picked<'decline', Pawn>;
/** D-38 Whom to test, and with what. */
export type Test = Picked<Pawn, 'blood' | Flamethrower>;
