/** The table of secrets (section 6) as changes a viewer must not notice. Written from the specification, not from the rules. */
import type { Dice, Viewer } from '@lurk/kernel';
import { collectSwaps, reorder, type Swap, trade } from '@lurk/testkit';
import { CHARACTERS } from '../data/characters.ts';
import { STACKS } from '../data/tiles.ts';
import { sortItems } from '../facts/hands.ts';
import { sumOf } from '../facts/rolls.ts';
import type { VI, Whole } from '../types.ts';

export const SECRETS = [
  'a hand',
  'who holds which card',
  'the order of the item deck',
  'the order of a stack',
  'the tiles of the two stacks',
  'tiles that somebody looks at',
  'the order of the Event deck',
  'Number tokens',
  'Symbol tokens',
  'Gate tokens',
  'Curse cards',
  'dice of a common roll',
] as const;

export function swaps(s: Whole, viewer: Viewer, dice: Dice): Swap<VI>[] {
  const { swaps: out, change } = collectSwaps<VI, (typeof SECRETS)[number]>();
  const unseen = CHARACTERS.filter((character) => viewer === 'public' || !s.circle[character].members.includes(viewer));
  const itemsOf = ({ circle }: Whole, at: (typeof CHARACTERS)[number]) => circle[at].facts.items;
  for (const character of unseen) {
    const mate = unseen[dice.below('swap', unseen.length)];
    change('a hand', (w) => trade(itemsOf(w, character), w.vault.items, dice) && sortItems(itemsOf(w, character)).length > 0);
    change(
      'who holds which card',
      (w) =>
        mate !== character &&
        trade(itemsOf(w, character), itemsOf(w, mate), dice) &&
        [character, mate].every((each) => sortItems(itemsOf(w, each)).length > 0),
    );
  }
  change('the order of the item deck', ({ vault }) => reorder(vault.items, dice));
  for (const stack of STACKS) change('the order of a stack', ({ vault }) => reorder(vault.stacks[stack], dice));
  change('the tiles of the two stacks', ({ vault }) => trade(vault.stacks.A, vault.stacks.B, dice));
  change('the order of the Event deck', ({ vault }) => {
    const [darkness, ...rest] = vault.events;
    if (!reorder(rest, dice)) return false;
    vault.events = [darkness, ...rest];
    return true;
  });
  change('Number tokens', ({ vault }) => reorder(vault.numbers, dice));
  change('Symbol tokens', ({ vault }) => reorder(vault.symbols, dice));
  change('Gate tokens', ({ vault }) => reorder(vault.gates, dice));
  change('Curse cards', ({ vault }) => reorder(vault.curses, dice));
  for (const seat of s.own.keys()) {
    if (seat === viewer) continue;
    change('tiles that somebody looks at', ({ own, vault }) => {
      const { peek } = own[seat];
      return peek !== null && trade(peek.tiles, vault.stacks[peek.stack], dice);
    });
    change('dice of a common roll', ({ own }) => {
      const roll = own[seat].rolls.find((each) => each.dice.length > 0);
      if (!roll) return false;
      roll.dice[0] = roll.dice[0] === 0 ? 1 : 0;
      roll.sum = sumOf(roll.dice);
      return true;
    });
  }
  return out;
}
