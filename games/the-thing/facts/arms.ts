/** 3.A.19 When a Weapon can be used. */
import { WEAPONS, type Weapon } from '../data/cards.ts';
import type { Arm, Me, Open, Own, Pawn } from '../types.ts';
import { burnBarred } from './base.ts';
import { armsOf, holds, itemOf } from './items.ts';
import { isStanding } from './people.ts';
import { unless, type WhyNot } from './why-not.ts';

export type Against = 'alien' | 'fled' | 'nobody';
/** What a Weapon can do to an Encounter: spare its user (TT-263, TT-266, TT-267) or make the Alien flee (TT-257, TT-264). */
export type Deed = 'avoid' | 'attack';
const DEEDS: Record<Weapon, readonly Deed[]> = {
  flamethrower: ['avoid', 'attack'],
  dynamite: ['attack'],
  firearm: ['avoid'],
  melee: ['avoid'],
};
/** TT-266, TT-267 Of use to somebody who lies, too. */
const LYING: readonly Weapon[] = ['firearm', 'melee'];

/** Why a Weapon of this kind does not help in this Encounter. `fled`: the Alien has fled, and the Characters would meet (RU-26). */
export function weaponBarred(open: Open, pawn: Pawn, weapon: Weapon, deed: Deed, against: Against): WhyNot | null {
  if (!DEEDS[weapon].includes(deed)) return 'notForThis';
  if (against === 'nobody' && weapon !== 'flamethrower') return 'onlyAgainstAlien';
  if (deed === 'attack' && against !== 'alien') return against === 'fled' ? 'alienFled' : 'onlyAgainstAlien';
  return isStanding(open, pawn) || LYING.includes(weapon) ? null : 'lying';
}

/** The same for one who must hold it, too. */
export const armBarred = (
  { open, own }: Pick<Me, 'open' | 'own'>,
  pawn: Pawn,
  weapon: Weapon,
  deed: Deed,
  against: Against,
): WhyNot | null => unless(holds(open, own, pawn, weapon), 'notHeld') ?? weaponBarred(open, pawn, weapon, deed, against);
/** The Weapons with which this Character can do so, as their player knows. */
export const armsFor = (open: Open, own: Own, pawn: Pawn, deed: Deed, against: Against): Arm[] =>
  WEAPONS.filter((weapon) => armBarred({ open, own }, pawn, weapon, deed, against) === null).flatMap((weapon) =>
    armsOf(open, own, pawn, [weapon]),
  );

/** TT-258, TT-265 What this Character could set fire with. */
export const fireArms = ({ open, own }: Me, pawn: Pawn): Arm[] => armsOf(open, own, pawn, FIRE);
const FIRE: readonly Weapon[] = ['flamethrower', 'dynamite'];
/** TT-142 Why this Character cannot set fire where they are, whatever they hold. */
export const fireBarred = (open: Open, pawn: Pawn): WhyNot | null =>
  unless(isStanding(open, pawn), 'lying') ?? burnBarred(open, open.people[pawn].at);
/** Who is asked about fire: everybody standing in a room that can burn (L-06). */
export const firebugs = (open: Open): Pawn[] => [...open.people.keys()].filter((pawn) => fireBarred(open, pawn) === null);
/** With this Weapon. */
export const burningBarred = ({ open, own }: Pick<Me, 'open' | 'own'>, pawn: Pawn, weapon: Weapon): WhyNot | null =>
  unless(FIRE.includes(weapon), 'notForThis') ?? unless(holds(open, own, pawn, weapon), 'notHeld') ?? fireBarred(open, pawn);
/** D-15 Item and posture are public: only standing holders of a Flamethrower are asked. */
export const hasFlamethrower = ({ people }: Open, pawn: Pawn): boolean => people[pawn].up.some((up) => itemOf(up) === 'flamethrower');
