/**
 * What a table has learned of how each person answers: how quick they are where everybody sees it, how long they look at a window in which
 * they could act, and whether they answer at all. Where a seat can do nothing the table does what that person would have done, so that
 * nobody who watches can tell (docs/decisions/0011). All of it is the table's own: it is told to nobody.
 */
import type { Deadline, Seat } from '@lurk/kernel';
import type { Chance } from './pace.ts';

/** How many questions said whether a person would answer, and how many they answered. */
interface Tally {
  asked: number;
  answered: number;
}

/** What a person does in questions of one kind. */
interface Ways {
  /** How long they looked at windows they could have acted in and let go by, in milliseconds, the latest last; null: they left it to the clock. */
  looks: (number | null)[];
  /** Of questions they could do something with, after one that the clock had answered: answered without a sign before? */
  unprompted: Tally;
  /** Of those in which they gave a sign when none was expected: answered then? */
  shownUp: Tally;
  /** How long they took over questions where everybody saw it, the latest last; absent before there were any. */
  times?: number[];
}

/** Plain data: kept with the match. */
export interface Habit {
  /** How slow this person is where everybody sees it; above 1: slower than most. */
  tempo: number;
  /** The clock answered their last question, whatever they could do in it. */
  silent: boolean;
  /** By kind of question: who thinks long over some would be read by anybody who knows the kind. */
  ways: Record<string, Ways>;
}
/** As it was kept before kinds were told apart. */
type OlderHabit = Omit<Habit, 'ways'> & Pick<Ways, 'looks'> & Tally;
export type KeptHabit = Habit | OlderHabit;

/** A question as far as it says something about the person asked. */
export interface Observation {
  kind: string;
  /** It says something: they could do something with it, and their page was visible. */
  says: boolean;
  /** The clock had answered the one before, and they had given no sign since but this answer. */
  afterSilence: boolean;
  /** They gave a sign while it was open, and none was expected. */
  shownUp: boolean;
}

const SECOND = 1000;
/** What a person takes over a question that deserves such a clock, the middle one of many. */
const USUAL: Record<Exclude<Deadline, number>, number> = { short: 4 * SECOND, normal: 7 * SECOND, long: 14 * SECOND };
const usualFor = (deadline: Deadline): number => (typeof deadline === 'number' ? (deadline * SECOND) / 2 : USUAL[deadline]);
/** How much the latest answer counts beside all before it. */
const WEIGHT = 0.25;
const [QUICKEST, SLOWEST] = [0.5, 4];
const within = (factor: number): number => Math.min(SLOWEST, Math.max(QUICKEST, factor));

/** So many of their looks at a kind are remembered, and what most people do counts as so many of them. */
const [MOST_LOOKS, MOST_PEOPLE] = [32, 1];
/** What they do in other kinds counts as so much of a look at this one: little, for the first look says more than all of these. */
const ELSEWHERE = 0.3;
/** A remembered look is varied a little: the same milliseconds twice would tell. Of few looks each comes often and is varied more. */
const [BLUR, BLUR_OF_ONE] = [0.08, 0.4];
const blurOf = (looks: number): number => Math.max(BLUR, BLUR_OF_ONE / Math.sqrt(looks));
/** Most people answer: one question in so many finds them gone though they had answered the last. */
const LEAVES = 1 / 50;
/** Of somebody nothing is known of yet: few take twice as long as most, and as few half. */
const SPREAD = 0.3;
/** Before much is known, so many questions are held to have been left to the clock after a silence, and answered after a sign. */
const DOUBT = 2;

/** Somebody nothing is known of yet. */
export const stranger = (): Habit => ({ tempo: 1, silent: false, ways: {} });

/** What was learned before kinds were told apart is known as that of a kind that is never asked. */
function brought(kept: KeptHabit): Habit {
  if ('ways' in kept) return kept;
  const { tempo, silent, looks, asked, answered } = kept;
  return { tempo, silent, ways: { '': { ...unknown(), looks, unprompted: { asked, answered } } } };
}
const unknown = (): Ways => ({ looks: [], unprompted: { asked: 0, answered: 0 }, shownUp: { asked: 0, answered: 0 } });

export class Habits {
  readonly all: Habit[];

  constructor(seats: number, kept?: KeptHabit[]) {
    this.all = kept?.map(brought) ?? Array.from({ length: seats }, stranger);
  }

  /** Everybody saw how long this seat took. */
  sawTempo(seat: Seat, kind: string, took: number, deadline: Deadline): void {
    const habit = this.all[seat];
    habit.tempo = within(habit.tempo * (within(took / usualFor(deadline)) / habit.tempo) ** WEIGHT);
    const ways = this.#waysIn(seat, kind);
    ways.times = [...(ways.times ?? []), took].slice(-MOST_LOOKS);
  }

  /** How long they would take over a question of this kind, where everybody sees it. */
  wouldTake(seat: Seat, kind: string, deadline: Deadline, chance: Chance): number {
    const { ways, tempo } = this.all[seat];
    const own = ways[kind]?.times ?? [];
    const known = own.at(Math.floor(chance() * (own.length + MOST_PEOPLE)));
    return Math.round(
      known === undefined ? blurred(usualFor(deadline) * tempo, SPREAD, chance) : blurred(known, blurOf(own.length), chance),
    );
  }

  /** The clock has answered, with what they had planned. */
  keptSilent(seat: Seat): void {
    this.all[seat].silent = true;
  }

  /** Above 1: slower than most. */
  tempoOf(seat: Seat): number {
    return this.all[seat].tempo;
  }

  #waysIn(seat: Seat, kind: string): Ways {
    const { ways } = this.all[seat];
    ways[kind] ??= unknown();
    return ways[kind];
  }

  /** They let a window of this kind go by in which they could have acted, after so long; or left it to the clock (null). */
  looked(seat: Seat, kind: string, ms: number | null): void {
    const { looks } = this.#waysIn(seat, kind);
    looks.push(ms);
    if (looks.length > MOST_LOOKS) looks.shift();
  }

  /** A question of theirs was answered, by the clock or not. */
  answered(seat: Seat, byClock: boolean, { kind, says, afterSilence, shownUp }: Observation): void {
    const count = (tally: Tally): void => {
      tally.asked++;
      if (!byClock) tally.answered++;
    };
    if (says && afterSilence) count(this.#waysIn(seat, kind).unprompted);
    if (says && shownUp) count(this.#waysIn(seat, kind).shownUp);
    this.all[seat].silent = byClock;
  }

  /** They have given a sign of life. */
  showedUp(seat: Seat): void {
    this.all[seat].silent = false;
  }

  /** After a silence: would they answer a question of this kind all the same? A person whose page sends signs would send one first. */
  wouldSpeakAgain(seat: Seat, kind: string, givesSigns: boolean, chance: Chance): boolean {
    return !givesSigns && this.#wouldAnswer(seat, kind, 'unprompted', 0, chance);
  }

  /** They have just given a sign: would they answer this kind of question now? */
  wouldAnswerNow(seat: Seat, kind: string, chance: Chance): boolean {
    return this.#wouldAnswer(seat, kind, 'shownUp', DOUBT, chance);
  }

  /** `presumed`: how many of the questions of which nothing is known are held to have been answered. */
  #wouldAnswer(seat: Seat, kind: string, when: 'unprompted' | 'shownUp', presumed: number, chance: Chance): boolean {
    const { ways } = this.all[seat];
    let [asked, answered] = [DOUBT, presumed];
    for (const known of Object.values(ways)) {
      asked += known[when].asked;
      answered += known[when].answered;
    }
    const here = (ways[kind] ?? unknown())[when];
    return chance() < (here.answered + (ELSEWHERE * answered) / asked) / (here.asked + ELSEWHERE);
  }

  /** How long, below the clock, they would look at a window of this kind, null if they would leave it to the clock; `most`: one of most people, by chance. */
  wouldLook(seat: Seat, kind: string, most: number, clock: number, chance: Chance): number | null {
    const { ways, tempo } = this.all[seat];
    const own = ways[kind]?.looks ?? [];
    const isOwn = chance() * (own.length + ELSEWHERE) < own.length;
    const looks = isOwn ? own : Object.values(ways).flatMap((known) => known.looks);
    const place = Math.floor(chance() * (looks.length + (isOwn ? 0 : MOST_PEOPLE)));
    const isKnown = place < looks.length;
    const look = isKnown ? looks[place] : chance() < LEAVES ? null : most * tempo;
    if (look === null || look >= clock) return null;
    const about = blurred(look, isKnown ? blurOf(looks.length) : BLUR, chance);
    return Math.round(about < clock ? about : look);
  }
}

/** About as long: a little more or less. */
function blurred(ms: number, by: number, chance: Chance): number {
  const share = (1 + 8 * chance()) / 10;
  return ms * (share / (1 - share)) ** by;
}
