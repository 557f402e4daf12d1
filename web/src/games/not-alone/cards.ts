import type { IconName } from '../../ui/icons';
import type { HuntId, SurvivalId, TokenId } from './ids';

/** Pictogram, printed phase (0 to 3; undefined: that of the copied card) and symbol of each card. */
export const huntLook: Record<HuntId, { icon: IconName; phase?: 0 | 1 | 2 | 3; token?: TokenId }> = {
  despair: { icon: 'moon', phase: 0, token: 'artemia' },
  forceField: { icon: 'shield', phase: 0, token: 'target' },
  anticipation: { icon: 'eye', phase: 1 },
  ascendancy: { icon: 'person', phase: 1 },
  fierceness: { icon: 'fang', phase: 1 },
  forbiddenZone: { icon: 'lock', phase: 1 },
  interference: { icon: 'beacon', phase: 1 },
  persecution: { icon: 'claw', phase: 1 },
  mutation: { icon: 'spark', phase: 1, token: 'artemia' },
  phobia: { icon: 'cards', phase: 1, token: 'artemia' },
  virus: { icon: 'web', phase: 1, token: 'artemia' },
  clone: { icon: 'two', phase: 1, token: 'target' },
  mirage: { icon: 'swap', phase: 1, token: 'target' },
  scream: { icon: 'scream', phase: 1, token: 'target' },
  toxin: { icon: 'web', phase: 1, token: 'target' },
  cataclysm: { icon: 'spark', phase: 2 },
  detour: { icon: 'arrow', phase: 2 },
  stasis: { icon: 'hourglass', phase: 3 },
  tracking: { icon: 'target', phase: 3 },
  flashback: { icon: 'back' },
};

export const survivalLook: Record<SurvivalId, { icon: IconName; phase: 0 | 1 | 2 | 3 }> = {
  adrenaline: { icon: 'heart', phase: 0 },
  ingenuity: { icon: 'beacon', phase: 0 },
  sacrifice: { icon: 'cards', phase: 0 },
  sixthSense: { icon: 'eye', phase: 0 },
  smokescreen: { icon: 'moon', phase: 0 },
  strikeBack: { icon: 'claw', phase: 0 },
  vortex: { icon: 'swap', phase: 1 },
  detector: { icon: 'shield', phase: 2 },
  dodge: { icon: 'runner', phase: 2 },
  drone: { icon: 'rover', phase: 2 },
  gate: { icon: 'arrow', phase: 2 },
  hologram: { icon: 'artemia', phase: 2 },
  wrongTrack: { icon: 'target', phase: 2 },
  amplifier: { icon: 'beacon', phase: 3 },
  doubleBack: { icon: 'back', phase: 3 },
};
