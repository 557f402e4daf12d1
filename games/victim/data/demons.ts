/** 2.8, 2.9 The six Demons and their Curse cards. What a skill does is written where it is done. */
import { recordBy } from '@lurk/kernel';
import type { Stat } from './characters.ts';
import { TUNABLE } from './tunable.ts';

export const DEMONS = ['werewolf', 'wendigo', 'witch', 'widow', 'doppel', 'phantom'] as const;
export type DemonId = (typeof DEMONS)[number];

export type DemonPassive = 'bloodSmell' | 'frenzy' | 'voodooDoll' | 'venomousFangs' | 'shadowRush' | 'fright';
export const SPECIALS = [
  ...(['target', 'doubleSlash', 'ambush', 'madCharge', 'morbidExplosion', 'thunderCall'] as const),
  ...(['spiderWeb', 'poisonMist', 'shadowSpikes', 'dimensionShift', 'terrifyingDance', 'behindYou'] as const),
] as const;
export type Special = (typeof SPECIALS)[number];
export type DeathSkill = 'wolfBite' | 'freshMeat' | 'bloodCurse' | 'toxicScar' | 'splitting' | 'hauntingHum';

/** An Active Skill: what it costs in Stamina and its power before upgrades. */
interface SpecialData {
  id: Special;
  cost: number;
  power: number;
}
/** What the yellow and the red tokens mean. */
export type Yellow = 'target' | 'destroyed' | 'poisoned' | 'frightened';
type Red = 'enslaved' | 'meat' | 'broken' | 'web' | 'shadow';

interface DemonData {
  /** 2.8 What its Curse card tests. */
  test: Stat;
  rage: number;
  passive: DemonPassive;
  special1: SpecialData;
  special2: SpecialData;
  death: DeathSkill;
  yellow: Yellow | null;
  red: Red | null;
}

const special = (id: Special, cost: number, power: number): SpecialData => ({ id, cost, power });
const SKILLS: Record<DemonId, Omit<DemonData, 'test' | 'rage'>> = {
  werewolf: {
    passive: 'bloodSmell',
    special1: special('target', 1, 2),
    special2: special('doubleSlash', 2, 3),
    death: 'wolfBite',
    yellow: 'target',
    red: 'enslaved',
  },
  wendigo: {
    passive: 'frenzy',
    special1: special('ambush', 1, 2),
    special2: special('madCharge', 1, 2),
    death: 'freshMeat',
    yellow: null,
    red: 'meat',
  },
  witch: {
    passive: 'voodooDoll',
    special1: special('morbidExplosion', 1, 3),
    special2: special('thunderCall', 2, 3),
    death: 'bloodCurse',
    yellow: 'destroyed',
    red: 'broken',
  },
  widow: {
    passive: 'venomousFangs',
    special1: special('spiderWeb', 1, 2),
    special2: special('poisonMist', 2, 3),
    death: 'toxicScar',
    yellow: 'poisoned',
    red: 'web',
  },
  doppel: {
    passive: 'shadowRush',
    special1: special('shadowSpikes', 1, 2),
    special2: special('dimensionShift', 1, 2),
    death: 'splitting',
    yellow: null,
    red: 'shadow',
  },
  phantom: {
    passive: 'fright',
    special1: special('terrifyingDance', 1, 2),
    special2: special('behindYou', 2, 2),
    death: 'hauntingHum',
    yellow: 'frightened',
    red: null,
  },
};

export const DEMON: Readonly<Record<DemonId, DemonData>> = recordBy(DEMONS, (id) => ({
  ...SKILLS[id],
  test: TUNABLE.curseTests[id],
  rage: TUNABLE.startRage[id],
}));

/** VI-281 Main Actions of the Demon. An Enslaved Victim has the first two (VI-339). */
export type DemonAction = 'hunt' | 'attack' | 'special1' | 'special2' | 'death';
/** VI-299, VI-301 What a purple token can be put on. */
export const UPGRADABLE = ['passive', 'special1', 'special2'] as const;
export type Upgradable = (typeof UPGRADABLE)[number];

/** VI-287 */
export const MOST_RAGE = 3;
/** VI-272 */
export const FIRST_STAMINA = 3;
/** VI-296 Rage for a purple token. */
export const UPGRADE_COST = 2;
/** VI-297, VI-323 Tokens of each colour. */
export const TOKENS_OF_A_COLOUR = 6;
/** VI-385 */
export const SHIFT_RANGE = 3;
