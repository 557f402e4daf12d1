/** What this seat's Victims hold and wear. */
import { CHARACTERS, freeSlots, type Item, inForest, isEquipment, type Slot, slotsOf, type Victim } from '@lurk/victim/public';
import type { GlyphId } from '../glyphs';
import type { HandView, ItemView, Key } from '../model';
import { keyOf } from './keys';
import { names } from './names';
import { lookVictim, mine, type Perspective, say } from './perspective';
import type { Touch } from './picked';

/** A card is used by its own name, worn, given, discarded or paid with: whatever is asked. */
function keyFor(touch: Touch, victim: Victim, item: Item, slot: Slot): Key | undefined {
  const keys: Key[] = [keyOf('slot', `${victim.character}.${slot}`), keyOf('slot', slot), keyOf('item', item), keyOf('word', item)];
  return keys.find((key) => touch.picked.has(key)) ?? keys.find((key) => touch.can(key));
}

function itemOf(perspective: Perspective, touch: Touch, victim: Victim, item: Item, slot: Slot, no: number): ItemView {
  const w = say(perspective).items;
  const { name, rule } = names(perspective).item(item);
  const key = keyFor(touch, victim, item, slot);
  const reaction = item === 'manual' || item === 'firework' ? w.reaction[item] : null;
  const glyph: GlyphId = key ? 'check' : reaction ? 'clock' : isEquipment(item) ? 'shirt' : 'lock';
  return {
    id: item,
    no,
    key: key ?? keyOf('slot', slot),
    name,
    rule,
    when: key
      ? isEquipment(item) && touch.kind === 'victimAction'
        ? w.wear
        : w.useNow
      : (reaction ?? (isEquipment(item) ? w.wear : w.notNow)),
    glyph,
    open: key !== undefined,
    ...(key && touch.picked.has(key) ? { picked: true } : {}),
  };
}

function handOf(perspective: Perspective, touch: Touch, victim: Victim): HandView {
  const items = perspective.view.circles[victim.character]?.items ?? [];
  const slots = slotsOf(items);
  const { item } = names(perspective);
  return {
    victim: victim.character,
    name: lookVictim(perspective, victim).name,
    seat: lookVictim(perspective, victim),
    items: items.map((id, no) => itemOf(perspective, touch, victim, id, slots[no], no)),
    worn: victim.worn.map((id) => {
      const key = keyOf('worn', id);
      return {
        id,
        name: item(id).name,
        gives: item(id).rule,
        key,
        open: touch.can(key) || touch.picked.has(key),
        picked: touch.picked.has(key),
      };
    }),
    slots: freeSlots(victim),
  };
}

/** The hand of the Victim whose turn it is comes first. */
export function handsOf(perspective: Perspective, touch: Touch): HandView[] {
  const { open } = perspective.view;
  const now = open.turn?.victim;
  return mine(perspective)
    .filter(inForest)
    .sort(
      (a, b) =>
        Number(b.character === now) - Number(a.character === now) || CHARACTERS.indexOf(a.character) - CHARACTERS.indexOf(b.character),
    )
    .map((victim) => handOf(perspective, touch, victim));
}
