// The 36 action cards (sections 2.4 and 2.5). Copies of a kind are interchangeable, so a card is its kind.
import { keysOf, oneAmong, recordBy } from '@lurk/kernel';

/** Top halves: the Students' special actions, in rulebook order. */
export const TOPS = ['strike', 'double', 'far', 'trap', 'bludgeon', 'baton', 'sensor', 'stims', 'bait'] as const;
export type Top = (typeof TOPS)[number];
/** Bottom halves: the Anomaly's special actions. */
export const BOTTOMS = ['overload', 'evolve', 'possess', 'scent', 'teleport'] as const;
export type Bottom = (typeof BOTTOMS)[number];

/** Copies of each kind. */
export const COPIES = {
  'strike/overload': 4,
  'strike/scent': 2,
  'strike/evolve': 1,
  'bludgeon/overload': 2,
  'bludgeon/evolve': 2,
  'bludgeon/possess': 1,
  'stims/overload': 1,
  'stims/evolve': 1,
  'stims/scent': 1,
  'trap/scent': 4,
  'trap/overload': 1,
  'trap/evolve': 1,
  'far/possess': 2,
  'far/evolve': 1,
  'far/scent': 1,
  'double/teleport': 3,
  'double/possess': 1,
  'baton/teleport': 1,
  'sensor/evolve': 2,
  'sensor/possess': 1,
  'bait/overload': 1,
  'bait/evolve': 1,
  'bait/possess': 1,
} as const;
export type Kind = keyof typeof COPIES;
export const KINDS: readonly Kind[] = keysOf(COPIES);

const HALVES = recordBy(KINDS, (kind) => {
  const [top, bottom] = kind.split('/');
  return { top: oneAmong(TOPS, top), bottom: oneAmong(BOTTOMS, bottom) };
});
export const topOf = (card: Kind): Top => HALVES[card].top;
export const bottomOf = (card: Kind): Bottom => HALVES[card].bottom;

/** The whole deck, unshuffled. */
export const DECK: readonly Kind[] = KINDS.flatMap((kind) => Array.from({ length: COPIES[kind] }, () => kind));

/** Attacks (AN-062 to AN-067, AN-085): how far they reach and what they do. A trap strikes where it lies. */
export type Weapon = 'strike' | 'double' | 'far' | 'bludgeon' | 'baton' | 'trap';
export const DAMAGE: Record<Weapon, number> = { strike: 1, double: 1, far: 1, bludgeon: 2, baton: 3, trap: 1 };
export const REACH: Record<'strike' | 'double' | 'far', number> = { strike: 1, double: 1, far: 2 };
/** Special actions that hurt, and where: the zone that is named, or one's own. */
export const STRIKES: Partial<Record<Top, 'named' | 'own'>> = {
  strike: 'named',
  double: 'named',
  far: 'named',
  bludgeon: 'own',
  baton: 'own',
};
/** AN-068, AN-074 */
export const SENSOR_REACH = 1;
export const BAIT_REACH = 1;
/** AN-073 */
export const STIMS_REACH = 2;

/** How far from its Student each top half reaches, at least and at most. */
export const TOP_RANGE: Record<Top, readonly [min: number, max: number]> = {
  strike: [0, REACH.strike],
  double: [0, REACH.double],
  far: [0, REACH.far],
  trap: [0, 0],
  bludgeon: [0, 0],
  baton: [0, 0],
  sensor: [0, SENSOR_REACH],
  stims: [1, STIMS_REACH],
  bait: [0, BAIT_REACH],
};
