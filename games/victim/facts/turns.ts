/** How a Victim's turn starts, and how a round does: for the rules, and for what is planned before. */
import type { CharacterId } from '../data/characters.ts';
import { VICTIM_POINTS } from '../data/setup.ts';
import type { Hide, Open, Recharge, Victim, VictimTurn } from '../types.ts';
import { isLinkedUp } from './skills.ts';

/** VI-140, VI-205, VI-214 What each state becomes at the start of a turn. */
const HIDE_THEN: Record<Hide, Hide> = { none: 'none', hidden: 'resting', resting: 'none' };
const RECHARGE_THEN: Record<Recharge, Recharge> = { ready: 'ready', used: 'recharging', recharging: 'ready' };

/** VI-035 */
export const statesThen = ({ hide, recharge }: Victim): Pick<Victim, 'hide' | 'recharge'> => ({
  hide: HIDE_THEN[hide],
  recharge: RECHARGE_THEN[recharge],
});

/** VI-036, VI-037 */
export const newTurn = (open: Open, victim: CharacterId): VictimTurn => ({
  victim,
  ap: VICTIM_POINTS + (isLinkedUp(open, victim) ? 1 : 0),
  done: [],
  grounded: false,
  fell: false,
});

/** VI-241 What was drawn for the next round is in force in it. */
export const eventsThen = ({ coming }: Open): Pick<Open, 'inForce' | 'coming'> => ({ inForce: coming, coming: [] });
