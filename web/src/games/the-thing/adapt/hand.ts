/** What this seat holds: Action cards and items. */
import { heldBy, itemOf, type Pawn, pawnsOf, tellWhyNot, type Up, whyNotCard, whyNotItem } from '@lurk/the-thing/public';
import type { CardView, ItemView } from '../model';
import { canTouch, type Desk } from './desk';
import { keyOf } from './keys';
import { type Perspective, say } from './perspective';
import { pickedKeys } from './picked';

/** Of several alike the first is the one that is picked: copies of a card are the same card (L-13). */
const copyOf = <T>(list: readonly T[], at: number): number => list.slice(0, at).filter((one) => one === list[at]).length;

export function handOf(perspective: Perspective, desk: Desk): CardView[] {
  const { view, lang } = perspective;
  const cards = view.own?.hand ?? [];
  const picked = pickedKeys(perspective, desk);
  return cards.map((id, at) => {
    const key = keyOf('card', id);
    const why = whyNotCard(view, id);
    const copy = copyOf(cards, at);
    return {
      id,
      no: at,
      open: canTouch(view, desk, key),
      ...(picked.has(key) && copy === 0 ? { picked: true } : {}),
      ...(why && why !== 'notNow' ? { why: tellWhyNot(lang, why) } : {}),
    };
  });
}

/** In the co-operative game the items of every Character lie before them, face up. */
export function itemsOf(perspective: Perspective, desk: Desk): ItemView[] {
  const { view, lang } = perspective;
  const { open, own, seat } = view;
  if (!own || seat === null) return [];
  const words = say(perspective).items;
  const picked = pickedKeys(perspective, desk);
  const held: { pawn: Pawn; up: Up; faceUp: boolean }[] = pawnsOf(open, seat).flatMap((pawn) => {
    const shown = open.people[pawn].up.length;
    return heldBy(open, open.coop ? { ...own, items: [] } : own, pawn).map((up, i) => ({ pawn, up, faceUp: i < shown }));
  });
  return held.map(({ pawn, up, faceUp }, no) => {
    const id = itemOf(up);
    const key = keyOf('item', up);
    const isOpen = canTouch(view, desk, key);
    const why = isOpen ? null : whyNotItem(view, pawn, id);
    return {
      id,
      key,
      no,
      name: words[id].name,
      rule: words[id].rule,
      faceUp,
      open: isOpen,
      ...(picked.has(key) ? { picked: true } : {}),
      ...(why && why !== 'notNow' ? { why: tellWhyNot(lang, why) } : {}),
    };
  });
}
