/** Embers with all it takes to prove it: tests and soak runs load this, tables never do. */
import { type Dice, keysOf, type Viewer } from '@lurk/kernel';
import { bagOf, checklist, collectSwaps, countsOf, type Learns, type Proof, reorder, type Swap, trade } from '@lurk/testkit';
import { circleOf } from '../circle.ts';
import { words as end } from '../i18n/end.en.ts';
import { words } from '../i18n/table.en.ts';
import { embers as game } from '../index.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { teller } from '../teller.ts';
import { ALL_CARDS, type Card, CURSED, CURSES, type EM, isCurse, type Own, type Seen, type Whole } from '../types.ts';

const modes = countsOf(game).map((seats) => ({ name: `${seats} players`, seats, options: { ...DEFAULT_OPTIONS, nights: seats - 1 } }));

/** A guess at all that a view hides: the Curses where the reader knows or may think them, Embers anywhere else. */
function imagine({ seat: me, seats, own: mine, circles, sizes }: Seen, _memory: null, dice: Dice) {
  const hands = Array.from({ length: seats }, (_, seat): Card[] => (seat === me ? mine!.hand.slice() : []));
  const curses = ALL_CARDS.filter((card) => isCurse(card) && !hands.flat().includes(card));
  const others = hands.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const known = circles[CURSED]?.cursed.filter((seat) => seat !== me);
  for (const curse of dice.shuffle('imagine', curses)) {
    const among = known ?? others;
    hands[among[dice.below('imagine', among.length)]].push(curse);
  }
  const embers = dice.shuffle(
    'imagine',
    ALL_CARDS.filter((card) => !isCurse(card) && !hands.flat().includes(card)),
  );
  for (const seat of others) {
    hands[seat].push(...embers.splice(0, sizes.hands[seat] - hands[seat].length));
    dice.shuffle('imagine', hands[seat]);
  }
  const own = hands.map((hand): Own => ({ hand }));
  return { own, circle: circleOf(own), vault: { rest: embers } };
}

/** The table of secrets of docs/rules/embers.md, as changes a viewer must not notice. */
function swaps(s: Whole, viewer: Viewer, dice: Dice): Swap<EM>[] {
  const { swaps: out, change } = collectSwaps<EM>();
  const others = s.own.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  const inCircle = viewer !== 'public' && s.circle[CURSED].members.includes(viewer);
  for (const seat of others) {
    change('the order of a hand', ({ own }) => reorder(own[seat].hand, dice), true);
    change('an Ember in a hand', ({ own, vault }) => tradeEmbers(own[seat].hand, vault.rest, dice));
    const mate = others[dice.below('swap', others.length)];
    change('who holds which Ember', ({ own }) => mate !== seat && tradeEmbers(own[seat].hand, own[mate].hand, dice));
    // For those outside, the whole hand of a Cursed may as well be another's.
    if (!inCircle && mate !== seat && s.own[seat].hand.some(isCurse) !== s.own[mate].hand.some(isCurse))
      change('who is Cursed', (copy) => {
        [copy.own[seat].hand, copy.own[mate].hand] = [copy.own[mate].hand, copy.own[seat].hand];
        copy.circle = circleOf(copy.own);
        return true;
      });
  }
  change('the Embers left over', ({ vault }) => reorder(vault.rest, dice), true);
  return out;
}

/** Exchanges an Ember of each list: a Curse takes its circle along. */
function tradeEmbers(a: Card[], b: Card[], dice: Dice): boolean {
  const [one, other] = [a, b].map((list) => list.filter((card) => !isCurse(card)));
  const before = [one.slice(), other.slice()];
  if (!trade(one, other, dice)) return false;
  for (const [list, from, to] of [[a, before[0], one] as const, [b, before[1], other] as const])
    list.splice(0, list.length, ...list.map((card) => (isCurse(card) ? card : to[from.indexOf(card)])));
  return true;
}

/** Conservation, and EM-02: the circle is those who hold a Curse. */
function faults({ own, vault, circle }: Whole): string[] {
  const { faults: found, check } = checklist();
  const held = own.flatMap(({ hand }) => hand);
  check(bagOf([...held, ...vault.rest]) === bagOf(ALL_CARDS), `the cards are ${held} and ${vault.rest}`);
  check(held.filter(isCurse).length === CURSES, 'a Curse is held by nobody');
  check(JSON.stringify(circle) === JSON.stringify(circleOf(own)), 'the circle');
  return found;
}

/** The decisions of docs/rules/embers.md. What is given the other one sees at once; who is Cursed after it, the Cursed. */
const learns: Record<keyof typeof words.asks, Learns<EM>> = {
  name: 'everybody',
  give: {
    sees: (choice, { viewer, s: { open } }) => (viewer === open.keeper || viewer === open.named ? choice : null),
    until: ['areCursed', 'burnt'],
  },
  accuse: 'everybody',
};

export const embers: Proof<EM, null> = {
  ...game,
  modes,
  imagine,
  swaps,
  faults,
  learns,
  // What there are words for: an event or a way to win without any does not compile.
  kinds: keysOf(words.events),
  endings: keysOf(end.title),
  endingOf: (outcome) => teller.winner(outcome),
};
