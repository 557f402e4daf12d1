/** 2.12 Every figure that the rulebook does not print. Tuned here and nowhere else. */
export const TUNABLE = {
  helipad: { fuel: 3, damage: 6 },
  shed: { fuel: 4, damage: 1 },
  radio: { damage: 8 },
  suspicion: { yellow: 1, last: 8 },
  /** The last space of each track. */
  sos: { last: 11, fuelLast: 6 },
  freezing: { last: 8 },
  /** Faces of the Weather die. */
  weatherDie: { clear: 1, cloudy: 2, snow: 2, storm: 1 },
  /** G, B, H, Z: fuel of the Generator, fuel of the Boiler, steps of the Rescue Helicopter, steps of the Freezing marker. */
  weatherTile: {
    small: { clear: [1, 0, 4, 0], cloudy: [1, 1, 3, 1], snow: [1, 2, 2, 2], storm: [2, 2, 1, 2] },
    large: { clear: [1, 1, 4, 1], cloudy: [1, 2, 3, 2], snow: [2, 2, 2, 2], storm: [2, 3, 1, 3] },
  },
  alien: { first: (players: number): number => players - 1, later: 1, cap: 18, coopFirst: 5, coopCap: 14 },
  /** `tryAt`: with so much Force or less the clock tries the escape (C-05). */
  coop: { helipadDamage: 4, threat: 6, tryAt: 5 },
  roundCap: 60,
} as const;
