/** 2.13 What depends on the number of players (the table of section 1). */
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;
/** VI-407 Up to so many play two characters each. */
export const TWO_EACH = 3;

export const charactersEach = (players: number): number => (players <= TWO_EACH ? 2 : 1);
export const charactersOf = (players: number): number => players * charactersEach(players);
/** VI-029 The round of the Curse Phase. */
export const curseRound = (players: number): number => (players === 2 || players === 4 ? 3 : 2);
/** VI-278 */
export const demonPoints = (players: number): number => (players === MAX_PLAYERS ? 3 : 2);
/** VI-397, but for the table option at six. */
export const escapesToWin = (players: number): number => (players === 3 || players === 5 ? 3 : 2);
/** VI-399 */
export const ELIMINATIONS = 2;
/** VI-036 */
export const VICTIM_POINTS = 2;
/** VI-339 */
export const SLAVE_POINTS = 2;
