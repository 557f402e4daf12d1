/** The words that only the co-operative game for one to three players has (3.B). */
import type { Picked, Seat } from '@lurk/kernel';
import type { Exit } from '../data/rooms.ts';
import type { Pawn, Up } from '../types.ts';

/** 2.9 An Action die. */
export type DieFace = 'use' | 'repair' | 'sabotage' | 'threat';
export const DIE: readonly DieFace[] = ['use', 'use', 'repair', 'repair', 'sabotage', 'threat'];
export type Die = { face: DieFace; cancelled: boolean };
/** TC-062 to TC-064 What lets a Character roll dice again. */
export type Reroll = 'norris' | 'garry' | 'flashlight';

export interface CoopOpen {
  /** TC-011 The Threat's space on the Suspicion track. */
  threat: number;
  /** TC-046 Whose dice they are. */
  acting: Pawn | null;
  dice: Die[];
}

/** What brought the Reveal effect about (TC-022, TC-025, TC-049, TC-052, TC-071, TC-076). */
export type LostWhy = 'dog' | 'encounter' | 'cancelling' | 'threat' | 'analysis';

export type CoopEvent =
  | { t: 'threatMoved'; to: number }
  | { t: 'characterLost'; pawn: Pawn; why: LostWhy; pool: number }
  | { t: 'dogTokenShown'; pawn: Pawn; alien: boolean }
  | { t: 'targetIs'; value: number }
  | { t: 'diceRolled'; dice: DieFace[] }
  | { t: 'diceAssigned'; pawn: Pawn }
  | { t: 'diceRerolled'; pawn: Pawn; with: Reroll; which: number[]; dice: DieFace[] }
  | { t: 'dieSet'; pawn: Pawn; die: number; face: DieFace }
  | { t: 'diceCancelled'; pawn: Pawn; which: number[] }
  | { t: 'acted'; pawn: Pawn; action: 'use' | 'repair' | null; times: number }
  | { t: 'actionLost'; pawn: Pawn }
  | { t: 'partyStopped' }
  | { t: 'given'; from: Pawn; to: Pawn; item: Up }
  | { t: 'escapeRolled'; dice: DieFace[] }
  | { t: 'escapeInterrupted' };

/** C-12 An item of one's own Character, and who gets it. */
export type Gift = Picked<Pawn, { item: Up; to: Pawn }>;

/** Its procedures, with what their frames carry. */
export type CoopFrames = {
  coopRound: null;
  movement: { order: Seat[]; left: Pawn[] };
  autoAlien: null;
  partyActions: { rerolls: Reroll[]; threats: number };
  threat: { victims: Pawn[] };
  exchange: null;
  gift: null;
  partyEscape: { pawn: Pawn; exit: Exit; order: Pawn[] };
};
