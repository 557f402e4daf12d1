import type { HuntId, SurvivalId } from '@lurk/not-alone/public';
import type { IconName } from '../../ui/icons';

/** The pictogram of each card. */
export const huntIcon: Record<HuntId, IconName> = {
  despair: 'moon',
  forceField: 'shield',
  anticipation: 'eye',
  ascendancy: 'person',
  fierceness: 'fang',
  forbiddenZone: 'lock',
  interference: 'beacon',
  persecution: 'claw',
  mutation: 'spark',
  phobia: 'cards',
  virus: 'web',
  clone: 'two',
  mirage: 'swap',
  scream: 'scream',
  toxin: 'web',
  cataclysm: 'spark',
  detour: 'arrow',
  stasis: 'hourglass',
  tracking: 'target',
  flashback: 'back',
};

export const survivalIcon: Record<SurvivalId, IconName> = {
  adrenaline: 'heart',
  ingenuity: 'beacon',
  sacrifice: 'cards',
  sixthSense: 'eye',
  smokescreen: 'moon',
  strikeBack: 'claw',
  vortex: 'swap',
  detector: 'shield',
  dodge: 'runner',
  drone: 'rover',
  gate: 'arrow',
  hologram: 'artemia',
  wrongTrack: 'target',
  amplifier: 'beacon',
  doubleBack: 'back',
};
