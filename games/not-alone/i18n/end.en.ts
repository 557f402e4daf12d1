// The end of a match and what is worth retelling of it, in English. This file is the type: French must have the same keys.
import type { Winner } from '../types.ts';

export const words = {
  title: { creature: 'Artemia feeds', hunted: 'The pod lifts off' },
  how: {
    hunted: 'On turn {turn} Rescue reached Victory; Assimilation was {count} {count|space|spaces} short.',
    creature: 'On turn {turn} Assimilation reached Victory; Rescue was {count} {count|space|spaces} short.',
  },
  /** Read by the Hunted, by the Creature, and by those who watched. */
  verdict: {
    hunted: { hunted: 'You all get away.', creature: 'They have slipped through your fingers.', watcher: 'The Hunted win.' },
    creature: { hunted: 'Artemia will not let you go.', creature: 'They are part of you now.', watcher: 'The Creature wins.' },
  },
  points: {
    collapse: 'No Will left for {who}, and Assimilation moved on.',
    catch: 'The Creature caught {who} in one turn.',
    anticipated: 'The Creature had seen {who} coming.',
    leap: 'Rescue moved {count} {count|space|spaces}.',
    stasis: 'Stasis held Rescue back, {count} {count|space|spaces} from Victory.',
    lured: '{who} lured the Creature away, sparing {count} Hunted.',
    backfired: 'The false trail laid by {who} led the Creature straight to her prey.',
    dodged: '{who} slipped from the Creature’s grasp.',
    pushed: 'Detour threw {who} into the Creature’s arms.',
    gaveUp: '{who} gave up, and Assimilation moved on.',
    borrowed: 'From the Lair, {who} copied the place the Creature was guarding.',
    firstCatch: 'The first catch: {who}.',
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
  how: Record<Winner, string>;
  verdict: Record<Winner, Record<Winner | 'watcher', string>>;
  points: Record<string, string>;
  screen: object;
};

export type PointKind = keyof typeof words.points;
