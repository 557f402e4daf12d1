/** The Reveal effect and the Threat, and what Characters do to each other by meeting. */
import { captureDog } from '../acts/dogs.ts';
import { checkEnd } from '../acts/end.ts';
import { leave, moveDisc } from '../acts/roles.ts';
import { INFECTION_BAG, type Role, SPECIAL_ROLES } from '../data/cards.ts';
import { isGreen, type Place } from '../data/rooms.ts';
import { columnOf } from '../data/setup.ts';
import { TUNABLE } from '../data/tunable.ts';
import type { SuspicionWhy } from '../events.ts';
import { forceReserve } from '../facts/base.ts';
import { hasDog, suspicionOf, turnOrder } from '../facts/people.ts';
import type { C, Pawn } from '../types.ts';
import { togetherIn } from './facts.ts';
import { DIE, type DieFace, type LostWhy } from './types.ts';

/** TC-010 Nobody looks at any of them. */
export function dealSpecialRoles({ s, dice, tell }: C): void {
  const cards = dice.shuffle('roles', SPECIAL_ROLES.slice());
  s.vault.roles = cards.splice(0, s.open.people.length);
  s.vault.box = cards;
  tell.all({ t: 'rolesDealt' });
}

/** TC-069 to TC-071 The card of somebody who was tested stays face up; a Human's disc does not move. */
export function showAnalysed(c: C, pawn: Pawn, role: Role): void {
  c.s.open.people[pawn].shown = role;
  if (role === 'alien') revealEffect(c, pawn, 'analysis');
}

/** TC-026 to TC-030 The Reveal effect: the Character is gone whatever the role card says, and the Alien grows. */
export function revealEffect(c: C, pawn: Pawn, why: LostWhy): void {
  const { open } = c.s;
  const force = open.revealed.length === 0 ? columnOf(open.players).firstForce : TUNABLE.alien.later;
  open.pool += Math.min(force, forceReserve(open));
  open.revealed.push(pawn);
  c.tell.all({ t: 'characterLost', pawn, why, pool: open.pool });
  leave(c, pawn, 'lost');
  checkEnd(c);
}

/** A disc one space to the right; says whether it entered the Threat's space. TC-060 On the last space it stays. */
export function stepDisc(c: C, pawn: Pawn, why: SuspicionWhy): boolean {
  const before = suspicionOf(c.s.open, pawn);
  moveDisc(c, pawn, 1, why);
  const after = suspicionOf(c.s.open, pawn);
  return after !== before && after === togetherIn(c.s.open).threat;
}

/** TC-020, TC-025, RU-65 All discs move first; then each Character who entered the Threat's space suffers the Reveal effect. */
function suspect(c: C, pawns: readonly Pawn[], why: SuspicionWhy): void {
  const entered = turnOrder(c.s.open, pawns).filter((pawn) => stepDisc(c, pawn, why));
  if (c.s.open.options.coopEncounterReveal) for (const pawn of entered) revealEffect(c, pawn, 'encounter');
}

/** TC-020 to TC-023 An Encounter without the Alien: no Infection Test between Characters. */
export function meetTogether(c: C, place: Place, pawns: readonly Pawn[]): void {
  if (pawns.length === 1) testDog(c, pawns[0]);
  else {
    if (isGreen(place) && hasDog(c.s.open, place)) captureDog(c, place);
    suspect(c, pawns, 'encounter');
  }
}
/** TC-022, RU-64 The token is shown to all and goes back into the bag, which never changes. */
function testDog(c: C, pawn: Pawn): void {
  const alien = c.dice.below('infection bag', INFECTION_BAG.healthy + INFECTION_BAG.alien) < INFECTION_BAG.alien;
  c.tell.all({ t: 'dogTokenShown', pawn, alien });
  if (alien) revealEffect(c, pawn, 'dog');
  else suspect(c, [pawn], 'dog');
}

export const rollDice = ({ dice }: C, count: number): DieFace[] =>
  Array.from({ length: count }, () => DIE[dice.below('action dice', DIE.length)]);

/** TC-079 */
export function moveThreat({ s, tell }: C, steps: number): void {
  const coop = togetherIn(s.open);
  const to = Math.min(TUNABLE.suspicion.last, Math.max(0, coop.threat + steps));
  if (to === coop.threat) return;
  coop.threat = to;
  tell.all({ t: 'threatMoved', to });
}
