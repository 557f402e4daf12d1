/** 2.8 The eight Characters. What each can do is written where it is done (TT-249 to TT-256). */
export const CHARACTERS = ['bennings', 'clark', 'windows', 'macready', 'garry', 'norris', 'blair', 'nauls'] as const;
export type CharacterId = (typeof CHARACTERS)[number];
