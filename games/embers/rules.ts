/** The rules of Embers, in the order of the ledger. */
import { finalOf, seatingOf } from '@lurk/contract';
import {
  type Answer,
  type AnyAsk,
  ask,
  byName,
  type Compartments,
  type Ctx,
  type Dice,
  type Game,
  go,
  must,
  next,
  type Seat,
} from '@lurk/kernel';
import { accuse, give, name } from './asks.ts';
import { circleOf, cursedOf } from './circle.ts';
import { contract } from './contract.ts';
import { events } from './events.ts';
import type { Options } from './options.ts';
import { ALL_CARDS, type Card, CURSED, type EM, HAND, isCurse, type Outcome, procedure, type S } from './types.ts';

function setup({ nights }: Options, seats: number, dice: Dice): S {
  // EM-01
  const embers = dice.shuffle(
    'embers',
    ALL_CARDS.filter((card) => !isCurse(card)),
  );
  const dealt = [...ALL_CARDS.filter(isCurse), ...embers.splice(0, seats * HAND - ALL_CARDS.filter(isCurse).length)];
  dice.shuffle('deal', dealt);
  const own = Array.from({ length: seats }, () => ({ hand: dealt.splice(0, HAND) }));
  return {
    // EM-03
    open: { nights, night: 0, keeper: dice.below('keeper', seats), named: null, burnt: null, winner: null },
    own,
    circle: circleOf(own),
    vault: { rest: embers },
  };
}

const match = procedure('match', {
  dealt({ s, tell }) {
    tellCursed(s, tell);
    return next;
  },
  night({ s, seats, tell }) {
    const { open } = s;
    // EM-03
    if (open.night > 0) open.keeper = (open.keeper + 1) % seats;
    open.night++;
    open.named = null;
    tell.all({ t: 'nightBegan', night: open.night, keeper: open.keeper });
    return ask(name, 'named');
  },
  named({ s, tell }, [{ seat, choice }]: Answer<Seat>[]) {
    s.open.named = choice;
    tell.all({ t: 'named', keeper: seat, named: choice });
    return ask(give, 'given');
  },
  given({ s, tell }, answers: Answer<Card>[]) {
    trade(s, tell, answers);
    return s.open.night < s.open.nights ? go('night') : ask(accuse, 'accused');
  },
  accused,
});

/** EM-05, EM-06 The cards change hands, and with them who is Cursed and who is told of it. */
function trade(s: S, tell: Ctx<EM>['tell'], answers: Answer<Card>[]): void {
  const { keeper, named } = s.open;
  for (const { seat, choice } of answers) {
    const to = seat === keeper ? must(named) : keeper;
    const { hand } = s.own[seat];
    hand.splice(hand.indexOf(choice), 1);
    s.own[to].hand.push(choice);
    tell.seat(to, { t: 'received', card: choice, from: seat });
  }
  tell.all({ t: 'traded', keeper, named: must(named) });
  tellCursed(s, tell);
}

/** EM-02 Said after every trade, whether anything has changed or not: silence would tell. */
function tellCursed(s: Compartments<EM>, tell: Ctx<EM>['tell']): void {
  s.circle = circleOf(s.own);
  tell.circle(CURSED, { t: 'areCursed', cursed: cursedOf(s.own) });
}

/** EM-08, EM-09 */
function accused({ s, tell, dice }: Ctx<EM>, answers: Answer<Seat>[]) {
  const { open } = s;
  const by = answers.map(({ choice }) => choice);
  tell.all({ t: 'accused', by });
  const votes = s.own.map((_, seat) => by.filter((at) => at === seat).length);
  const most = votes.flatMap((count, seat) => (count === Math.max(...votes) ? [seat] : []));
  const burnt = most[dice.below('burnt', most.length)];
  const { hand } = s.own[burnt];
  open.burnt = burnt;
  tell.all({ t: 'burnt', seat: burnt, hand: hand.toSorted((a, b) => a - b) });
  open.winner = hand.some(isCurse) ? 'guests' : 'cursed';
  tell.all({ t: 'won', winner: open.winner });
  return next;
}

export const rules: Game<EM> = {
  ...seatingOf(contract),
  rulesVersion: '1',
  setup,
  start: 'match',
  procedures: { match },
  asks: byName<AnyAsk<EM>>([name, give, accuse]),
  outcome: ({ open }): Outcome | null => open.winner && { winner: open.winner, night: open.night },
  final: finalOf(events),
  sizes: ({ own }) => ({ hands: own.map(({ hand }) => hand.length) }),
};
