/** What can be answered, by question (section 5). */
import type { Picked } from '@lurk/kernel';
import type { Zone } from './data/board.ts';
import type { Bottom, Kind } from './data/cards.ts';
import type { ACTIVATE } from './data/picks.ts';
import type { Paid } from './facts/payments.ts';
import type { Aim, Pawn, Use } from './types.ts';

/** Where to strike, and at what (AN-087). */
export type Target = Picked<Zone, Aim>;
/** AN-081 Whose trap, where, and at what. */
export type Spring = Picked<typeof ACTIVATE, Picked<Pawn, Target>>;
/** What a Student does, with all that belongs to it. */
export type Action = Picked<Use, Made>;
/** The card it is made with; the rest is what the action asks for. */
export type Made = { card: Kind };
/** Half an action point of the Anomaly (AN-105a). */
export type Half = 'feed' | Picked<'move', Zone> | Picked<Bottom, { pay: Paid }>;
