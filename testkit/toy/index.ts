/** Fever as a module: its set-up, and what tests and bots need to know of it. */
import { BEAT, said, shown } from '@lurk/contract';
import type { Compartments, Seat, View } from '@lurk/kernel';
import { nobody } from '../learns.ts';
import { collectSwaps, type Proof } from '../proof.ts';
import { asks, procedures } from './rules.ts';
import { CARDS, type Card, HAND, type Toy } from './types.ts';

/** The card a seat has seen on top of the deck, until somebody draws it. */
type Memory = { top: Card | null };

const cards = (): Card[] => Array.from({ length: CARDS }, (_, card) => card);
const NIGHTS = 4;

export const toy: Proof<Toy, Memory> = {
  name: 'Fever',
  rulesVersion: '1',
  minSeats: 3,
  maxSeats: 5,
  start: 'night',
  procedures,
  asks,
  modes: [3, 4, 5].map((seats) => ({ name: `${seats} guests`, seats, options: { nights: NIGHTS } })),
  longest: 1000,
  events: {
    got: { to: ({ card }, seat, { s }) => s.own[seat].hand.includes(card), out: shown('card') },
    peeked: { to: (_, seat, { before }) => before?.t === 'played' && before.seat === seat, out: said('card') },
    woke: { to: ({ ill }, seat, { s }) => s.own[seat].ill === ill, out: shown('ill') },
    spread: { to: (_, seat, { s }) => s.own[seat].ill, out: shown('ill') },
    played: { beat: BEAT },
    found: { beat: BEAT },
    drew: { beat: BEAT },
  },
  kinds: ['got', 'peeked', 'traded', 'found', 'played', 'woke', 'spread', 'drew', 'chores'],
  final: ['traded', 'found', 'played'],
  endings: ['dawn', 'fever'],
  endingOf: (outcome) => (outcome as { by: string }).by,

  setup({ nights }, seats, dice) {
    const deck = dice.shuffle('deck', cards());
    const first = dice.below('fever', seats);
    const own = Array.from({ length: seats }, (_, seat) => ({ hand: deck.splice(-HAND), ill: seat === first, dozing: false }));
    const rota = own.map((_, seat) => seat);
    const open = { nights, barred: 0, lamp: 0, rota, posts: [], traded: [], discard: [] };
    return { open, own, circle: { fever: { members: [first], facts: { ill: [first] } } }, vault: { deck } };
  },

  sizes: ({ own, vault }) => ({ hands: own.map(({ hand }) => hand.length), deck: vault.deck.length }),

  copy: ({ open, own, circle, vault }) => ({
    open: { ...open, rota: [...open.rota], posts: [...open.posts], traded: [...open.traded], discard: [...open.discard] },
    own: own.map(({ hand, ill, dozing }) => ({ hand: [...hand], ill, dozing })),
    circle: { fever: { members: [...circle.fever!.members], facts: { ill: [...circle.fever!.facts.ill] } } },
    vault: { deck: [...vault.deck] },
  }),

  learns: {
    hide: 'everybody',
    bury: 'everybody',
    play: 'everybody',
    // Whom the ill have bitten they alone learn, and the bitten; what the others did is never heard of again.
    bite: nobody('woke', 'spread'),
    // Dozing is everybody's own affair.
    chores: { sees: (choice) => (choice === 'doze' ? null : choice), until: [] },
  },

  blank: () => ({ top: null }),
  remember(memory, event) {
    if (event.t === 'peeked') return { top: event.card };
    return event.t === 'drew' ? { top: null } : memory;
  },

  /** Unseen cards are dealt again at random, any seat that may have the fever can get it, and anybody may be dozing. */
  imagine(view, memory, dice) {
    const seen = [...(view.own?.hand ?? []), ...view.open.discard, memory.top];
    const unseen = cards().filter((card) => !seen.includes(card));
    dice.shuffle('cards', unseen);
    const ill = view.circles.fever?.ill ?? carriers(view, (n) => dice.below('fever', n));
    const own = view.sizes.hands.map((size, seat) =>
      seat === view.seat ? view.own! : { hand: unseen.splice(0, size), ill: ill.includes(seat), dozing: dice.below('dozing', 2) === 0 },
    );
    const deck = memory.top === null ? unseen : [...unseen, memory.top];
    return { own, circle: { fever: { members: ill.slice(), facts: { ill: ill.slice() } } }, vault: { deck } };
  },

  /** Things a viewer cannot see: two cards out of sight, who carries the fever, who is dozing. */
  swaps(s, viewer, dice) {
    const { swaps, change } = collectSwaps<Toy>();
    const changed = (secret: string, how: (s: Compartments<Toy>) => void, forever = false): void =>
      change(
        secret,
        (copy) => {
          how(copy);
          return true;
        },
        forever,
      );
    const hidden = s.own.map((_, seat) => seat).filter((seat) => seat !== viewer);
    const other = hidden[dice.below('seat', hidden.length)];
    if (s.own[other].hand.length > 0 && s.vault.deck.length > 0)
      changed('hands', ({ own, vault }) => exchange(own[other].hand, 0, vault.deck, dice.below('card', vault.deck.length)));
    if (s.vault.deck.length > 1) changed('deck', ({ vault: { deck } }) => exchange(deck, 0, deck, deck.length - 1));
    // What may be buried is the card that came last.
    const burying = s.control.stack.at(-1)?.asking?.kind === 'bury';
    if (s.own[other].hand.length > 1 && !burying) changed('the order of a hand', ({ own }) => own[other].hand.reverse(), true);
    changed('dozing', ({ own }) => Object.assign(own[other], { dozing: !own[other].dozing }));
    const [from, to] = [s.circle.fever!.members[0], hidden.find((seat) => !s.own[seat].ill)];
    if ((viewer === 'public' || !s.own[viewer].ill) && to !== undefined)
      changed('fever', ({ own, circle: { fever } }) => {
        [own[from].ill, own[to].ill] = [false, true];
        fever!.members[0] = fever!.facts.ill[0] = to;
      });
    return swaps;
  },

  faults({ open, own, circle, vault }) {
    const found = [...own.flatMap(({ hand }) => hand), ...vault.deck, ...open.discard].sort((a, b) => a - b);
    const { members, facts } = circle.fever!;
    const ill = own.flatMap((mine, seat) => (mine.ill ? [seat] : []));
    return [
      ...(found.join() === cards().join() ? [] : [`the cards are ${found}`]),
      ...(members.toSorted().join() === ill.join() && facts.ill.join() === members.join() ? [] : [`ill ${ill}, circle ${members}`]),
    ];
  },
};

function exchange(a: Card[], i: number, b: Card[], j: number): void {
  [a[i], b[j]] = [b[j], a[i]];
}

/** Somebody began with it, and it may have doubled every night; but were all ill save one, the match would be over. */
function carriers(view: View<Toy>, below: (n: number) => number): Seat[] {
  const others = view.sizes.hands.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  const nights = NIGHTS - view.open.nights + (view.stack[0]?.step === 'chores' ? 1 : 0);
  const most = Math.min(view.seats - 2, 2 ** nights);
  return Array.from({ length: 1 + below(most) }, () => others.splice(below(others.length), 1)[0]);
}
