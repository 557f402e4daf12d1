/** What a Demon can do with what it has: dice, power, tokens, targets. All of it public. */
import { DEMON, MOST_RAGE, type Special, TOKENS_OF_A_COLOUR, UPGRADABLE } from '../data/demons.ts';
import { demonPoints } from '../data/setup.ts';
import { TUNABLE } from '../data/tunable.ts';
import type { Blow, Demon, DemonTurn, Hunter, HuntSteps, Open, Score, Victim } from '../types.ts';
import { attackable, slaveOf } from './people.ts';
import { worker } from './skills.ts';

/** VI-299 */
export const demonDie = ({ upgrades }: Demon): 'd6' | 'd10' => (upgrades.passive > 0 ? 'd10' : 'd6');
export const demonFaces = ({ options }: Open, demon: Demon): readonly number[] =>
  (demonDie(demon) === 'd10' ? TUNABLE.demonD10 : TUNABLE.demonD6)[options.demonDice];

/** VI-301, VI-356 The score of an attack of this kind: the face of the die or the power on the card, and what is added. */
function scoreOf({ upgrades, meat }: Demon, blow: Blow, base: number): Score {
  const tokens = blow === 'attack' ? 0 : upgrades[blow];
  const added: Score['added'] = [
    ...(tokens > 0 ? [{ by: 'upgrades' as const, plus: tokens }] : []),
    ...(meat ? [{ by: 'meat' as const, plus: 1 }] : []),
  ];
  return { base, added, score: added.reduce((sum, { plus }) => sum + plus, base) };
}
/** VI-312, VI-356 A basic Attack with this face; VI-342 the slave has neither upgrades nor Meat. */
export const attackScore = (demon: Demon, face: number, by: Hunter = 'demon'): Score =>
  by === 'demon' ? scoreOf(demon, 'attack', face) : { score: face, base: face, added: [] };
/** VI-317 */
export const powerOf = (demon: Demon, blow: 'special1' | 'special2'): Score => scoreOf(demon, blow, DEMON[demon.demon][blow].power);

/** VI-303 to VI-306, VI-341, VI-342, VI-357 What this face is worth in a Hunt. */
export function huntWorth({ rage, meat }: Demon, face: number, by: Hunter): HuntSteps {
  const matched = face === rage;
  const fed = matched && meat && by === 'demon';
  const gains = matched && by === 'demon' && rage < MOST_RAGE ? 1 : 0;
  return { steps: matched ? (fed ? 1 : 0) : face, rage, matched, meat: fed, gains };
}
/** Which of its two Active Skills this is. */
export const slotOf = ({ demon }: Demon, special: Special): 'special1' | 'special2' =>
  DEMON[demon].special1.id === special ? 'special1' : 'special2';
/** VI-294 */
export const canPay = ({ demon, stamina }: Demon, special: 'special1' | 'special2'): boolean => stamina >= DEMON[demon][special].cost;
/** VI-301 */
export const isUpgraded = ({ upgrades }: Demon, special: 'special1' | 'special2'): boolean => upgrades[special] > 0;
/** VI-297 */
export const purpleLeft = ({ upgrades }: Demon): number => UPGRADABLE.reduce((left, skill) => left - upgrades[skill], TOKENS_OF_A_COLOUR);

/** VI-323 Yellow and red tokens that are not in use. */
export function yellowLeft({ map, victims }: Open): number {
  const destroyed = map.filter((laid) => laid.destroyed).length;
  return TOKENS_OF_A_COLOUR - destroyed - victims.reduce((used, { effects }) => used + effects.length, 0);
}
export function redLeft(open: Open): number {
  const onTiles = open.map.filter((laid) => laid.broken || laid.web).length;
  const { shadows = [], meat = false } = open.demon ?? {};
  return TOKENS_OF_A_COLOUR - onTiles - shadows.length - (meat ? 1 : 0) - (slaveOf(open) ? 1 : 0);
}

/** VI-278 to VI-280 What it has at the start of its turn. */
export const newDemonTurn = ({ players }: Open, { rage, bullet }: Pick<Demon, 'rage' | 'bullet'>): DemonTurn => ({
  ap: Math.max(0, demonPoints(players) + (rage === MOST_RAGE ? 1 : 0) - (bullet ? 1 : 0)),
  done: [],
  rerolled: false,
  rushed: false,
  shaken: [],
});
/** VI-216, VI-217a, VI-218 Those among these whom a blow on one Victim may be aimed at: Sean stands before all others on his tile while he can be attacked. */
export function singleTargets(open: Open, among: readonly Victim[]): Victim[] {
  const sean = worker(open, 'brave');
  if (!sean || !attackable(open).includes(sean)) return among.slice();
  return among.filter((victim) => victim === sean || victim.at !== sean.at);
}
