/** TT-166 to TT-167 What can be offered for what. An item is named by a slot, so that of two alike each can be picked. */
import { oneAmong } from '@lurk/kernel';
import { BACKS, type Back, ITEMS, type Item } from '../data/cards.ts';
import type { Backs, Hideable, Me, Offer, Offered, Open, Pawn, Seen, Up } from '../types.ts';
import { backsOf, isHideable, NO_BACKS } from './items.ts';
import { characters, isCharacter } from './people.ts';
import { unless, type WhyNot } from './why-not.ts';

/** `fuel`, `fuel#2`: hidden items; `up/cable`: face-up ones; `weapon`, `weapon#2`: what shows nothing but its back. */
export type Slot = string;
const UP = 'up/';
const numbered = (names: readonly string[]): Slot[] =>
  names.map((name, i) => {
    const nth = names.slice(0, i + 1).filter((other) => other === name).length;
    return nth > 1 ? `${name}#${nth}` : name;
  });
const named = (slot: Slot): string => slot.split('#')[0];
const isUpSlot = (slot: Slot): boolean => slot.startsWith(UP);
/** What a slot stands for: an item, a face-up item or a back. */
export const slotName = (slot: Slot): string => named(slot).replace(UP, '');

/** Which of several alike. */
export const slotNumber = (slot: Slot): number => Number(slot.split('#')[1] ?? 1);

export const itemSlots = (items: readonly Item[]): Slot[] => numbered(items);
const upSlots = (up: readonly Up[]): Slot[] => numbered(up.map((item) => UP + item));
const backSlots = (backs: Backs): Slot[] => numbered(BACKS.flatMap((back) => new Array<Back>(backs[back]).fill(back)));

const HIDEABLE = ITEMS.filter(isHideable);
export const itemsIn = (slots: readonly Slot[]): Hideable[] =>
  slots.filter((slot) => !isUpSlot(slot)).map((slot) => oneAmong(HIDEABLE, slotName(slot)));
/** Of what lies face up there. */
export const upIn = (slots: readonly Slot[], up: readonly Up[]): Up[] => slots.filter(isUpSlot).map((slot) => oneAmong(up, slotName(slot)));
export function backsIn(slots: readonly Slot[]): Backs {
  const backs = { ...NO_BACKS };
  for (const slot of slots) if (!isUpSlot(slot)) backs[oneAmong(BACKS, slotName(slot))]++;
  return backs;
}

/** All that I could give. */
export const mySlots = ({ open, own }: Me, pawn: Pawn): Slot[] => [...itemSlots(own.items), ...upSlots(open.people[pawn].up)];
/** All that I could want of somebody. */
export const theirSlots = ({ open, sizes }: Pick<Me, 'open' | 'sizes'>, pawn: Pawn): Slot[] => [
  ...backSlots(sizes.items[open.people[pawn].seat]),
  ...upSlots(open.people[pawn].up),
];
export const partners = (open: Open, me: Pawn): Pawn[] => characters(open).filter((pawn) => partnerBarred(open, me, pawn) === null);
export const partnerBarred = (open: Open, me: Pawn, other: Pawn): WhyNot | null =>
  unless(me !== other, 'oneself') ?? unless(isCharacter(open, other), 'notACharacter');
/** Why nothing can be offered to them, or asked of them. */
export const offerBarred = (me: Me, by: Pawn, to: Pawn): WhyNot | null =>
  partnerBarred(me.open, by, to) ?? unless(mySlots(me, by).length > 0, 'nothingToGive');
export const requestBarred = (me: Pick<Me, 'open' | 'sizes'>, by: Pawn, of: Pawn): WhyNot | null =>
  partnerBarred(me.open, by, of) ?? unless(theirSlots(me, of).length > 0, 'nothingToWant');

/** TT-166a An offer as the other side sees it. */
export const asSeen = (from: Pawn, { give, giveUp, want, wantUp }: Offer): Offered => ({
  from,
  backs: backsOf(give),
  up: giveUp,
  want,
  wantUp,
});
/** Offers that lie before a seat now and that it may answer: none when the discussion is closed. */
export const offersTo = ({ offer, own }: Pick<Seen, 'offer' | 'own'>): readonly Offered[] =>
  offer?.kind === 'callVote' ? (own?.offered ?? []) : [];
/** Are these still there? */
export const containsAll = <I>(list: readonly I[], items: readonly I[]): boolean =>
  items.every((item) => items.filter((other) => other === item).length <= list.filter((other) => other === item).length);
/** TT-166b Has the one who would accept enough of each back? */
export const canMeet = ({ own }: Pick<Me, 'own'>, { want }: Offered): boolean => {
  const mine = backsOf(own.items);
  return BACKS.every((back) => mine[back] >= want[back]);
};
