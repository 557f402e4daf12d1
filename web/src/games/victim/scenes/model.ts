/** What the great moments of VICTIM show: plain data, made from what everybody is told. */
import type { CharacterId, DemonId, Stat } from '@lurk/victim/public';
import type { SeatLook } from '../../../ui/types';

/** The curse, as a scene. */
export interface CurseView {
  readonly demon: DemonId;
  readonly name: string;
  readonly stat: Stat;
  readonly statName: string;
  readonly results: readonly CurseResult[];
  readonly lost: CurseResult;
  /** The character that is no more. */
  readonly was: string;
  readonly tie: readonly { readonly seat: SeatLook; readonly name: string; readonly face: number }[];
  readonly rage: number;
  readonly stamina: number;
  readonly points: number;
  readonly needed: number;
  readonly mine: boolean;
  /** VI-274, VI-275 What happens to the other Victim of the possessed player, where everybody plays two. */
  readonly other?: string;
}
export interface CurseResult {
  readonly id: CharacterId;
  readonly seat: SeatLook;
  readonly who: string;
  readonly dice: readonly number[];
  /** What changed the dice, in words. */
  readonly made: readonly string[];
  readonly result: number;
  readonly state: 'safe' | 'tied' | 'lost';
  readonly tieFace?: number;
}
/** Somebody is taken for good. */
export interface BlowView {
  readonly kind: 'blow';
  readonly how: 'eliminated' | 'enslaved';
  readonly victim: CharacterId;
  readonly seat: SeatLook;
  readonly who: string;
  /** Absent where the forest itself did it. */
  readonly demon: { readonly id: DemonId; readonly name: string; readonly mine: boolean } | null;
  readonly mine: boolean;
  /** How many are gone now. */
  readonly count: number;
}
/** The door gives way. */
export interface DoorView {
  readonly kind: 'door';
  readonly seat: SeatLook;
  readonly formula: string;
  readonly gate: number;
  readonly needed: number;
}
export type GreatView = { readonly kind: 'curse'; readonly curse: CurseView } | BlowView | DoorView;
