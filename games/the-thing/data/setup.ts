/** 2.10 What is laid out for how many. The co-operative game has one column for one to three players. */
import type { Deck, Lab, Thing, Weapon } from './cards.ts';
import { TUNABLE } from './tunable.ts';

/** Up to so many play together against the game. */
export const COOP_PLAYERS = 3;
/** TC-008 Characters shared out in the co-operative game. */
export const COOP_CHARACTERS = 6;

/** TT-022 */
export const FOOD = 16;
/** TT-034 */
export const FIRST_HAND = 2;
/** TT-076 */
export const HAND_LIMIT = 3;
export const STARVING_HAND_LIMIT = 2;
/** TT-186 */
export const MEAL = 4;

interface Column {
  warehouse: number;
  depot: number;
  damage: { shed: number; helipad: number; radio: number };
  weapons: Deck<Weapon>;
  objects: Deck<Thing>;
  lab: Deck<Lab>;
  /** TT-212, TC-028 Force of the first reveal. */
  firstForce: number;
  /** TT-138, TC-029 All the Force there is. */
  forceCap: number;
}

const hidden = (
  players: number,
  warehouse: number,
  [flamethrower, dynamite, melee, firearm]: readonly number[],
  [keys, flashlight, tools, fuel, cable]: readonly number[],
): Column => ({
  warehouse,
  // TT-030, TT-026, TT-031
  depot: players - 1,
  damage: { shed: 1, helipad: players - 2, radio: players },
  lab: { blood: 2 * players, failure: 3 * players },
  weapons: { flamethrower, dynamite, melee, firearm },
  objects: { keys, flashlight, tools, fuel, cable },
  firstForce: TUNABLE.alien.first(players),
  forceCap: TUNABLE.alien.cap,
});

const HIDDEN: Readonly<Record<number, Column>> = {
  4: hidden(4, 10, [1, 3, 3, 1], [2, 2, 2, 2, 1]),
  5: hidden(5, 10, [1, 3, 3, 1], [2, 2, 2, 2, 1]),
  6: hidden(6, 14, [1, 3, 4, 2], [2, 3, 2, 2, 1]),
  7: hidden(7, 18, [1, 3, 4, 2], [2, 3, 3, 3, 2]),
  8: hidden(8, 18, [2, 4, 4, 2], [2, 3, 4, 4, 2]),
};
/** TC-002 to TC-007 */
const COOP: Column = {
  ...HIDDEN[6],
  damage: { shed: 1, helipad: TUNABLE.coop.helipadDamage, radio: 6 },
  objects: HIDDEN[7].objects,
  firstForce: TUNABLE.alien.coopFirst,
  forceCap: TUNABLE.alien.coopCap,
};
export const columnOf = (players: number): Column => (players <= COOP_PLAYERS ? COOP : HIDDEN[players]);
