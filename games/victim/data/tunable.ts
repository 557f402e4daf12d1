/** 2.14 Every figure that the rulebook does not print. Tuned here and nowhere else. */
export const TUNABLE = {
  /** 2.4 The faces of the dice, by table option. */
  victimDie: { low: [0, 0, 1, 1, 2, 2], high: [0, 1, 1, 2, 2, 3] },
  demonD6: { low: [0, 1, 2, 3, 4, 5], plain: [1, 2, 3, 4, 5, 6] },
  demonD10: { low: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], plain: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  /** 2.3 AGI, VIT, INT, LUK: where a character starts, and the end of the track. */
  start: {
    rolita: [4, 2, 3, 2],
    diego: [2, 2, 3, 4],
    vivian: [2, 2, 4, 3],
    lucien: [2, 2, 4, 3],
    anya: [3, 2, 4, 2],
    sean: [3, 4, 2, 2],
  },
  max: {
    rolita: [5, 3, 4, 3],
    diego: [3, 3, 4, 5],
    vivian: [4, 3, 5, 3],
    lucien: [3, 3, 5, 4],
    anya: [4, 3, 4, 4],
    sean: [4, 5, 3, 3],
  },
  starters: { rolita: 'firework', diego: 'hammer', vivian: 'aidbox', lucien: 'manual', anya: 'flashlight', sean: 'pistol' },
  /** 2.10 */
  numbers: [1, 2, 3, 4, 5, 6],
  symbols: ['+', '+', '-', '-', '*', '*', '/', '/'],
  /** The lowest Gate token, by table option; there are ten in a row. */
  gates: { low: 3, middle: 5, high: 7 },
  /** 2.8 */
  curseTests: { werewolf: 'int', wendigo: 'vit', witch: 'luk', widow: 'agi', doppel: 'int', phantom: 'luk' },
  /** 2.9 */
  startRage: { werewolf: 1, wendigo: 0, witch: 0, widow: 0, doppel: 0, phantom: 0 },
  /** RU-15 What a Test must reach where it is not the value itself. */
  testAtLeast: 3,
  /** RU-66 */
  staminaCap: 7,
} as const;
