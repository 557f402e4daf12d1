/** An environment for tests of the driver: its clock moves when told to, and what is asked to be stored waits until the test settles it. */
import { type GameTypes, type Input, must, type Seat } from '@lurk/kernel';

import type { Change, Driver, Environment, Said, Sender, Thought } from '../driver.ts';

import type { BotTask } from '../host.ts';

export class TestEnvironment implements Environment {
  time: number;
  /** Moments and words, in order: what a seat heard of its inputs, and when. */
  readonly heard: { at: number; key: string; word: string }[] = [];
  readonly inputs: Input[] = [];
  readonly faults: string[] = [];
  /** Asked for and not yet stored. */
  pending: Change[] = [];
  /** What a bot answers; by default it fails, and the clock's answer is given. */
  bot: (task: BotTask) => Thought = () => null;
  #timer: { at: number; act: () => void } | null = null;

  constructor(time: number) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }
  after(ms: number, act: () => void): () => void {
    const timer = { at: this.time + ms, act };
    this.#timer = timer;
    return () => {
      if (this.#timer === timer) this.#timer = null;
    };
  }
  think(task: BotTask, answer: (thought: Thought) => void): void {
    answer(this.bot(task));
  }
  commit(change: Change): void {
    this.pending.push(change);
  }
  fault(what: string): void {
    this.faults.push(what);
  }

  /** All that was asked for is stored, in order. */
  settle(): void {
    for (let change = this.pending.shift(); change; change = this.pending.shift()) {
      if (change.move) this.inputs.push(change.move.input);
      change.stored();
    }
  }

  /** When the match does something by itself next. */
  get wakesAt(): number | null {
    return this.#timer?.at ?? null;
  }

  /** Time passes, and everything happens at its moment. */
  pass(ms: number): void {
    const until = this.time + ms;
    this.settle();
    while (this.#timer && this.#timer.at <= until) {
      const { at, act } = this.#timer;
      this.#timer = null;
      this.time = Math.max(this.time, at);
      act();
      this.settle();
    }
    this.time = until;
  }

  sender(key: string): Sender {
    const hear = (word: string): void => void this.heard.push({ at: this.time, key, word });
    return { key, accepted: () => hear('ok'), refused: hear };
  }

  /** A person says something, and what can be told at once is told. */
  say(driver: Driver<GameTypes>, key: string, input: Said): void {
    driver.hear(input, this.sender(key));
    this.settle();
  }

  wordsFor(key: string): string[] {
    return this.heard.filter((one) => one.key === key).map(({ word }) => word);
  }
}

export const decisionOf = ({ host }: Driver<GameTypes>, seat: Seat): number =>
  must(host.view(seat).decision, `a decision of seat ${seat}`).id;
