/** The Demon's Rage and Stamina. */
import { MOST_RAGE } from '../data/demons.ts';
import { TUNABLE } from '../data/tunable.ts';
import type { RageWhy, StaminaWhy } from '../events.ts';
import { theDemon } from '../facts/targets.ts';
import type { C } from '../types.ts';

/** VI-287, VI-293 Up or down; before there is a Demon nothing happens. */
export function moveRage({ s, tell }: C, by: number, why: RageWhy): void {
  const { demon } = s.open;
  if (!demon) return;
  const to = Math.min(MOST_RAGE, Math.max(0, demon.rage + by));
  if (to === demon.rage) return;
  demon.rage = to;
  tell.all({ t: 'rageMoved', to, why });
}
/** VI-295; RU-66 the cap is a table option. */
export function moveStamina({ s, tell }: C, by: number, why: StaminaWhy): void {
  const { options } = s.open;
  const demon = theDemon(s.open);
  demon.stamina = options.staminaCap ? Math.min(TUNABLE.staminaCap, demon.stamina + by) : demon.stamina + by;
  tell.all({ t: 'staminaMoved', to: demon.stamina, why });
}
