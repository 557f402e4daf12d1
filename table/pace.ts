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

/** The seal that would close a question rests so long before it counts: whoever slipped can take it back. */
export const REST = SECOND;

const GRACE: Record<Speed, number> = { quick: 30 * SECOND, normal: 60 * SECOND, relaxed: 120 * SECOND, none: 60 * SECOND };

/** How long a person may be gone before the others may call for a bot, or the lobby gets another host. */
export const graceFor = (speed: Speed): number => GRACE[speed];

/** How many of the people who are here must call for a bot: one of two, and more than half of more. */
export const callsNeeded = (present: number): number => (present <= 2 ? 1 : Math.floor(present / 2) + 1);

const CLOSES: Record<Pace, [number, number]> = { none: [0, 0], glance: [1000, 1000], window: [2000, 3000] };
const ANSWERS: Record<Pace, [number, number]> = { none: [1500, 6000], glance: [700, 2500], window: [1200, 4500] };

/** One person among bots waits for nobody's thoughts: a third is enough to hide who could act. Bots alone hide from nobody. */
export const hurry = (people: number): number => (people === 0 ? 0 : people === 1 ? 0.35 : 1);

/** How long after it was put a question may close at the earliest. */
export const closesAfter = (pace: Pace, people: number, chance: Chance): number => within(CLOSES[pace], people, chance());

/** When a bot, or a standing order, gives its answer. Squared, because people mostly answer soon and sometimes late. */
export const answersAfter = (pace: Pace, people: number, chance: Chance): number => within(ANSWERS[pace], people, chance() ** 2);

const within = ([least, most]: [number, number], people: number, share: number): number =>
  Math.round((least + (most - least) * share) * hurry(people));
