import type { BotLevel } from '@lurk/table';
import type { BustKind } from '../ui/busts';
import type { LogLine } from '../ui/LogList.svelte';
import type { SeatColour, SeatLook } from '../ui/types';

/** A role, or none in particular. */
export type RoleWish = 'any' | (string & {});

export type LobbySeat =
  | {
      readonly kind: 'person';
      readonly seat: SeatLook;
      readonly bust: BustKind;
      readonly host?: boolean;
      readonly away?: boolean;
      readonly ready: boolean;
      /** This device shows nothing of what they say. */
      readonly silenced?: boolean;
    }
  | { readonly kind: 'bot'; readonly seat: SeatLook; readonly level: BotLevel }
  | { readonly kind: 'open'; readonly id: string; readonly colour: SeatColour };

export const seatId = (seat: LobbySeat): string => (seat.kind === 'open' ? seat.id : seat.seat.id);

/** One option of the table: a choice among some, or (without choices) a switch. Names and help come from the game. */
export interface LobbyOption {
  readonly id: string;
  readonly name: string;
  readonly help: string;
  readonly value: string | boolean;
  readonly choices?: readonly { readonly id: string; readonly name: string; readonly help: string }[];
}

export interface LobbyView {
  readonly game: string;
  readonly code: string;
  /** Shown as text; what is copied is the caller's business. */
  readonly link: string;
  /** One SVG path on a grid of `size` × `size` modules. */
  readonly qr?: { readonly path: string; readonly size: number };
  readonly seats: readonly LobbySeat[];
  /** What the game is called, and how long it takes. */
  readonly title: string;
  readonly minutes: string;
  /** Who plays what, by number. */
  readonly parts: string;
  /** The roles one may wish for. */
  readonly wishes: readonly { readonly id: string; readonly name: string; readonly help: string }[];
  readonly art?: { readonly ground: string; readonly figure: string };
  readonly options: readonly LobbyOption[];
  /** How it is decided who gets the role that one player has, in words. */
  readonly fate: string;
  readonly talk: readonly LogLine[];
  readonly host: boolean;
  /** Sits at the table; otherwise may take a seat, if there is one. */
  readonly seated: boolean;
  /** Under which name one would sit down. */
  readonly name?: string;
  readonly ready: boolean;
  readonly wish: RoleWish;
  readonly copied?: boolean;
  /** The levels its bots have, the best first. */
  readonly levels: readonly BotLevel[];
  readonly mayAddSeat: boolean;
  readonly mayCloseSeat: boolean;
  /** Nobody new comes in. */
  readonly locked: boolean;
  /** Why the game cannot start yet. */
  readonly startWhy?: string;
  /** With whom it would start now. */
  readonly startsWith: string;
}

export interface LobbyActs {
  onoption: (id: string, value: string | boolean) => void;
  /** This place, or the first that is free. */
  ontake: (seat?: string) => void;
  onsay: (text: string) => boolean;
  onwish: (wish: RoleWish) => void;
  onready: (ready: boolean) => void;
  onaddbot: (seat: string) => void;
  onlevel: (seat: string, level: BotLevel) => void;
  onfree: (seat: string) => void;
  onaddseat: () => void;
  onclose: (seat: string) => void;
  onlock: (locked: boolean) => void;
  onhand: (seat: string) => void;
  onremove: (seat: string) => void;
  onsilence: (seat: string, silenced: boolean) => void;
  /** The link to this table, or one that makes such a table. */
  oncopy: (which: 'table' | 'like') => void;
  onstart: () => void;
  onsound: () => void;
  onmenu: () => void;
}
