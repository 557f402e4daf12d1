/** Conservation, and what must be true of every state. */

import { bagOf, checklist } from '@lurk/testkit';
import { NUMBERS, type Token } from '../data/bunker.ts';
import { CHARACTER, CRITICAL, LEAST, STATS } from '../data/characters.ts';
import { MOST_RAGE } from '../data/demons.ts';
import { EVENT_CARDS } from '../data/events.ts';
import { ITEM_CARDS, ITEMS, SLOTS } from '../data/items.ts';
import { TILES } from '../data/tiles.ts';
import { TUNABLE } from '../data/tunable.ts';
import { purpleLeft, redLeft, yellowLeft } from '../facts/demons.ts';
import { linkedTo, stepsFrom } from '../facts/map.ts';
import type { Whole } from '../types.ts';
import { turningTile } from './frames.ts';

export function faults(s: Whole): string[] {
  const { open, own, vault, circle, control } = s;
  const { faults: out, check } = checklist();
  const hands = Object.values(circle).map(({ facts }) => facts.items);
  check(
    bagOf([...vault.items, ...hands.flat(), ...open.victims.flatMap(({ worn }) => worn), ...open.discard]) === bagOf(ITEM_CARDS),
    'item cards',
  );
  for (const hand of hands)
    check(
      hand.every((item, at) => at === 0 || ITEMS.indexOf(hand[at - 1]) <= ITEMS.indexOf(item)),
      'a hand tells an order',
    );

  const peeked = own.flatMap(({ peek }) => peek?.tiles ?? []);
  const turning = turningTile(control.stack, open);
  const laid = open.map.map(({ tile }) => tile);
  check(bagOf([...vault.stacks.A, ...vault.stacks.B, ...peeked, ...laid, ...turning]) === bagOf(TILES), 'tiles');
  check(new Set(open.map.map(({ cell }) => cell)).size === open.map.length, 'two tiles on one cell');
  // VI-075a
  check(stepsFrom(open.map[0].cell, (cell) => linkedTo(open, cell)).size === open.map.length, 'a map in two pieces');

  const tokens: Token[] = [...vault.numbers, ...vault.symbols, ...open.numbers, ...open.symbols, ...open.row];
  check(bagOf(tokens) === bagOf([...NUMBERS, ...TUNABLE.symbols]), 'tokens of the password');
  check(vault.gates.length + (open.gate === null ? 0 : 1) === 10, 'Gate tokens');
  check(bagOf([...vault.events, ...open.events]) === bagOf([...EVENT_CARDS, 'darkness']), 'Event cards');
  check(open.end !== null || vault.events[0] === 'darkness', 'the Darkness is not the last card');

  for (const { character, status, at, wounds, stats, worn } of open.victims) {
    check((status === 'forest' || status === 'enslaved') === (at !== null), `${character} is ${status} at ${at}`);
    check(wounds >= 0 && wounds <= CRITICAL && worn.length <= SLOTS, `the board of ${character}`);
    for (const stat of STATS) check(stats[stat] >= LEAST && stats[stat] <= CHARACTER[character].max[stat], `${stat} of ${character}`);
  }
  const { demon } = open;
  if (demon) check(demon.rage >= 0 && demon.rage <= MOST_RAGE && demon.stamina >= 0 && purpleLeft(demon) >= 0, 'the board of the Demon');
  check(yellowLeft(open) >= 0 && redLeft(open) >= 0, 'more tokens than there are');
  return out;
}
