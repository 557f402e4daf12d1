/**
 * What a table has learned of how each person answers: how quick they are where everybody sees it, how long they look at a window in which
 * they could act, and whether they answer at all. Where a seat can do nothing the table does what that person would have done, so that
 * nobody who watches can tell (docs/decisions/0011). All of it is the table's own: it is told to nobody.
 */
import type { Deadline, Seat } from '@lurk/kernel';
import type { Chance } from './pace.ts';

/** Plain data: kept with the match. */
export interface Habit {
  /** How slow this person is where everybody sees it; above 1: slower than most. */
  tempo: number;
  /** How long they looked at windows they could have acted in and let go by, the latest last: as a multiple of what most take. */
  looks: number[];
  /** The clock answered their last question, whatever they could do in it. */
  silent: boolean;
  /** Of the questions that they could do something with: how many they were asked after they had answered one, and how many of these the clock answered. */
  asked: number;
  missed: number;
  /** How many they were asked after the clock had answered one, and how many of these they answered all the same. */
  askedSilent: number;
  answeredSilent: number;
  /** Questions in a row that the clock answered, for all to see. */
  missedOpenly: number;
}

/** A question as far as it says something about whoever was asked. */
export interface Asked {
  /** They could do something with it. */
  could: boolean;
  /** Everybody sees who has answered, and time hides nothing. */
  openly: boolean;
  /** The clock had answered the one before, and they had given no sign since when it was put. */
  afterSilence: boolean;
}

const SECOND = 1000;
/** What a person takes over a question that deserves such a clock, the middle one of many. */
const USUAL: Record<Exclude<Deadline, number>, number> = { short: 4 * SECOND, normal: 7 * SECOND, long: 14 * SECOND };
const usualFor = (deadline: Deadline): number => (typeof deadline === 'number' ? (deadline * SECOND) / 2 : USUAL[deadline]);
/** How much the latest answer counts beside all before it. */
const WEIGHT = 0.25;
const [QUICKEST, SLOWEST] = [0.5, 4];
const within = (factor: number): number => Math.min(SLOWEST, Math.max(QUICKEST, factor));

/** So many of their looks are remembered, and what most people do counts as so many of them. */
const [MOST_LOOKS, MOST_PEOPLE] = [24, 1];
/** No look is taken again to the millisecond: that would tell. */
const BLUR = 0.08;
/** Before anything is known of them, one question in so many finds them gone though they answered the last. */
const [LEAVES, OF] = [0.25, 12];
/** Who never answered after a silence is not expected to: only what they did counts. */
const DOUBT = 2;

const blank = (): Habit => ({
  tempo: 1,
  looks: [],
  silent: false,
  asked: 0,
  missed: 0,
  askedSilent: 0,
  answeredSilent: 0,
  missedOpenly: 0,
});

export class Habits {
  readonly all: Habit[];

  constructor(seats: number, kept?: Habit[]) {
    this.all = kept ?? Array.from({ length: seats }, blank);
  }

  /** Everybody saw how long this seat took. */
  sawTempo(seat: Seat, took: number, deadline: Deadline): void {
    const habit = this.all[seat];
    habit.tempo = within(habit.tempo * (within(took / usualFor(deadline)) / habit.tempo) ** WEIGHT);
  }

  /** Above 1: slower than most. */
  tempoOf(seat: Seat): number {
    return this.all[seat].tempo;
  }

  /** They let a window go by in which they could have acted, after so many times as long as most take. */
  looked(seat: Seat, times: number): void {
    const { looks } = this.all[seat];
    looks.push(times);
    if (looks.length > MOST_LOOKS) looks.shift();
  }

  /** A question of theirs was answered, by the clock or not. */
  answered(seat: Seat, byClock: boolean, { could, openly, afterSilence }: Asked): void {
    const habit = this.all[seat];
    if (could && afterSilence) {
      habit.askedSilent++;
      if (!byClock) habit.answeredSilent++;
    } else if (could) {
      habit.asked++;
      if (byClock) habit.missed++;
    }
    habit.silent = byClock;
    if (openly) habit.missedOpenly = byClock ? habit.missedOpenly + 1 : 0;
  }

  /** They have given a sign of life. */
  showedUp(seat: Seat): void {
    this.all[seat].silent = false;
  }

  /** Would they answer the next question? Whoever gives signs would give one first, if they had been silent. */
  wouldAnswer(seat: Seat, givesSigns: boolean, chance: Chance): boolean {
    const { silent, asked, missed, askedSilent, answeredSilent } = this.all[seat];
    if (!silent) return chance() >= (missed + LEAVES) / (asked + OF);
    return !givesSigns && chance() < answeredSilent / (askedSilent + DOUBT);
  }

  /** How long they would look at a window, as a multiple of what most take; `most` is how long one of most people would, by chance. */
  wouldLook(seat: Seat, most: number, chance: Chance): number {
    const { looks, tempo } = this.all[seat];
    const among = Math.floor(chance() * (looks.length + MOST_PEOPLE));
    const share = (1 + 8 * chance()) / 10;
    return among < looks.length ? looks[among] * (share / (1 - share)) ** BLUR : most * tempo;
  }
}
