/** 3.A.3, 3.B.2 The phases of a round, by name: their numbers differ between the two games. */
export const HIDDEN_PHASES = ['weather', 'maintenance', 'alien', 'action', 'rest', 'analyses', 'meal', 'dogs'] as const;
export const COOP_PHASES = ['weather', 'maintenance', 'movement', 'alien', 'action', 'rest', 'analyses', 'meal', 'dogs'] as const;
export type Phase = (typeof COOP_PHASES)[number];
