/** The names of things, spelled as the rules spell them. */
export const zoneIds = ['Q-NW', 'Q-NE', 'Q-SE', 'Q-SW', 'L-N', 'L-E', 'L-S', 'L-W', 'C-NW', 'C-NE', 'C-SE', 'C-SW'] as const;
export type ZoneId = (typeof zoneIds)[number];
export type Ring = 'quarters' | 'labs' | 'core';

export type SymbolId = 'CORE' | 'LABS' | 'QUARTERS' | 'FIRE' | 'COLD' | 'ENGINEERING' | 'PHYSICS' | 'AI' | 'BIOLOGY';

/** Top halves: what a Student does with the card. */
export const topIds = ['strike', 'double', 'far', 'trap', 'bludgeon', 'baton', 'sensor', 'stims', 'bait'] as const;
export type TopId = (typeof topIds)[number];
/** Bottom halves: what the card is worth to the Anomaly. */
export const bottomIds = ['overload', 'evolve', 'possess', 'scent', 'teleport'] as const;
export type BottomId = (typeof bottomIds)[number];

export const evolutionIds = ['adaptive', 'conductive', 'echolocation', 'morph', 'phasing', 'reactive'] as const;
export type EvolutionId = (typeof evolutionIds)[number];

/** What half an action point buys, or nothing at all. */
export type DeedId = 'move' | 'feed' | 'skip' | BottomId;
/** What a card is used for: its own special action, or one of the two basic ones. */
export type UseId = 'special' | 'move' | 'track';
export type Aim = 'zone' | 'fuel';
