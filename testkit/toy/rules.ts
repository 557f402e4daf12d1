/** The rules of Fever, in the order of one night. */
import {
  type Ask,
  ask,
  assign,
  byName,
  type Ctx,
  call,
  compound,
  confirm,
  end,
  go,
  next,
  number,
  oneOf,
  order,
  over,
  procedure,
  type Seat,
  someOf,
} from '@lurk/kernel';
import { type Card, HAND, kindOf, POSTS, ROOMS, type Toy } from './types.ts';

type C<L = null> = Ctx<Toy, L>;
const everyone = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const others = (seats: number, seat: Seat): Seat[] => everyone(seats).filter((other) => other !== seat);

/** Everybody hides; until all have, anybody may trade a card once, which is dealt with at once and disturbs nobody. */
const hide: Ask<Toy> = {
  kind: 'hide',
  who: ({ seats }) => everyone(seats),
  decide({ own, open, seat }) {
    const trade = open.traded.includes(seat) ? [] : [{ id: 'trade', with: oneOf(own.hand.slice()) }];
    return { shape: oneOf([...ROOMS, ...trade]), fallback: { choice: ROOMS[0]! } };
  },
  show: 'names',
  pace: () => 'glance',
  acts: ['trade'],
  keeps: true,
};

const bury: Ask<Toy, { seat: Seat }> = {
  kind: 'bury',
  who: (_, at) => [at.seat],
  decide: () => ({ shape: confirm, mayPass: true }),
  show: 'names',
  pace: () => 'none',
};

/** Whoever holds cards may play one. Every play is dealt with at once, then the window opens again. */
const play: Ask<Toy> = {
  kind: 'play',
  who: ({ seats, sizes }) => everyone(seats).filter((seat) => sizes.hands[seat]! > 0),
  decide({ own, seats, seat }) {
    const options = own.hand.map((card) => (kindOf(card) === 'chain' ? { id: card, with: oneOf(others(seats, seat)) } : card));
    return { shape: oneOf(options), mayPass: true, deadline: 'short', standing: own.dozing ? null : undefined };
  },
  show: 'count',
  pace: () => 'window',
  acts: 'any',
};

/** All but the chained point at somebody. From the ill it is a bite; from the others it only looks like one. */
const bite: Ask<Toy> = {
  kind: 'bite',
  who: ({ seats, open }) => everyone(seats).filter((seat) => seat !== open.chained),
  decide: ({ seats, seat }) => ({ shape: oneOf(others(seats, seat)), mayPass: true }),
  show: 'nothing',
  pace: () => 'glance',
};

/** The lamp bearer runs the house; meanwhile anybody else may decide to doze, which passes every window for them. */
const chores: Ask<Toy> = {
  kind: 'chores',
  who: ({ open }) => [open.lamp],
  decide: ({ seats, seat }) => ({
    shape: compound({
      lamp: oneOf(others(seats, seat)),
      rota: order(everyone(seats)),
      posts: assign(POSTS, everyone(seats), true),
      bars: number(0, 1),
    }),
    deadline: 'long',
  }),
  offer: {
    who: ({ open, seats }) => others(seats, open.lamp),
    decide: ({ own }) => ({ shape: oneOf(own.dozing ? [] : ['doze']), mayPass: true }),
  },
  show: 'names',
  pace: () => 'none',
};

const ring: Ask<Toy> = {
  kind: 'ring',
  who: ({ open }) => (open.bell ? [open.lamp] : []),
  decide: () => ({ shape: confirm, mayPass: true }),
  show: 'names',
  pace: () => 'none',
};

const vote: Ask<Toy> = {
  kind: 'vote',
  who: ({ seats }) => everyone(seats),
  decide: ({ seats, seat }) => ({ shape: oneOf(others(seats, seat)) }),
  show: 'names',
  pace: () => 'glance',
};

const tidy: Ask<Toy> = {
  kind: 'tidy',
  who: ({ seats, sizes }) => everyone(seats).filter((seat) => sizes.hands[seat]! > HAND),
  decide: ({ own }) => ({ shape: someOf(own.hand.slice(), own.hand.length - HAND) }),
  show: 'names',
  pace: () => 'none',
};

const night = procedure<Toy, null>('night', {
  draw: ({ s }) => call('draw', { seats: s.open.rota.slice() }),
  hide: () => ask(hide, { then: 'find', acted: 'trade' }),
  trade({ s, answers: [answer], tell }) {
    const { seat, choice } = answer!;
    const card = (choice as { with: Card }).with;
    take(s.own[seat]!.hand, card);
    s.open.discard.push(card);
    s.open.traded.push(seat);
    tell.all({ t: 'traded', seat, card });
    return call('trade', { seat }, 'hide');
  },
  find({ s, answers, tell }) {
    for (const { seat, choice } of answers) s.open.rooms[seat] = choice as string;
    tell.all({ t: 'found', rooms: s.open.rooms.slice() });
    return next;
  },
  play: () => ask(play, { then: 'bite', acted: 'card' }),
  card: ({ answers: [answer] }) => call('card', { seat: answer!.seat, choice: answer!.choice }, 'play'),
  bite: () => ask(bite),
  spread,
  chores: () => ask(chores, { acted: 'doze', then: 'assigned' }),
  doze({ s, answers: [answer] }) {
    s.own[answer!.seat]!.dozing = true;
    return go('chores');
  },
  assigned({ s, answers: [answer], tell }) {
    const done = answer!.choice as { lamp: Seat; rota: Seat[]; posts: Seat[]; bars: number };
    s.open.lamp = done.lamp;
    s.open.rota = done.rota.slice();
    s.open.posts = done.posts.slice();
    s.open.barred += done.bars;
    tell.all({ t: 'chores', chores: answer!.choice });
    return next;
  },
  ring: () => ask(ring),
  trial({ s, answers: [answer] }) {
    if (!answer || answer.choice === null) return go('tidy');
    s.open.bell = false;
    return call('trial');
  },
  verdict: ({ s, got, tell }) => ((got as { ill: boolean }).ill ? finish(s, tell, 'bell') : next),
  tidy: () => ask(tidy),
  dawn({ s, answers, tell }) {
    const cards = answers.flatMap(({ seat, choice }) => (choice as Card[]).map((card) => take(s.own[seat]!.hand, card)));
    s.open.discard.push(...cards);
    if (cards.length > 0) tell.all({ t: 'tidied', cards });
    s.open.night--;
    if (s.open.night <= s.open.barred) return finish(s, tell, 'dawn');
    Object.assign(s.open, { chained: null, traded: [], rooms: s.open.rooms.map(() => null) });
    return go('draw');
  },
});

/** The bitten join the circle from this moment on. Everybody is told how they woke, so that the telling itself tells nothing. */
function spread({ s, answers, tell, seats }: C) {
  const circle = s.circle.fever!;
  const biters = answers.filter(({ seat }) => s.own[seat]!.ill && !s.open.posts.includes(seat));
  for (const { choice } of biters) {
    if (choice === null || s.own[choice as Seat]!.ill) continue;
    s.own[choice as Seat]!.ill = true;
    circle.members.push(choice as Seat);
    circle.facts.ill.push(choice as Seat);
  }
  for (const seat of everyone(seats)) tell.seat(seat, { t: 'woke', ill: s.own[seat]!.ill });
  tell.circle('fever', { t: 'spread', ill: circle.facts.ill.slice() });
  return circle.members.length >= seats - 1 ? finish(s, tell, 'fever') : next;
}

function finish(s: C['s'], tell: C['tell'], by: 'bell' | 'dawn' | 'fever') {
  tell.all({ t: 'ended', ill: s.circle.fever!.facts.ill.slice() });
  return over({ by });
}

/** Each in turn draws a card; an empty deck is made of the discard. */
const draw = procedure<Toy, { seats: Seat[] }>('draw', {
  one({ s, at, tell, dice }) {
    const seat = at.seats.shift();
    if (seat === undefined) return end();
    if (s.vault.deck.length === 0) {
      s.vault.deck = dice.shuffle('deck', s.open.discard.splice(0));
      tell.all({ t: 'reshuffled' });
    }
    const card = s.vault.deck.pop();
    if (card === undefined) return end();
    s.own[seat]!.hand.push(card);
    tell.all({ t: 'drew', seat });
    tell.seat(seat, { t: 'got', card });
    return go('one');
  },
});

/** Whoever trades draws a card, and may bury it at once if it is no better. */
const trade = procedure<Toy, { seat: Seat }>('trade', {
  draw: ({ at }) => call('draw', { seats: [at.seat] }),
  bury: () => ask(bury),
  buried({ s, at, answers: [answer] }) {
    const { hand } = s.own[at.seat]!;
    if (answer!.choice) s.vault.deck.unshift(hand.pop()!);
    return end();
  },
});

/** A card played from the hand: candles show what comes next, chains bind, charms bring another card. */
const card = procedure<Toy, { seat: Seat; choice: Card | { pick: Card; with: Seat } }>('card', {
  effect({ s, at: { seat, choice }, tell }) {
    const [card, on] = typeof choice === 'object' ? [choice.pick, choice.with] : [choice, null];
    take(s.own[seat]!.hand, card);
    s.open.discard.push(card);
    tell.all({ t: 'played', seat, card, on });
    if (kindOf(card) === 'candle') tell.seat(seat, { t: 'peeked', card: s.vault.deck.at(-1) ?? null });
    if (kindOf(card) === 'chain') s.open.chained = on;
    return kindOf(card) === 'charm' ? call('draw', { seats: [seat] }) : next;
  },
});

/** All point at once at whom they suspect; the most suspected, the first of them if several, is examined. */
const trial = procedure<Toy, null>('trial', {
  vote: () => ask(vote),
  examine({ s, answers, tell, seats }) {
    const votes = answers.map(({ choice }) => choice);
    const count = (seat: Seat): number => votes.filter((choice) => choice === seat).length;
    const seat = everyone(seats).reduce((most, other) => (count(other) > count(most) ? other : most));
    const { ill } = s.own[seat]!;
    tell.all({ t: 'votes', votes });
    tell.all({ t: 'examined', seat, ill });
    return end({ ill });
  },
});

function take(hand: Card[], card: Card): Card {
  return hand.splice(hand.indexOf(card), 1)[0]!;
}

export const procedures = byName([night, draw, trade, card, trial]);
export const asks = byName<Ask<Toy>>([hide, bury, play, bite, chores, ring, vote, tidy]);
