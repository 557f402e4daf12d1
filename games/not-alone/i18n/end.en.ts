// The end of a match and what is worth retelling of it, in English. This file is the type: French must have the same keys.
import { counting } from '@lurk/i18n';
import type { Winner } from '../types.ts';

const { count } = counting('en');

export const words = {
  title: { creature: 'Artemia feeds', hunted: 'The pod lifts off' },
  how: {
    hunted: (turn: number, spaces: number) =>
      `On turn ${turn} Rescue reached Victory; Assimilation was ${count(spaces, 'space', 'spaces')} short.`,
    creature: (turn: number, spaces: number) =>
      `On turn ${turn} Assimilation reached Victory; Rescue was ${count(spaces, 'space', 'spaces')} short.`,
  },
  /** Read by the Hunted, by the Creature, and by those who watched. */
  verdict: {
    hunted: { hunted: 'You all get away.', creature: 'They have slipped through your fingers.', watcher: 'The Hunted win.' },
    creature: { hunted: 'Artemia will not let you go.', creature: 'They are part of you now.', watcher: 'The Creature wins.' },
  },
  points: {
    collapse: (who) => `No Will left for ${who}, and Assimilation moved on.`,
    catch: (who) => `The Creature caught ${who} in one turn.`,
    anticipated: (who) => `The Creature had seen ${who} coming.`,
    leap: (_who, times) => `Rescue moved ${count(times, 'space', 'spaces')}.`,
    stasis: (_who, times) => `Stasis held Rescue back, ${count(times, 'space', 'spaces')} from Victory.`,
    lured: (who, times) => `${who} lured the Creature away, sparing ${times} Hunted.`,
    backfired: (who) => `The false trail laid by ${who} led the Creature straight to her prey.`,
    dodged: (who) => `${who} slipped from the Creature’s grasp.`,
    pushed: (who) => `Detour threw ${who} into the Creature’s arms.`,
    gaveUp: (who) => `${who} gave up, and Assimilation moved on.`,
    borrowed: (who) => `From the Lair, ${who} copied the place the Creature was guarding.`,
    firstCatch: (who) => `The first catch: ${who}.`,
  },
  /** The rest of the end screen. */
  screen: {
    goodFor: { creature: 'for the Creature', hunted: 'for the Hunted' },
    race: 'The race',
    raceTable: 'Spaces left to Victory after each turn',
    caughtTimes: (n: number) => (n === 0 ? 'never caught' : n === 1 ? 'caught once' : n === 2 ? 'caught twice' : `caught ${n} times`),
  },
} satisfies {
  title: Record<Winner, string>;
  how: Record<Winner, (turn: number, spaces: number) => string>;
  verdict: Record<Winner, Record<Winner | 'watcher', string>>;
  points: Record<string, (who: string, times: number) => string>;
  screen: object;
};

export type PointKind = keyof typeof words.points;
