/** Items change hands, come into play and leave it: always told in the same way. */
import { remove } from '@lurk/kernel';
import { type Item, isLab, isThing, isWeapon, RECHARGES, type Weapon } from '../data/cards.ts';
import { backsOf, chargesOf, isFlamethrower, itemOf, sortItems, withCharges } from '../facts/items.ts';
import { seatOf } from '../facts/people.ts';
import type { Arm, C, Pawn, Up } from '../types.ts';

/** A new item: secret, but for the Flamethrower (TT-012, TT-260) and in the co-operative game (RU-66). */
export function gain({ s, tell }: C, pawn: Pawn, item: Item): void {
  const { open, own } = s;
  if (item !== 'flamethrower' && !open.coop) {
    own[seatOf(open, pawn)].items.push(item);
    sortItems(own[seatOf(open, pawn)].items);
    return;
  }
  const up: Up = item === 'flamethrower' ? withCharges(RECHARGES) : item;
  open.people[pawn].up.push(up);
  tell.all({ t: 'itemShown', pawn, item: up });
}

/** TT-014, TT-014a Shows an item that is used and stays: the one that is face up already, if there is one. */
export function show({ s, tell }: C, pawn: Pawn, item: Exclude<Item, 'flamethrower'>): void {
  const { up, seat } = s.open.people[pawn];
  if (up.includes(item)) return;
  remove(s.own[seat].items, [item]);
  up.push(item);
  tell.all({ t: 'itemShown', pawn, item });
}

/** TT-013 Uses an item up: it leaves the game. */
export function useUp({ s }: C, pawn: Pawn, item: Exclude<Item, 'flamethrower'>): void {
  const { up, seat } = s.open.people[pawn];
  if (up.includes(item)) remove<Up>(up, [item]);
  else remove<Item>(s.own[seat].items, [item]);
  s.open.gone.push(item);
}

/** TT-262 to TT-265, TT-183 Spends a Recharge token; an empty Flamethrower leaves the game. */
export function spendRecharge({ s }: C, pawn: Pawn, flamethrower: `flamethrower:${number}`): void {
  const { up } = s.open.people[pawn];
  const left = chargesOf(flamethrower) - 1;
  if (left > 0) up[up.indexOf(flamethrower)] = withCharges(left);
  else {
    remove<Up>(up, [flamethrower]);
    s.open.gone.push('flamethrower');
  }
}

/** Uses a Weapon as its text says: a Firearm stays (TT-266), a Flamethrower loses a Recharge token, the others leave the game. */
export function useArm(c: C, pawn: Pawn, arm: Arm): void {
  if (isFlamethrower(arm)) spendRecharge(c, pawn, arm);
  else if (arm === 'firearm') show(c, pawn, arm);
  else useUp(c, pawn, arm);
}

/** TT-015, TT-210, TT-218 Everything a player holds goes: Weapons and Objects under their decks, Lab tokens and Action cards to their discards. */
export function discardAll({ s, dice, tell }: C, pawn: Pawn): void {
  const person = s.open.people[pawn];
  const own = s.own[person.seat];
  const { vault } = s;
  const hidden = s.open.coop ? [] : own.items.splice(0);
  const up = person.up.splice(0);
  const items = [...up.map(itemOf), ...hidden];
  under(vault.weapons, dice.shuffle('under/weapons', items.filter(isWeapon)));
  under(vault.objects, dice.shuffle('under/objects', items.filter(isThing)));
  vault.labDiscard.push(...items.filter(isLab));
  const cards = own.hand.length;
  vault.actionDiscard.push(...own.hand.splice(0));
  tell.all({ t: 'discardedAll', pawn, cards, up, backs: backsOf(hidden) });
}

/** Puts cards under a deck: its bottom is its first card. */
export const under = <W>(deck: W[], cards: readonly W[]): void => {
  deck.unshift(...cards);
};

/** The top cards of a deck, as many as there are. */
export const top = <W>(deck: W[], count: number): W[] => deck.splice(Math.max(0, deck.length - count)).reverse();

/** TT-292, TT-304, TT-094a Removed from the game unseen. */
export function loseCards({ s, tell }: C, of: 'weapon' | 'object', count: number): void {
  const lost: Item[] = of === 'weapon' ? top<Weapon>(s.vault.weapons, count) : top(s.vault.objects, count);
  s.vault.removed.push(...lost);
  tell.all({ t: 'cardsLost', of, count: lost.length });
}
