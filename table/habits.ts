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
  /** How long they looked at windows they could have acted in and let go by, in milliseconds, the latest last; null: they left it to the clock. */
  looks: (number | null)[];
  /** The clock answered their last question, whatever they could do in it. */
  silent: boolean;
  /** How many questions that they could do something with came after one that the clock had answered, and how many of these they answered without a sign before. */
  asked: number;
  answered: number;
}

/** A question as far as it says something about the person asked. */
export interface Asked {
  /** It says something: they could do something with it, and their page was visible. */
  says: boolean;
  /** The clock had answered the one before, and they had given no sign since but this answer. */
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
const [MOST_LOOKS, MOST_PEOPLE] = [32, 1];
/** A remembered look is varied a little: the same milliseconds twice would tell. */
const BLUR = 0.08;
/** Most people answer: one question in so many finds them gone though they had answered the last. */
const LEAVES = 1 / 50;
/** Who never answered after a silence is not expected to; who once did, not at once as a rule. */
const DOUBT = 2;

/** Somebody nothing is known of yet. */
export const stranger = (): Habit => ({
  tempo: 1,
  looks: [],
  silent: false,
  asked: 0,
  answered: 0,
});

export class Habits {
  readonly all: Habit[];

  constructor(seats: number, kept?: Habit[]) {
    this.all = kept ?? Array.from({ length: seats }, stranger);
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

  /** They let a window go by in which they could have acted, after so long; or left it to the clock (null). */
  looked(seat: Seat, ms: number | null): void {
    const { looks } = this.all[seat];
    looks.push(ms);
    if (looks.length > MOST_LOOKS) looks.shift();
  }

  /** A question of theirs was answered, by the clock or not. */
  answered(seat: Seat, byClock: boolean, { says, afterSilence }: Asked): void {
    const habit = this.all[seat];
    if (says && afterSilence) {
      habit.asked++;
      if (!byClock) habit.answered++;
    }
    habit.silent = byClock;
  }

  /** They have given a sign of life. */
  showedUp(seat: Seat): void {
    this.all[seat].silent = false;
  }

  /** After a silence: would they answer all the same? A person whose page sends signs would send one first. */
  wouldSpeakAgain(seat: Seat, givesSigns: boolean, chance: Chance): boolean {
    const { asked, answered } = this.all[seat];
    return !givesSigns && chance() < answered / (asked + DOUBT);
  }

  /** How long they would look at a window, null if they would leave it to the clock; `most` is how long one of most people would look, by chance. */
  wouldLook(seat: Seat, most: number, chance: Chance): number | null {
    const { looks, tempo } = this.all[seat];
    const place = Math.floor(chance() * (looks.length + MOST_PEOPLE));
    return place < looks.length ? looks[place] : chance() < LEAVES ? null : most * tempo;
  }
}

/** About as long: a little more or less. */
export function blurred(ms: number, chance: Chance): number {
  const share = (1 + 8 * chance()) / 10;
  return ms * (share / (1 - share)) ** BLUR;
}
