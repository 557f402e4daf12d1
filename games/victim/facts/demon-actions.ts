/** VI-281 to VI-302 What bars an action of the Demon: a reason by its name, whose words are in `i18n`; null means it can be done. */
import { DEMON, type DemonAction, MOST_RAGE, type Special, UPGRADABLE, UPGRADE_COST, type Upgradable } from '../data/demons.ts';
import type { Open } from '../types.ts';
import { canPay, isUpgraded, purpleLeft } from './demons.ts';
import { attackable } from './people.ts';
import {
  attackableNear,
  attackableOn,
  attackRange,
  chargeSides,
  deathTargets,
  explosions,
  shifts,
  spiked,
  theDemon,
  thunders,
  webCells,
} from './targets.ts';

type DemonBar =
  | 'noPoints'
  | 'takenAlready'
  | 'noStamina'
  | 'nobodyThere'
  | 'nobodyMortal'
  | 'needsRage'
  | 'noWebCell'
  | 'noWay'
  | 'noPurple'
  | 'onceOnly';

/** VI-320 What each special needs before it can be used. */
const NEEDS: Record<Special, (open: Open) => DemonBar | null> = {
  target: (open) => anybody(attackableOn(open, theDemon(open).at)),
  doubleSlash: (open) => anybody(attackableOn(open, theDemon(open).at)),
  ambush: () => null,
  madCharge: (open) => (chargeSides(open).length > 0 ? null : 'noWay'),
  morbidExplosion: (open) => anybody(explosions(open)),
  thunderCall: (open) => anybody(thunders(open)),
  spiderWeb: (open) => (webCells(open).length > 0 ? null : 'noWebCell'),
  poisonMist: (open) => anybody(attackableNear(open, theDemon(open).at)),
  shadowSpikes: (open) => anybody(spiked(open)),
  dimensionShift: (open) => anybody(shifts(open)),
  terrifyingDance: (open) => anybody(attackableNear(open, theDemon(open).at)),
  behindYou: (open) => anybody(attackable(open)),
};
const anybody = (among: readonly unknown[]): DemonBar | null => (among.length > 0 ? null : 'nobodyThere');

export const specialOf = (open: Open, slot: 'special1' | 'special2'): Special => DEMON[theDemon(open).demon][slot].id;

/** Why the Demon cannot do this now. */
export function barOf(open: Open, action: DemonAction): DemonBar | null {
  const demon = theDemon(open);
  // VI-282, VI-281
  if (demon.turn.done.includes(action)) return 'takenAlready';
  if (demon.turn.ap === 0) return 'noPoints';
  if (action === 'hunt') return null;
  if (action === 'attack') return anybody(attackRange(open));
  if (action === 'death') {
    if (demon.rage < MOST_RAGE) return 'needsRage';
    return deathTargets(open).length > 0 ? null : 'nobodyMortal';
  }
  return canPay(demon, action) ? NEEDS[specialOf(open, action)](open) : 'noStamina';
}
export const mayDo = (open: Open, action: DemonAction): boolean => barOf(open, action) === null;

/** VI-296 to VI-299 Why no purple token can be put on this skill. */
export function upgradeBar(open: Open, skill: Upgradable): DemonBar | null {
  const demon = theDemon(open);
  if (skill === 'passive' && demon.upgrades.passive > 0) return 'onceOnly';
  if (purpleLeft(demon) === 0) return 'noPurple';
  return demon.rage < UPGRADE_COST ? 'needsRage' : null;
}
export const upgradesNow = (open: Open): Upgradable[] => UPGRADABLE.filter((skill) => upgradeBar(open, skill) === null);

/** VI-301 The additional effect of this special is there. */
export const isBetter = (open: Open, slot: 'special1' | 'special2'): boolean => isUpgraded(theDemon(open), slot);
