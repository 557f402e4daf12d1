/** Phases 5 to 7 and the escape: D-33 to D-42. */
import { type Ask, compound, confirm, must, type Option, option, type Picked, type Seat } from '@lurk/kernel';
import type { Accepting, Talk, Test, Unmask } from '../answers.ts';
import { type Action, cardKinds } from '../data/cards.ts';
import { handLimit } from '../facts/base.ts';
import { boardingNow, rideOf } from '../facts/escape.ts';
import { holds, isFlamethrower, ofBack } from '../facts/items.ts';
import { characterSeats, characters, isCharacter, isOnGreen, mostSuspicious, pawnsOf, seatOf, turnOrder } from '../facts/people.ts';
import { canMeet, itemSlots, mySlots, offerBarred, partners, requestBarred, type Slot, theirSlots } from '../facts/trades.ts';
import { unless, type WhyNot } from '../facts/why-not.ts';
import type { Analysis, Frames } from '../frames.ts';
import { oneOf, someOf } from '../things.ts';
import type { Me, Offered, Open, Pawn, Pub, TT } from '../types.ts';
import { leader, OPENLY, UNIFORMLY, WINDOW } from './forms.ts';

const everyCharacter = ({ open }: Pub): Seat[] => characterSeats(open);
const mine = ({ open, seat }: Pick<Me, 'open' | 'seat'>): Pawn => pawnsOf(open, seat)[0];

/** L-03 An Alien reveals; a Human's button, drawn alike, does nothing. */
const unmask = ({ own }: Pick<Me, 'own'>): Unmask => (own.role === 'alien' ? 'reveal' : 'remain');

/** TT-166b Somebody to trade with; a side may be empty, not both. */
function offers(me: Me): (Option<'offer', Picked<Pawn, { give: Slot[]; want: Slot[] }>> | Option<'request', Picked<Pawn, Slot[]>>)[] {
  const give = mySlots(me, mine(me));
  const all = partners(me.open, mine(me));
  const wants = (pawn: Pawn, min: number) => someOf.want(theirSlots(me, pawn), min, theirSlots(me, pawn).length);
  const to = all
    .filter((pawn) => offerBarred(me, mine(me), pawn) === null)
    .map((pawn) => option(pawn, compound({ give: someOf.give(give, 1, give.length), want: wants(pawn, 0) })));
  const asked = all.filter((pawn) => requestBarred(me, mine(me), pawn) === null).map((pawn) => option(pawn, wants(pawn, 1)));
  return [...(to.length > 0 ? [option('offer', oneOf.pawn(to))] : []), ...(asked.length > 0 ? [option('request', oneOf.pawn(asked))] : [])];
}
function accepting(me: Me, { from, want }: Offered): Option<Pawn, Accepting['with']> {
  const { items } = me.own;
  const pick = (back: 'weapon' | 'object' | 'lab') => someOf.give(itemSlots(ofBack(items, back)), want[back]);
  return option(from, compound({ weapon: pick('weapon'), object: pick('object'), lab: pick('lab') }));
}

/** D-42 with the free acts of phase 5: nobody is asked to trade (RU-79), and everybody can. */
export const callVote: Ask<TT, unknown, true, never, Talk> = {
  kind: 'callVote',
  who: leader,
  decide: () => ({ shape: confirm, deadline: 'long', fallback: { choice: true } }),
  offer: {
    who: everyCharacter,
    decide(me) {
      const { offer, offered } = me.own;
      const accepted = offered.filter((other) => canMeet(me, other)).map((other) => accepting(me, other));
      const declined = offered.map(({ from }) => from);
      return {
        shape: oneOf([
          unmask(me),
          ...offers(me),
          ...(offer ? (['withdraw'] as const) : []),
          ...(accepted.length > 0 ? [option('accept', oneOf.accept(accepted))] : []),
          ...(declined.length > 0 ? [option('decline', oneOf.decline(declined))] : []),
        ]),
      };
    },
    by: 'trade',
  },
  keeps: 'quietly',
  show: 'names',
  pace: () => 'talk',
};

/** TT-171, TT-172 */
export const voteBarred = (open: Open, by: Pawn, at: Pawn): WhyNot | null =>
  unless(by !== at, 'oneself') ??
  unless(open.people[at].status === 'character', 'notACharacter') ??
  unless(!isOnGreen(open, at), 'onGreen');

/** D-34 */
export const vote: Ask<TT, unknown, Pawn | null> = {
  kind: 'vote',
  who: everyCharacter,
  decide(me) {
    const suspects = characters(me.open).filter((pawn) => voteBarred(me.open, mine(me), pawn) === null);
    return { shape: oneOf.pawn(suspects), mayPass: true };
  },
  ...UNIFORMLY,
};

/** D-35 The last window, after the votes. */
export const lastReveal: Ask<TT, unknown, Unmask | null> = {
  kind: 'lastReveal',
  who: everyCharacter,
  decide: (me) => ({ shape: oneOf([unmask(me)]), mayPass: true, deadline: 'short' }),
  ...WINDOW,
};

/** TT-176, TT-177 Which of the means this Character lacks. */
export const analysisBarred = ({ open, own }: Pick<Me, 'open' | 'own'>, pawn: Pawn, kind: Analysis): WhyNot | null =>
  kind === 'A'
    ? unless(holds(open, own, pawn, 'blood'), 'noBlood')
    : (unless(holds(open, own, pawn, 'cable'), 'noCable') ?? unless(holds(open, own, pawn, 'flamethrower'), 'noFlamethrower'));

/** D-36 Asked of every Character every round, for A and then for B (L-07); it works only with the means (RU-53). */
export const volunteer: Ask<TT, { kind: Analysis }, 'volunteer' | null> = {
  kind: 'volunteer',
  who: everyCharacter,
  decide: (me, { kind }) => ({
    shape: oneOf(analysisBarred(me, mine(me), kind) === null ? ['volunteer'] : []),
    mayPass: true,
    deadline: 'short',
  }),
  ...WINDOW,
};

type Analysing = Frames['analysis'];
/** The Character who makes the Analysis. */
export const analystOf = ({ by }: Analysing): Pawn => must(by, 'somebody who makes the Analysis');
/** D-37 */
export const pickAnalyst: Ask<TT, Analysing, Pawn> = {
  kind: 'pickAnalyst',
  who: leader,
  decide: ({ open }, { volunteers }) => ({
    shape: oneOf.pawn(volunteers),
    deadline: 'short',
    fallback: { choice: turnOrder(open, volunteers)[0] },
  }),
  ...OPENLY,
};

export const analysisTargets = (open: Open, kind: Analysis): Pawn[] =>
  turnOrder(open).filter((pawn) => testBarred(open, kind, pawn) === null);
/** TT-176, TT-177 Why this one cannot be tested. */
export const testBarred = (open: Open, kind: Analysis, pawn: Pawn): WhyNot | null =>
  unless(isCharacter(open, pawn), 'notACharacter') ?? unless(kind === 'B' || mostSuspicious(open).includes(pawn), 'notMostSuspicious');
/** What it is done with: for B each of the analyst's Flamethrowers, which all can see. */
export const analysisMeans = ({ people }: Open, kind: Analysis, by: Pawn): Test['with'][] =>
  kind === 'A' ? ['blood'] : [...new Set(people[by].up.filter(isFlamethrower))];
export const analysisTarget: Ask<TT, Analysing, Test> = {
  kind: 'analysisTarget',
  who: ({ open }, at) => [seatOf(open, analystOf(at))],
  decide({ open }, at) {
    const means = analysisMeans(open, at.kind, analystOf(at));
    const tested = analysisTargets(open, at.kind).map((pawn) => option(pawn, oneOf.item(means)));
    return { shape: oneOf.pawn(tested) };
  },
  ...OPENLY,
};

/** D-39 Hands are counted by everybody. */
export const starvingDiscard: Ask<TT, unknown, Action> = {
  kind: 'starvingDiscard',
  who: ({ open, sizes }) => characterSeats(open).filter((seat) => sizes.hand[seat] > handLimit(open)),
  decide: ({ own }) => ({ shape: oneOf.card(cardKinds(own.hand)), deadline: 'short' }),
  ...UNIFORMLY,
};

/** D-40 */
export const board: Ask<TT, unknown, 'board' | 'stay'> = {
  kind: 'board',
  who: ({ open }) => [seatOf(open, boardingNow(open))],
  decide: () => ({ shape: oneOf(['board', 'stay']), fallback: { choice: 'board' } }),
  ...OPENLY,
};

/** D-41 Everybody aboard, all at once. */
export const acceptBoarding: Ask<TT, unknown, 'yes' | 'no'> = {
  kind: 'acceptBoarding',
  who: ({ open }) => rideOf(open).aboard.map((pawn) => seatOf(open, pawn)),
  decide: ({ open }) => ({
    shape: oneOf.door(['yes', 'no']),
    fallback: { choice: isOnGreen(open, boardingNow(open)) ? 'yes' : 'no' },
  }),
  ...UNIFORMLY,
};
