/** A table of random players in this page, seen by one viewer who may play along: real states for the gallery. */
import type { Foreseen, PacedGame } from '@lurk/contract';
import {
  answerable,
  anyChoice,
  apply,
  begin,
  type Choice,
  type Decision,
  diceOver,
  fastDice,
  type GameTypes,
  type Input,
  type Json,
  messagesFor,
  must,
  type View,
  view,
  waitingFor,
} from '@lurk/kernel';
import type { Chat, TableInfo, Wants } from '@lurk/table';
import { untrack } from 'svelte';
import type { Beat, TableSession } from '../play/line/session';

export const NAMES = ['Vesna', 'Mila', 'Anouk', 'Theo', 'Kestrel', 'Oren', 'Zélie', 'Bram'];
const said = (id: number, name: string, text: string): Chat => ({ id, from: name, name, text, at: 0, gallery: false });

/** What is played: the rules, and the options of the match. */
export interface LiveGame<G extends GameTypes, M extends Json> {
  readonly id: string;
  readonly module: PacedGame<G, M>;
  readonly options: G['Options'];
  /** What was said, and by which seat. */
  readonly said: readonly (readonly [seat: number, text: string])[];
}

export class LiveSession<G extends GameTypes, M extends Json> implements TableSession<G> {
  readonly table: TableInfo;
  readonly names: readonly string[];
  readonly #match;
  readonly #seat: number | 'public';
  readonly #below: (n: number) => number;
  view = $state.raw<View<G> | null>(null);
  log = $state.raw<readonly G['Event'][]>([]);
  latest = $state.raw<Beat<G['Event']> | null>(null);
  memory: M;
  chats = $state.raw<readonly Chat[]>([]);
  readonly clock = { until: 35_000, totalMs: 60_000, at: 0 };
  readonly line = 'open';
  readonly pending = null;
  readonly givenWay = [];
  readonly showing = null;
  wants: Wants = { emptyToo: true, passing: false };
  foreseen: Foreseen | null = null;

  readonly #game: LiveGame<G, M>;

  constructor(game: LiveGame<G, M>, seats: number, seat: number | 'public', seed: string) {
    this.#game = game;
    this.memory = $state.raw(game.module.blank(seat === 'public' ? null : seat, seats));
    const dice = diceOver(fastDice(`players of ${seed}`));
    this.#below = (n) => dice.below('gallery', n);
    this.#seat = seat;
    this.names = NAMES.slice(0, seats);
    const people = this.names.map((name, i) =>
      i % 3 === 2
        ? { kind: 'bot' as const, level: 'beginner' as const, name, side: null }
        : { kind: 'person' as const, id: name, name, side: null, ready: i === 1, here: true, away: false },
    );
    this.table = {
      code: 'KQFMRT',
      game: game.id,
      state: 'playing',
      host: NAMES[0]!,
      seats: people,
      options: {},
      speed: 'normal',
      match: 'm',
      you: seat === 'public' ? null : seat,
      watchers: 0,
    };
    this.chats = game.said.filter(([from]) => from < seats).map(([from, text], i) => said(i + 1, NAMES[from]!, text));
    const { match, told } = begin(game.module, { seats, options: game.options, dice: fastDice(seed) });
    this.#match = match;
    this.#hear(told);
  }

  #hear(told: Parameters<typeof messagesFor<G>>[1]): void {
    const events = messagesFor(this.#match, told, this.#seat).map(({ event }) => event);
    this.log = this.log.concat(events);
    this.memory = events.reduce(this.#game.module.remember, this.memory);
    this.latest = { n: (this.latest?.n ?? 0) + 1, events };
    // What the match goes on changing: copied only where it is looked at.
    this.view = view(this.#match, this.#seat);
  }
  #apply(input: Input): void {
    const result = apply(this.#match, input);
    if (result.ok) this.#hear(result.told);
  }
  #any({ shape, mayPass }: Decision): Choice {
    return !answerable(shape) || (mayPass && this.#below(2) === 0) ? null : anyChoice(shape, this.#below);
  }

  /** Random players go on until this is seen; false if the match ends first. */
  playUntil(wanted: (session: this) => boolean, hold = false): boolean {
    const reached = this.#playOn(wanted, hold);
    this.view = structuredClone(this.view);
    return reached;
  }
  #playOn(wanted: (session: this) => boolean, hold: boolean): boolean {
    while (!wanted(this)) {
      if (this.#match.s.control.over !== null) return false;
      const waiting = waitingFor(this.#match).filter(({ seat }) => !hold || seat !== this.#seat);
      const decision = waiting[this.#below(waiting.length)];
      if (!decision) return false;
      this.#apply({ seat: decision.seat, id: decision.id, choice: this.#any(decision) });
    }
    return true;
  }
  /** Something is planned of what this viewer can answer ahead. */
  planAhead(): void {
    this.foreseen = must(this.#game.module.foresight).foreseen(must(this.view));
    const { kind, about, shape } = must(this.foreseen, 'something to plan');
    this.wants = { ...this.wants, planned: { kind, about, choice: anyChoice(shape, this.#below) } };
  }
  #others(): void {
    this.playUntil(() => false, true);
  }

  answer(decision: Decision, choice: Choice): void {
    this.#apply({ seat: decision.seat, id: decision.id, choice });
    this.#others();
  }
  unseal(decision: Decision): void {
    this.#apply({ seat: decision.seat, id: decision.id, unseal: true });
  }
  skip(): void {}
  skipToTurn(): void {}
  want(): void {}
  giveWay(): void {
    this.#others();
  }
  say(text: string): boolean {
    this.chats = [...this.chats, said(this.chats.length + 1, this.names[this.#seat as number] ?? '', text)];
    return true;
  }
  leave(): void {}
  back(): void {}
  rematch(): void {}
}

const MOST_MATCHES = 400;
/** The first match, of those of this name from a number on, in which the moment comes; the number is one it is known to come in, where looking for it takes long. */
export function firstMatch<G extends GameTypes, M extends Json>(
  name: string,
  play: (seed: string) => LiveSession<G, M>,
  {
    wanted,
    from = 0,
    plans,
  }: { readonly wanted: (session: LiveSession<G, M>) => boolean; readonly from?: number; readonly plans?: boolean },
): LiveSession<G, M> {
  for (let i = from; i < from + MOST_MATCHES; i++) {
    const session = play(`${name} ${i}`);
    // Not for the component that shows it to follow: noting all it reads in hundreds of matches takes it minutes.
    if (!untrack(() => session.playUntil(wanted))) continue;
    if (plans) session.planAhead();
    return session;
  }
  throw new Error(`no match shows ${name}`);
}
