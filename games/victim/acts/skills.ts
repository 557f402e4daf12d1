/** Tokens of the Active Skills. */
import { must } from '@lurk/kernel';
import type { CharacterId } from '../data/characters.ts';
import { victimOf } from '../facts/people.ts';
import type { C } from '../types.ts';

/** VI-149, VI-150 The token lies on the board: the skill rests in the next turn. */
export function setRecharge({ s, tell }: C, victim: CharacterId): void {
  victimOf(s.open, victim).recharge = 'used';
  tell.all({ t: 'rechargeIs', victim, recharge: 'used' });
}
/** VI-213, VI-227 */
export function putBullet({ s, tell }: C, victim: CharacterId, by: 'shoot' | 'pistol'): void {
  must(s.open.demon).bullet = true;
  tell.all({ t: 'bulletPut', victim, with: by });
}
