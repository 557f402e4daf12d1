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
