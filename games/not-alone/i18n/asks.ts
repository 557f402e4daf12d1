/** The questions of the game by name. */
import { oneAmong } from '@lurk/kernel';

const ASK_KINDS = [
  'chooseSide',
  'w1a',
  'explore',
  'w1c',
  'w2m',
  'w2r',
  'w2rCreature',
  'placeTokens',
  'ascendancyKeep',
  'phobiaKeep',
  'forbiddenZoneDiscard',
  'riverKeep',
  'w3aCreature',
  'w3aHunted',
  'w3c',
  'visitOrder',
  'w3i',
  'resolveVisit',
  'shelterKeep',
  'screamChoice',
  'toxinDiscard',
  'artemiaDiscard',
  'w4Creature',
  'w4Hunted',
] as const;
export type AskKind = (typeof ASK_KINDS)[number];
/** The kernel carries names; these are the game's. */
export const kindOf = ({ kind }: { kind: string }): AskKind => oneAmong(ASK_KINDS, kind);
