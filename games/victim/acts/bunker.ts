/** The bunker: its row of tokens, its door, and who goes in. */
import { call, must, remove } from '@lurk/kernel';
import { isNumber, TOKENS, type Token } from '../data/bunker.ts';
import type { CharacterId } from '../data/characters.ts';
import { canEnter } from '../facts/bunker.ts';
import { opensGate } from '../facts/formula.ts';
import { named, victimOf } from '../facts/people.ts';
import type { C } from '../types.ts';
import { checkEnd } from './end.ts';
import { leaveForest } from './leaving.ts';

const inOrder = (a: Token, b: Token): number => TOKENS.indexOf(a) - TOKENS.indexOf(b);
/** VI-122 A token comes to the pool that all share. */
export function addToPool({ s }: C, token: Token): void {
  const { numbers, symbols } = s.open;
  if (isNumber(token)) numbers.push(token);
  else symbols.push(token);
  numbers.sort(inOrder);
  symbols.sort(inOrder);
}
function takeFromPool({ s }: C, token: Token): void {
  if (isNumber(token)) remove(s.open.numbers, [token]);
  else remove(s.open.symbols, [token]);
}

/** VI-152 */
export function placeToken(c: C, victim: CharacterId, token: Token, place: number): void {
  takeFromPool(c, token);
  c.s.open.row.splice(place, 0, token);
  c.tell.all({ t: 'tokenPlaced', victim, token, place });
}
export function takeTokenBack(c: C, victim: CharacterId, place: number): void {
  const [token] = c.s.open.row.splice(place, 1);
  addToPool(c, token);
  c.tell.all({ t: 'tokenTakenBack', victim, token, place });
}
/** VI-157, VI-159 If the row matches the gate, the bunker is open for good: Victims on its tile may enter, the acting one first. */
export function tryGate({ s, tell }: C, victim: CharacterId) {
  const { open } = s;
  if (!opensGate(open.row, must(open.gate))) return null;
  open.bunkerOpen = true;
  tell.all({ t: 'bunkerOpened', victim });
  const others = named(open.victims.filter((other) => canEnter(open, other) && other.character !== victim));
  return call('bunker', { left: [victim, ...others] });
}

/** VI-161 A Victim who stands up on the open Bunker tile is asked whether to enter. */
export const atTheDoor = ({ s }: C, victim: CharacterId) =>
  canEnter(s.open, victimOf(s.open, victim)) ? call('bunker', { left: [victim] }) : null;
/** VI-162 */
export function escapes(c: C, victim: CharacterId): void {
  leaveForest(c, victim, 'escaped');
  c.tell.all({ t: 'escaped', victim });
  checkEnd(c);
}
