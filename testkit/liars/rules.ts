/** The rules of Liars, in the order of one turn. */
import { BEAT, type PacedGame, shown } from '@lurk/contract';
import {
  type Answer,
  type AnyAsk,
  type Ask,
  ask,
  byName,
  compound,
  firstHeard,
  forgetful,
  go,
  must,
  next,
  oneOf,
  over,
  remove,
  type Seat,
  seatsFrom,
} from '@lurk/kernel';
import { CARDS, type Card, FACES, faceOf, HAND, type Laid, type LI, procedure } from './types.ts';

/** The others, the player to the left first. */
export const doubters = (turn: Seat, seats: number): Seat[] => seatsFrom(turn, seats).slice(1);

/** Any card as any face: what is said tells nothing of what there is to say. */
const lay: Ask<LI, unknown, Laid> = {
  kind: 'lay',
  who: ({ open }) => [open.turn],
  decide: ({ own }) => ({ shape: compound({ card: oneOf(own.hand), claim: oneOf(FACES) }) }),
  show: 'names',
  pace: () => 'glance',
};

/** All the others at once, though most will let it pass. */
const doubt: Ask<LI, unknown, 'doubt' | null> = {
  kind: 'doubt',
  who: ({ open, seats }) => doubters(open.turn, seats),
  decide: () => ({ shape: oneOf(['doubt']), mayPass: true, deadline: 'short' }),
  show: 'nothing',
  pace: () => 'window',
  window: true,
};

const match = procedure('match', {
  round({ s: { open }, tell }) {
    open.round++;
    tell.all({ t: 'roundBegan', round: open.round });
    return next;
  },
  turn: () => ask(lay, 'laid'),
  laid(
    { s: { open, own }, tell },
    [
      {
        seat,
        choice: { card, claim },
      },
    ]: Answer<Laid>[],
  ) {
    remove(own[seat].hand, [card]);
    own[seat].laid.push(card);
    open.claim = claim;
    tell.all({ t: 'claimed', seat, claim });
    tell.seat(seat, { t: 'laidIs', card });
    return next;
  },
  doubt: () => ask(doubt, 'doubted'),
  /** Of several who doubt, the next to the left is heard and turns the card over; that the others doubted too is not said. */
  doubted({ s: { open, own }, seats, tell }, answers: Answer<'doubt' | null>[]) {
    const { turn } = open;
    const heard = firstHeard(answers, doubters(turn, seats));
    if (!heard) {
      tell.all({ t: 'believed', seat: turn });
      return next;
    }
    const { seat: by } = heard;
    const card = must(own[turn].laid.pop());
    open.shown.push(card);
    const struck = faceOf(card) === open.claim ? by : turn;
    open.strikes[struck]++;
    tell.all({ t: 'doubted', by, seat: turn });
    tell.all({ t: 'shown', seat: turn, card });
    tell.all({ t: 'struck', seat: struck, strikes: open.strikes[struck] });
    return next;
  },
  draw({ s: { open, own, vault }, tell }) {
    const card = must(vault.deck.pop());
    own[open.turn].hand.push(card);
    tell.all({ t: 'drew', seat: open.turn });
    tell.seat(open.turn, { t: 'drewIs', card });
    return next;
  },
  pass({ s: { open }, seats }) {
    open.claim = null;
    open.turn = (open.turn + 1) % seats;
    if (open.turn !== 0) return go('turn');
    return open.round < open.rounds ? go('round') : over({ by: 'rounds' });
  },
});

export const liars: PacedGame<LI, null> = {
  name: 'Liars',
  rulesVersion: '1',
  minSeats: 3,
  maxSeats: 5,
  start: 'match',
  procedures: { match },
  asks: byName<AnyAsk<LI>>([lay, doubt]),
  setup({ rounds }, seats, dice) {
    const deck = dice.shuffle(
      'deck',
      Array.from({ length: CARDS }, (_, card): Card => card),
    );
    const own = Array.from({ length: seats }, () => ({ hand: deck.splice(-HAND), laid: [] }));
    return { open: { rounds, round: 0, turn: 0, claim: null, shown: [], strikes: own.map(() => 0) }, own, circle: {}, vault: { deck } };
  },
  final: ['shown', 'doubted'],
  sizes: ({ own, vault }) => ({
    hands: own.map(({ hand }) => hand.length),
    laid: own.map(({ laid }) => laid.length),
    deck: vault.deck.length,
  }),
  events: {
    claimed: { beat: BEAT },
    shown: { beat: BEAT, out: shown('card') },
    believed: { beat: BEAT },
    laidIs: { to: ({ card }, seat, { s }) => s.own[seat].laid.includes(card) },
    drewIs: { to: ({ card }, seat, { s }) => s.own[seat].hand.includes(card), out: shown('card') },
  },
  longest: 200,
  ...forgetful,
};
