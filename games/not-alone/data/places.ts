// The ten places of Artemia and which of them touch (sections 2.2 and 2.3).

export const PLACE_NOS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type PlaceNo = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export type PlaceKey = 'lair' | 'jungle' | 'river' | 'beach' | 'rover' | 'swamp' | 'shelter' | 'wreck' | 'source' | 'artefact';

export interface Place {
  readonly no: PlaceNo;
  readonly key: PlaceKey;
  /** NA-006: two rows of five, ascending. */
  readonly row: 0 | 1;
  readonly col: 0 | 1 | 2 | 3 | 4;
  /** NA-007: 1 to 5 start in every hand; NA-008: 6 to 10 in the reserve. */
  readonly start: 'hand' | 'reserve';
  /** NA-133, NA-140: one use per turn by all Hunted together, copies included. */
  readonly oncePerTurn: boolean;
  /** NA-146: the Artefact is never copied. (NA-123: that the Lair cannot copy itself is a rule, not a datum.) */
  readonly copyable: boolean;
}

// 2.2
export const PLACES = {
  1: { no: 1, key: 'lair', row: 0, col: 0, start: 'hand', oncePerTurn: false, copyable: true },
  2: { no: 2, key: 'jungle', row: 0, col: 1, start: 'hand', oncePerTurn: false, copyable: true },
  3: { no: 3, key: 'river', row: 0, col: 2, start: 'hand', oncePerTurn: false, copyable: true },
  4: { no: 4, key: 'beach', row: 0, col: 3, start: 'hand', oncePerTurn: true, copyable: true },
  5: { no: 5, key: 'rover', row: 0, col: 4, start: 'hand', oncePerTurn: false, copyable: true },
  6: { no: 6, key: 'swamp', row: 1, col: 0, start: 'reserve', oncePerTurn: false, copyable: true },
  7: { no: 7, key: 'shelter', row: 1, col: 1, start: 'reserve', oncePerTurn: false, copyable: true },
  8: { no: 8, key: 'wreck', row: 1, col: 2, start: 'reserve', oncePerTurn: true, copyable: true },
  9: { no: 9, key: 'source', row: 1, col: 3, start: 'reserve', oncePerTurn: false, copyable: true },
  10: { no: 10, key: 'artefact', row: 1, col: 4, start: 'reserve', oncePerTurn: false, copyable: false },
} as const satisfies { readonly [N in PlaceNo]: Place & { readonly no: N } };

/** The number of a place by its key: PLACE.beach is 4. */
export const PLACE = {
  lair: 1,
  jungle: 2,
  river: 3,
  beach: 4,
  rover: 5,
  swamp: 6,
  shelter: 7,
  wreck: 8,
  source: 9,
  artefact: 10,
} as const satisfies Record<PlaceKey, PlaceNo>;

/** NA-007: the Place cards every Hunted starts with. */
export const HAND_PLACES = [1, 2, 3, 4, 5] as const satisfies readonly PlaceNo[];
/** NA-008: the Place cards of the reserve. */
export const RESERVE_PLACES = [6, 7, 8, 9, 10] as const satisfies readonly PlaceNo[];

// NA-015, neighbours in ascending order (2.3)
export const ADJACENT = {
  1: [2, 6],
  2: [1, 3, 7],
  3: [2, 4, 8],
  4: [3, 5, 9],
  5: [4, 10],
  6: [1, 7],
  7: [2, 6, 8],
  8: [3, 7, 9],
  9: [4, 8, 10],
  10: [5, 9],
} as const satisfies Record<PlaceNo, readonly PlaceNo[]>;

export function isAdjacent(a: PlaceNo, b: PlaceNo): boolean {
  const near: readonly PlaceNo[] = ADJACENT[a];
  return near.includes(b);
}

export type PairId = '1-2' | '2-3' | '3-4' | '4-5' | '6-7' | '7-8' | '8-9' | '9-10' | '1-6' | '2-7' | '3-8' | '4-9' | '5-10';

export type Pair = readonly [PlaceNo, PlaceNo];

// 2.3: 8 horizontal pairs, then 5 vertical ones
export const PAIR_IDS = [
  '1-2',
  '2-3',
  '3-4',
  '4-5',
  '6-7',
  '7-8',
  '8-9',
  '9-10',
  '1-6',
  '2-7',
  '3-8',
  '4-9',
  '5-10',
] as const satisfies readonly PairId[];

const PLACES_OF_PAIR = {
  '1-2': [1, 2],
  '2-3': [2, 3],
  '3-4': [3, 4],
  '4-5': [4, 5],
  '6-7': [6, 7],
  '7-8': [7, 8],
  '8-9': [8, 9],
  '9-10': [9, 10],
  '1-6': [1, 6],
  '2-7': [2, 7],
  '3-8': [3, 8],
  '4-9': [4, 9],
  '5-10': [5, 10],
} as const satisfies Record<PairId, Pair>;

export function pairPlaces(id: PairId): Pair {
  return PLACES_OF_PAIR[id];
}

/** The pair two places form, in either order, or null if they do not touch. */
export function pairOf(a: PlaceNo, b: PlaceNo): PairId | null {
  const id = a < b ? `${a}-${b}` : `${b}-${a}`;
  return isPairId(id) ? id : null;
}

export function isPairId(id: string): id is PairId {
  return Object.hasOwn(PLACES_OF_PAIR, id);
}

export function isPlaceNo(n: unknown): n is PlaceNo {
  return typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= 10;
}

/** 2.3: places adjacent to either member, minus the two members, ascending (NA-210, NA-213). */
export function neighboursOfPair(id: PairId): readonly PlaceNo[] {
  const [a, b] = PLACES_OF_PAIR[id];
  return PLACE_NOS.filter((p) => p !== a && p !== b && (isAdjacent(a, p) || isAdjacent(b, p)));
}
