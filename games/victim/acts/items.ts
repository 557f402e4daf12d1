/** Item cards on their way between deck, hands, boards and discard pile. */
import { remove } from '@lurk/kernel';
import type { CharacterId } from '../data/characters.ts';
import type { Equipment, Item, SingleUse } from '../data/items.ts';
import type { DiscardWhy, DrawWhy } from '../events.ts';
import { handOf, sortItems } from '../facts/hands.ts';
import { victimOf } from '../facts/people.ts';
import type { C } from '../types.ts';

/** VI-178 The next card of the deck; null if there is none left. */
function drawItem({ s, dice, tell }: C): Item | null {
  const { open, vault } = s;
  if (vault.items.length === 0 && open.options.itemReshuffle && open.discard.length > 0) {
    vault.items = dice.shuffle('items', open.discard.splice(0));
    tell.all({ t: 'itemsReshuffled' });
  }
  return vault.items.pop() ?? null;
}
export function drawItems(c: C, victim: CharacterId, count: number, why: DrawWhy): void {
  const items: Item[] = [];
  for (let n = 0; n < count; n++) {
    const item = drawItem(c);
    if (item) items.push(item);
  }
  takeItems(c, victim, items, why);
}
/** VI-177 The number is public, the cards are their player's. */
function takeItems({ s, tell }: C, victim: CharacterId, items: readonly Item[], why: DrawWhy): void {
  if (items.length === 0) return;
  const hand = handOf(s, victim);
  hand.push(...items);
  sortItems(hand);
  tell.all({ t: 'drew', victim, count: items.length, why });
  tell.circle(victim, { t: 'drewItems', victim, items: sortItems(items.slice()) });
}

/** Out of the hand, for all to see. */
export function discardItems({ s, tell }: C, victim: CharacterId, items: readonly Item[], why: DiscardWhy): void {
  if (items.length === 0) return;
  remove(handOf(s, victim), items);
  s.open.discard = sortItems([...s.open.discard, ...items]);
  tell.all({ t: 'discarded', victim, items: sortItems(items.slice()), why });
}
/** VI-169 */
export function useItem(c: C, victim: CharacterId, item: SingleUse, on: CharacterId | null = null): void {
  c.tell.all({ t: 'used', victim, item, on });
  discardItems(c, victim, [item], 'used');
}
/** VI-165, VI-177 From hand to hand: seats that see either hand are told which card it is, once each. */
export function giveItem({ s, tell }: C, from: CharacterId, to: CharacterId, item: Item): void {
  remove(handOf(s, from), [item]);
  handOf(s, to).push(item);
  sortItems(handOf(s, to));
  tell.all({ t: 'gave', from, to });
  const seeing = new Set([...s.circle[from].members, ...s.circle[to].members]);
  for (const seat of seeing) tell.seat(seat, { t: 'gaveItem', from, to, item });
}
/** VI-171 */
export function equipItem({ s, tell }: C, victim: CharacterId, item: Equipment): void {
  remove(handOf(s, victim), [item]);
  victimOf(s.open, victim).worn.push(item);
  tell.all({ t: 'equipped', victim, item });
}
/** VI-172, VI-247 Off the board: it is discarded. */
export function discardWorn({ s, tell }: C, victim: CharacterId, items: readonly Equipment[], why: DiscardWhy): void {
  if (items.length === 0) return;
  remove(victimOf(s.open, victim).worn, items);
  s.open.discard = sortItems([...s.open.discard, ...items]);
  tell.all({ t: 'discarded', victim, items: items.slice(), why });
}
/** VI-270, VI-326, VI-338 All cards of a Victim that leaves. */
export function discardAll(c: C, victim: CharacterId): void {
  discardItems(c, victim, handOf(c.s, victim).slice(), 'left');
  discardWorn(c, victim, victimOf(c.s.open, victim).worn.slice(), 'left');
}
/** VI-015 The starter item comes out of the cards before they are shuffled. */
export function takeStarter(c: C, victim: CharacterId, item: SingleUse): void {
  remove(c.s.vault.items, [item]);
  takeItems(c, victim, [item], 'starter');
}
