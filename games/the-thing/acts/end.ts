/** How a match is decided, and what is shown then. */
import { must } from '@lurk/kernel';
import type { Role } from '../data/cards.ts';
import { DOGS } from '../data/rooms.ts';
import { dogsGone, forceInPlay, noWayOut } from '../facts/base.ts';
import { characters, seatOf } from '../facts/people.ts';
import type { C, Pawn, S, Why, Winner } from '../types.ts';

const roleOf = ({ open, own, vault }: S, pawn: Pawn): Role | null =>
  open.coop ? (vault.roles[pawn] ?? null) : own[seatOf(open, pawn)].role;
/** The role of somebody who has a role card by now. */
export const dealtRole = (s: S, pawn: Pawn): Role => must(roleOf(s, pawn), `the role of Character ${pawn}`);
export const livingHumans = (s: S): Pawn[] => characters(s.open).filter((pawn) => roleOf(s, pawn) === 'human');

/** TT-047 The match is decided; TT-247 all roles and how they came about are shown. `stay`: those whom TT-241 leaves with the Humans. */
export function win({ s, tell }: C, winner: Winner, why: Why, stay: readonly Pawn[] = []): void {
  if (s.open.end) return;
  const roles = s.open.people.map((_, pawn) => roleOf(s, pawn));
  // TT-003; in the co-operative game everybody is of one camp.
  const camps = roles.map((role, pawn): Winner => (role === 'alien' && !s.open.coop && !stay.includes(pawn) ? 'aliens' : 'humans'));
  s.open.end = { winner, why, camps };
  tell.all({ t: 'won', winner, why });
  // TC-027, H-40 In the co-operative game a card that was never turned over stays so.
  if (!s.open.coop) tell.all({ t: 'unveiled', roles, camps, infections: s.vault.infections.slice() });
}

/** Looks whether the match is decided, after whatever may decide it. `infected`: those who changed camp in this very step (TT-241). */
export function checkEnd(c: C, infected: readonly Pawn[] = []): void {
  const { s } = c;
  const { open } = s;
  // TT-244
  if (open.options.hopelessEnd && noWayOut(open)) win(c, 'aliens', 'noWayOut');
  if (open.coop) {
    // TC-086, TC-089
    if (characters(open).length === 0) win(c, 'aliens', 'noCharacterLeft');
    return;
  }
  // TT-240
  if (livingHumans(s).length === 0) win(c, 'aliens', 'noHumanLeft', infected);
  // TT-245
  const alien = characters(open).some((pawn) => roleOf(s, pawn) === 'alien');
  if (open.options.eliminationWin && !alien && forceInPlay(open) === 0 && dogsGone(open) === DOGS) win(c, 'humans', 'noAlienLeft');
}
