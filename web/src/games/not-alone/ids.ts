export const placeIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type PlaceId = (typeof placeIds)[number];

export type TokenId = 'creature' | 'target' | 'artemia';

export type HuntId =
  | 'despair'
  | 'forceField'
  | 'anticipation'
  | 'ascendancy'
  | 'fierceness'
  | 'forbiddenZone'
  | 'interference'
  | 'persecution'
  | 'mutation'
  | 'phobia'
  | 'virus'
  | 'clone'
  | 'mirage'
  | 'scream'
  | 'toxin'
  | 'cataclysm'
  | 'detour'
  | 'stasis'
  | 'tracking'
  | 'flashback';

export type SurvivalId =
  | 'adrenaline'
  | 'ingenuity'
  | 'sacrifice'
  | 'sixthSense'
  | 'smokescreen'
  | 'strikeBack'
  | 'vortex'
  | 'detector'
  | 'dodge'
  | 'drone'
  | 'gate'
  | 'hologram'
  | 'wrongTrack'
  | 'amplifier'
  | 'doubleBack';

/** 0 Exploration, 1 Hunting, 2 Reckoning, 3 End of turn. */
export type Phase = 0 | 1 | 2 | 3;
