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
  follow,
  type PawnTrail,
  possible,
  type Trail,
  whyNot,
} from './trail.ts';
