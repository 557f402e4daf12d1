/**
 * What a game screen works with, whether the table is on a server or in a worker of this page. Everything readable is reactive.
 * The screen draws `view` and `events`, and speaks through the acts; it never sees a socket.
 */
import type { Foreseen } from '@lurk/contract';
import type { Choice, Decision, GameTypes, View } from '@lurk/kernel';
import type { Chat, TableInfo, Wanted, Wants } from '@lurk/table';
import type { Teacher } from '../../games/kit';
import type { ClockView } from '../frame/model';

/** Events as they arrived together, so that a screen can animate one input at a time. */
export interface Beat<E> {
  readonly n: number;
  readonly events: readonly E[];
}

/** One thing that everybody was told, while it is shown. */
export interface Showing<E = GameTypes['Event']> {
  readonly event: E;
  /** How long, at the usual tempo. */
  readonly ms: number;
  /** It and what is shown with it: the steps of its passage up to it. */
  readonly lines: readonly E[];
  /** Which of how many that were told together. */
  readonly no: number;
  readonly of: number;
  /** Its time is over, and it stays in sight until anything else comes. */
  readonly lingers: boolean;
}

export interface TableSession<G extends GameTypes = GameTypes, Memory = unknown> {
  readonly table: TableInfo;
  /** Names by seat, bots included. */
  readonly names: readonly string[];
  readonly view: View<G> | null;
  /** Every event this viewer was told, oldest first; `latest` are those of the newest frame. */
  readonly log: readonly G['Event'][];
  readonly latest: Beat<G['Event']> | null;
  /** What this seat remembers: the game's own fold over the log. */
  readonly memory: Memory | undefined;
  readonly showing: Showing<G['Event']> | null;
  /** How this seat wants to be asked. */
  readonly wants: Wants;
  readonly chats: readonly Chat[];
  /** The clock of this seat; null without one. */
  readonly clock: ClockView | null;
  readonly line: 'open' | 'connecting' | 'offline';
  /** Seats that let the others go first, where the first answer counts for all. */
  readonly givenWay: readonly number[];
  /** An answer on its way, or taken and not yet shown: shown as given until the table says otherwise. */
  readonly pending: { readonly decision: number; readonly choice: Choice } | null;

  /** A question still to come that can be answered ahead. */
  readonly foreseen?: Foreseen | null;
  /** What happened before an answer of this seat came, so that it came too late. */
  readonly overtaken?: readonly G['Event'][] | null;

  /** What a first match teaches; undefined until it is known whether anything. */
  readonly teacher?: Teacher | null | undefined;
  /** The brief before the table has been read: the match may go on. */
  begin?(): void;
  /** Skips what is being shown. */
  skip(): void;
  /** Skips everything up to the next question of this viewer or the next great moment. */
  skipToTurn(): void;
  want(wants: Wanted): void;
  /** Plans the answer to what is foreseen; null drops the plan. */
  plan?(choice: Choice): void;
  answer(decision: Decision, choice: Choice): void;
  unseal(decision: Decision): void;
  giveWay(): void;
  /** False if it could not be sent now. */
  say(text: string): boolean;
  leave(): void;
  back(): void;
  rematch(): void;
}
