/**
 * How long things take, as a function of public facts and chance alone: never of a hand, of options or of an answer.
 * Time and chance are handed in, so that a test can hold them.
 */
import type { Deadline, Pace } from '@lurk/kernel';
import type { Speed } from './protocol.ts';

/** From 0 up to, but not including, 1. */
export type Chance = () => number;

const SECOND = 1000;
const CLOCKS: Record<Exclude<Speed, 'none'>, Record<Exclude<Deadline, number>, number>> = {
  quick: { short: 15 * SECOND, normal: 30 * SECOND, long: 60 * SECOND },
  normal: { short: 30 * SECOND, normal: 60 * SECOND, long: 120 * SECOND },
  relaxed: { short: 90 * SECOND, normal: 180 * SECOND, long: 300 * SECOND },
};

/** How long such a decision may take at a table of this speed; null for as long as one likes. Seconds set by an option count at any speed. */
export function clockFor(speed: Speed, deadline: Deadline): number | null {
  if (typeof deadline === 'number') return deadline * SECOND;
  return speed === 'none' ? null : CLOCKS[speed][deadline];
}

/** The seal that would close a question rests so long before it counts: a player who slipped can take it back. */
export const REST = SECOND;

const GRACE: Record<Speed, number> = { quick: 30 * SECOND, normal: 60 * SECOND, relaxed: 120 * SECOND, none: 60 * SECOND };

/** How long a person may be gone before the others may call for a bot, or the lobby gets another host. */
export const graceFor = (speed: Speed): number => GRACE[speed];

/** How many of the people who are here must call for a bot: one of two, and more than half of more. */
export const callsNeeded = (present: number): number => (present <= 2 ? 1 : Math.floor(present / 2) + 1);

const CLOSES: Record<Pace, [number, number]> = {
  none: [0, 0],
  glance: [SECOND, SECOND],
  window: [2 * SECOND, 3 * SECOND],
  talk: [30 * SECOND, 30 * SECOND],
};

/** Who is there to notice how long something takes. */
export interface Company {
  /** How many people answer for themselves. */
  people: number;
  /** Somebody else sits here who may come back, or watches. */
  others: boolean;
}

/** One person among bots hides from nobody, and bots from nobody either: only what is shown takes time. */
export const isAlone = ({ people, others }: Company): boolean => people === 1 && !others;

/** Among bots there is less to hide: a lone person waits half as long for the padding, and not at all where nobody could see it. Without pace nobody waits. */
export const hurry = (pace: Pace, company: Company, paced: boolean): number =>
  !paced || isAlone(company) ? 0 : pace !== 'none' && company.people === 1 ? 0.5 : 1;

/** Alone with a person, bots answer so long after a question was put, or when all is shown: longer than any of them thinks, so that nobody sees how hard it was. */
export const AT_ONCE = SECOND / 10;
/** Alone with bots, an offer stands so long at least before one of them closes the question it belongs to. */
export const OFFERED = SECOND;

/** How long after it was put a question may close at the earliest. */
export function closesAfter(pace: Pace, hurried: number, chance: Chance): number {
  const [least, most] = CLOSES[pace];
  return Math.round((least + (most - least) * chance()) * hurried);
}

/** How long people who could act think before they answer, or let it go by: half of them less. */
const THINKING: Record<Pace | 'race', number> = {
  none: 3.5 * SECOND,
  glance: 2.2 * SECOND,
  window: 3.2 * SECOND,
  talk: 12 * SECOND,
  race: 6 * SECOND,
};
/** Their times differ by factors, not by seconds: few take thrice as long, and as few a third. */
const SPREAD = 0.3;
/** The quickest and the slowest twentieth are cut off, so that nobody waits for an outlier. */
const OUTLIERS = 0.05;

/**
 * When a bot or a standing order gives its answer: drawn from how long people take who could act (a log-logistic draw, as times of decisions are),
 * whatever the seat holds.
 */
export function answersAfter(pace: Pace | 'race', hurried: number, chance: Chance): number {
  const share = OUTLIERS + (1 - 2 * OUTLIERS) * chance();
  return Math.round(THINKING[pace] * (share / (1 - share)) ** SPREAD * hurried);
}

/** Who has given no sign of life for so long may be gone: they are asked also where they can do nothing but pass. */
export const QUIET = 60 * SECOND;
/** Where there is no clock, a seat that can do nothing is waited for so long at most. */
export const LONGEST_LOOK = CLOCKS.relaxed.short;

/** Beats are timed for players who chose the calm pace: nobody's clock runs under a scene. */
export const CALM = 1.25;
