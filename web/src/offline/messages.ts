/** What the page and its worker say to each other. At the table they speak the protocol of the server. */
import type { ClientMessage, ServerMessage, Verdict, Witness } from '@lurk/table';

/** A match to begin, unless one is already going on. */
export interface SoloWish {
  readonly game: string;
  readonly seats: number;
  /** A side, or null for the lot. */
  readonly side: string | null;
  readonly name: string;
}

export type ToWorker =
  | { readonly do: 'sit'; readonly wish: SoloWish | null }
  | { readonly do: 'say'; readonly message: ClientMessage }
  /** Without a record: the match of this worker. The witness is what this device has seen of it. */
  | { readonly do: 'verify'; readonly no: number; readonly record: unknown; readonly witness: Witness | null };

export type FromWorker =
  | { readonly say: ServerMessage }
  /** There is nothing to go on with. */
  | { readonly nothing: true }
  | { readonly no: number; readonly verdict: Verdict };

/** The name of the only table there is. */
export const SOLO = 'SOLO';
