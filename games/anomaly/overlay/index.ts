export {
  anomalyAfter,
  type Hits,
  hitsOf,
  type Presence,
  presentAt,
  scentSplit,
  struckBy,
  trackSplit,
  zonesAfterShowing,
  zonesAfterUse,
} from './ahead.ts';
export { type Learnt, learntOf } from './history.ts';
export {
  blankTrail,
  chances,
  follow,
  type Ground,
  type PawnTrail,
  type Possible,
  possible,
  publicTrail,
  type Struck,
  type Trail,
  whyNot,
} from './trail.ts';
export type { World } from './worlds.ts';
