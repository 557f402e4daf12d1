// The end of a match and what is worth retelling of it, in English. This file is the type: French must have the same keys.
import type { Winner } from '../types.ts';

export const endEn = {
  title: { hunted: 'Rescue has arrived', creature: 'Assimilation is complete' },
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
    collapse: 'Turn {turn}: no Will left for {who}, and Assimilation moved on.',
    catch: 'Turn {turn}: the Creature caught {who} in one turn.',
    anticipated: 'Turn {turn}: the Creature had seen {who} coming.',
    leap: 'Turn {turn}: Rescue moved {count} {count|space|spaces}.',
    stasis: 'Turn {turn}: Stasis held Rescue back, {count} {count|space|spaces} from Victory.',
    lured: 'Turn {turn}: {who} lured the Creature away, sparing {count} Hunted.',
    backfired: 'Turn {turn}: the false trail laid by {who} led the Creature straight to her prey.',
    dodged: 'Turn {turn}: {who} slipped from the Creature’s grasp.',
    pushed: 'Turn {turn}: Detour threw {who} into the Creature’s arms.',
    gaveUp: 'Turn {turn}: {who} gave up, and Assimilation moved on.',
    borrowed: 'Turn {turn}: from the Lair, {who} borrowed what the Creature was guarding.',
    firstCatch: 'Turn {turn}: first blood, with {who} caught.',
  },
} satisfies {
  title: Record<Winner, string>;
  how: Record<Winner, string>;
  verdict: Record<Winner, Record<Winner | 'watcher', string>>;
  points: Record<string, string>;
};

export type PointKind = keyof typeof endEn.points;
