/** What proves Liars, as docs/adding-a-game.md has it. */
import type { Dice, Viewer } from '@lurk/kernel';
import { ifHeard } from '../learns.ts';
import { checklist, collectSwaps, countsOf, type Proof, reorder, type Swap, trade } from '../proof.ts';
import { doubters, liars as game } from './rules.ts';
import { CARDS, type Laid, type LI, type Seen, type Whole } from './types.ts';

const ALL = Array.from({ length: CARDS }, (_, card) => card);

/** Deals the unseen cards again at random. */
function imagine({ seat: me, own: mine, open, sizes }: Seen, _memory: null, dice: Dice) {
  const seen = [...(mine?.hand ?? []), ...(mine?.laid ?? []), ...open.shown];
  const unseen = dice.shuffle(
    'imagine',
    ALL.filter((card) => !seen.includes(card)),
  );
  const own = sizes.hands.map((size, seat) =>
    seat === me && mine ? mine : { hand: unseen.splice(0, size), laid: unseen.splice(0, sizes.laid[seat]) },
  );
  return { own, circle: {}, vault: { deck: unseen } };
}

function swaps({ own }: Whole, viewer: Viewer, dice: Dice): Swap<LI>[] {
  const { swaps: out, change } = collectSwaps<LI>();
  for (const seat of own.keys()) {
    if (seat === viewer) continue;
    change('a hand', (copy) => trade(copy.own[seat].hand, copy.vault.deck, dice));
    change('the order of a hand', (copy) => reorder(copy.own[seat].hand, dice), true);
    change('which card lies face down', (copy) => trade(copy.own[seat].hand, copy.own[seat].laid, dice));
  }
  change('the order of the deck', ({ vault }) => reorder(vault.deck, dice));
  return out;
}

function faults({ own, open, vault }: Whole): string[] {
  const { faults: found, check } = checklist();
  const cards = [...own.flatMap(({ hand, laid }) => [...hand, ...laid]), ...open.shown, ...vault.deck];
  check(cards.toSorted((a, b) => a - b).join() === ALL.join(), `the cards are ${cards}`);
  return found;
}

export const liars: Proof<LI, null> = {
  ...game,
  modes: countsOf(game).map((seats) => ({ name: `${seats} liars`, seats, options: { rounds: 3 } })),
  imagine,
  swaps,
  faults,
  learns: { lay: { sees: ({ claim }: Laid) => claim, until: ['shown'] }, doubt: ifHeard(({ open, seats }) => doubters(open.turn, seats)) },
  kinds: ['roundBegan', 'claimed', 'laidIs', 'doubted', 'believed', 'shown', 'struck', 'drew', 'drewIs'],
  endings: ['rounds'],
  endingOf: () => 'rounds',
};
