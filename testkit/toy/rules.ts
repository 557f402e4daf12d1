/** The rules of Fever, in the order of one night. */
import type { Answer, AnyAsk, Ask, Ctx, Picked, Seat } from '@lurk/kernel';
import { ask, assign, byName, call, compound, confirm, end, go, next, number, oneOf, option, order, over, someOf } from '@lurk/kernel';
import { type Card, type Chores, isCandle, POSTS, procedure, ROOMS, type Room, type Toy } from './types.ts';

const everyone = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const others = (seats: number, seat: Seat): Seat[] => everyone(seats).filter((other) => other !== seat);
const take = (hand: Card[], card: Card): Card => hand.splice(hand.indexOf(card), 1)[0];
type Trade = Picked<'trade', Card[]>;
const openly: Pick<Ask<Toy>, 'show' | 'pace'> = { show: 'names', pace: () => 'none' };

/** Everybody hides; until all have, anybody may trade one card or two for a new one, which is dealt with at once and disturbs nobody. */
const hide: Ask<Toy, unknown, Room, Trade> = {
  kind: 'hide',
  who: ({ seats }) => everyone(seats),
  decide({ own, open, seat }) {
    const trade = open.traded.includes(seat) ? [] : [option('trade', someOf(own.hand, 1, 2))];
    return { shape: oneOf([...ROOMS, ...trade]), fallback: { anyOf: oneOf(ROOMS) } };
  },
  show: 'names',
  pace: () => 'glance',
  acts: ['trade'],
  keeps: true,
};

/** A player who has traded may bury the new card at once. */
const bury: Ask<Toy, { seat: Seat }, true | null> = {
  kind: 'bury',
  who: (_, at) => [at.seat],
  decide: () => ({ shape: confirm, mayPass: true }),
  ...openly,
};

/** A player who holds cards may play one. Every play is resolved at once, then the window opens again. */
const play: Ask<Toy, unknown, null, Card> = {
  kind: 'play',
  who: ({ seats, sizes }) => everyone(seats).filter((seat) => sizes.hands[seat] > 0),
  decide: ({ own }) => ({ shape: oneOf(own.hand), mayPass: true, deadline: 'short', standing: own.dozing ? null : undefined }),
  show: 'count',
  pace: () => 'window',
  acts: 'any',
  window: true,
};

/** All but those on watch point at somebody. From the ill it is a bite; from the others it only looks like one. */
const bite: Ask<Toy, unknown, Seat | null> = {
  kind: 'bite',
  who: ({ seats, open }) => everyone(seats).filter((seat) => !open.posts.includes(seat)),
  decide: ({ seats, seat }) => ({ shape: oneOf(others(seats, seat)), mayPass: true }),
  show: 'nothing',
  pace: () => 'glance',
};

/** The lamp bearer runs the house; meanwhile anybody else may decide to doze, which passes every window for them. */
const chores: Ask<Toy, unknown, Chores, 'doze' | null> = {
  kind: 'chores',
  who: ({ open }) => [open.lamp],
  decide({ seats, seat }) {
    const all = everyone(seats);
    const parts = { lamp: oneOf(others(seats, seat)), rota: order(all), posts: assign(POSTS, all, true), bars: number(0, 1) };
    return { shape: compound(parts), deadline: 'long' };
  },
  offer: {
    who: ({ open, seats }) => others(seats, open.lamp),
    decide: ({ own }) => ({ shape: oneOf(own.dozing ? [] : ['doze']), mayPass: true }),
  },
  // Who dozes is nobody's business: no number but their own may tell that somebody does.
  keeps: 'quietly',
  ...openly,
};

const night = procedure('night', {
  draw: ({ s }) => call('draw', { seats: s.open.rota.slice() }),
  hide: () => ask(hide, 'find', 'trade'),
  trade({ s, tell }, [{ seat, choice }]: Answer<Trade>[]) {
    const cards = choice.with.map((card) => take(s.own[seat].hand, card));
    s.open.discard.push(...cards);
    s.open.traded.push(seat);
    tell.all({ t: 'traded', seat, cards });
    return call('trade', { seat }, 'hide');
  },
  find({ tell }, answers: Answer<Room>[]) {
    tell.all({ t: 'found', rooms: answers.map(({ choice }) => choice) });
    return next;
  },
  play: () => ask(play, 'bite', 'card'),
  card: (_, [{ seat, choice }]: Answer<Card>[]) => call('card', { seat, card: choice }, 'play'),
  bite: () => ask(bite, 'spread'),
  spread,
  chores: () => ask(chores, 'assigned', 'doze'),
  doze({ s }, [{ seat }]: Answer<'doze' | null>[]) {
    s.own[seat].dozing = true;
    return go('chores');
  },
  assigned({ s, tell }, [{ choice }]: Answer<Chores>[]) {
    const { lamp, rota, posts, bars } = choice;
    Object.assign(s.open, { lamp, rota, posts, barred: s.open.barred + bars });
    tell.all({ t: 'chores', chores: choice });
    return next;
  },
  dawn({ s }) {
    if (--s.open.nights <= s.open.barred) return over({ by: 'dawn' });
    s.open.traded = [];
    return go('draw');
  },
});

/** The bitten join the circle from this moment on. Everybody is told how they woke, so that the telling itself tells nothing. */
function spread({ s, tell, seats }: Ctx<Toy>, answers: Answer<Seat | null>[]) {
  const { members, facts } = s.circle.fever!;
  for (const { seat, choice } of answers) {
    if (!s.own[seat].ill || choice === null || s.own[choice].ill) continue;
    s.own[choice].ill = true;
    members.push(choice);
    facts.ill.push(choice);
  }
  for (const seat of everyone(seats)) tell.seat(seat, { t: 'woke', ill: s.own[seat].ill });
  tell.circle('fever', { t: 'spread', ill: facts.ill.slice() });
  return members.length >= seats - 1 ? over({ by: 'fever' }) : next;
}

/** Each in turn draws a card; an empty deck is made of the discard. */
const draw = procedure('draw', {
  one({ s, at, tell, dice }) {
    if (s.vault.deck.length === 0) s.vault.deck = dice.shuffle('deck', s.open.discard.splice(0));
    const [seat, card] = [at.seats.shift()!, s.vault.deck.pop()];
    if (card === undefined) return end();
    s.own[seat].hand.push(card);
    tell.all({ t: 'drew', seat });
    tell.seat(seat, { t: 'got', card });
    return at.seats.length > 0 ? go('one') : end();
  },
});

const trade = procedure('trade', {
  draw: ({ at }) => call('draw', { seats: [at.seat] }),
  bury: () => ask(bury, 'buried'),
  buried({ s, at }, [{ choice }]: Answer<true | null>[]) {
    if (choice) s.vault.deck.unshift(s.own[at.seat].hand.pop()!);
    return next;
  },
});

/** Candles show their player what comes next; charms bring another card. */
const card = procedure('card', {
  effect({ s, at: { seat, card }, tell }) {
    s.open.discard.push(take(s.own[seat].hand, card));
    tell.all({ t: 'played', seat, card });
    if (!isCandle(card)) return call('draw', { seats: [seat] });
    tell.seat(seat, { t: 'peeked', card: s.vault.deck.at(-1) ?? null });
    return next;
  },
});

export const procedures = { night, draw, trade, card };
export const asks = byName<AnyAsk<Toy>>([hide, bury, play, bite, chores]);
