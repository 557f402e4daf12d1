/** Steps 4.1 and 4.2: drawing, placing and planning. */
import { type Answer, ask, call, end, go, next, remove } from '@lurk/kernel';
import { drawActions, putOnPile } from '../acts/cards.ts';
import { show } from '../acts/items.ts';
import { takeLeaderToken } from '../acts/roles.ts';
import type { Mix, Placed } from '../answers.ts';
import { garrySwap, placeCharacter, sleepersCards, whichCard } from '../asks/placing.ts';
import { ACTIONS, type Action } from '../data/cards.ts';
import type { Place } from '../data/rooms.ts';
import type { Placing } from '../events.ts';
import { handLimit } from '../facts/base.ts';
import { plays, seatOf } from '../facts/people.ts';
import { AT_RANDOM, cardsIn, isBlind } from '../facts/placing.ts';
import { type C, type Own, type Pawn, procedure } from '../types.ts';

const ownOf = ({ s }: C, pawn: Pawn): Own => s.own[seatOf(s.open, pawn)];

export const drawing = procedure('drawing', {
  /** TT-075, TT-076 Up to the hand limit. */
  draw: (c) => {
    const [pawn] = c.at.order;
    if (pawn === undefined) return go('firstCard');
    drawTo(c, pawn, Math.max(0, handLimit(c.s.open) - ownOf(c, pawn).hand.length));
    // TT-253
    if (plays(c.s.open, pawn, 'garry')) return ask(garrySwap, 'swapped');
    c.at.order = c.at.order.slice(1);
    return go('draw');
  },
  swapped: (c, [{ choice }]: Answer<Action | null>[]) => {
    const [pawn, ...rest] = c.at.order;
    c.at.order = rest;
    if (choice !== null) swap(c, pawn, choice);
    return go('draw');
  },
  /** TT-078 */
  firstCard: (c) => {
    c.s.vault.pile = drawActions(c, 1);
    c.tell.all({ t: 'pileBegan' });
    return next;
  },
});
function drawTo(c: C, pawn: Pawn, count: number): void {
  if (count === 0) return;
  const own = ownOf(c, pawn);
  const cards = drawActions(c, count).sort();
  own.hand = [...own.hand, ...cards].sort();
  c.tell.all({ t: 'drew', pawn, count });
  c.tell.seat(seatOf(c.s.open, pawn), { t: 'drewCards', cards });
}
function swap(c: C, pawn: Pawn, out: Action): void {
  const own = ownOf(c, pawn);
  remove(own.hand, [out]);
  c.s.vault.actionDiscard.push(out);
  const [card] = drawActions(c, 1);
  own.hand = [...own.hand, card].sort();
  c.tell.all({ t: 'swappedCard', pawn });
  c.tell.seat(seatOf(c.s.open, pawn), { t: 'swappedCardFor', out, in: card });
}

/** TT-079 From the Leader's left, the Leader last. */
export const placing = procedure('placing', {
  place: ({ at }) => {
    const [pawn, ...rest] = at.order;
    if (pawn === undefined) return end();
    at.order = rest;
    return call('place', { pawn, count: 0 }, 'place');
  },
});

export const place = procedure('place', {
  choose: () => ask(placeCharacter, 'chosen'),
  chosen: (c, [{ choice }]: Answer<Placed>[]) => {
    const { pawn } = c.at;
    const { hand } = ownOf(c, pawn);
    if (choice === 'sleep') {
      put(c, pawn, 'dorm', 'sleep');
      return go('sleep');
    }
    put(c, pawn, choice.with.room, choice.pick);
    if (choice.pick === 'special') return special(c, pawn, choice.with.flashlight === 'yes') ? ask(whichCard, 'picked') : end();
    const named = choice.with.card;
    // TT-088, RU-21 The engine draws; TT-280 to name a card in Darkness is to use the Flashlight.
    if (named !== AT_RANDOM && isBlind(c.s.open, pawn)) show(c, pawn, 'flashlight');
    const card = named === AT_RANDOM ? hand[c.dice.below('darkness', hand.length)] : named;
    remove(hand, [card]);
    putOnPile(c, pawn, card);
    return end();
  },

  /** TT-281 One of the two goes on the pile, the other face down to the discard. */
  picked: (c, [{ choice }]: Answer<Action>[]) => {
    const own = ownOf(c, c.at.pawn);
    const cards = own.drawnCards.splice(0);
    remove(cards, [choice]);
    c.s.vault.actionDiscard.push(...cards);
    putOnPile(c, c.at.pawn, choice, cards[0]);
    return end();
  },

  /** TT-081 The whole hand goes; RU-24 then the counts of the deck are seen. */
  sleep: (c) => {
    const { at, s, tell } = c;
    const own = ownOf(c, at.pawn);
    at.count = own.hand.length;
    s.vault.actionDiscard.push(...own.hand.splice(0));
    const counts = { use: 0, repair: 0, sabotage: 0 };
    for (const action of ACTIONS) counts[action] = s.vault.actionDeck.filter((card) => card === action).length;
    own.deckSeen = counts;
    tell.seat(seatOf(s.open, at.pawn), { t: 'deckSeen', counts });
    return ask(sleepersCards, 'slept');
  },
  slept: (c, [{ choice }]: Answer<Mix>[]) => {
    const { at, s, dice, tell } = c;
    const own = ownOf(c, at.pawn);
    const cards = cardsIn(choice);
    remove(s.vault.actionDeck, cards);
    own.deckSeen = null;
    // Deck and discard together are a new deck.
    s.vault.actionDeck = dice.shuffle('actions', [...s.vault.actionDeck, ...s.vault.actionDiscard.splice(0)]);
    // RU-23
    cards.push(...drawActions(c, at.count - cards.length));
    own.hand = cards.sort();
    tell.all({ t: 'slept', pawn: at.pawn, count: at.count });
    tell.seat(seatOf(s.open, at.pawn), { t: 'sleptCards', cards: own.hand.slice() });
    return end();
  },
});

/** TT-083, TT-086 Where a figure is placed, and by which option, is public. */
function put(c: C, pawn: Pawn, at: Place, how: Placing): void {
  Object.assign(c.s.open.people[pawn], { at, standing: how !== 'sleep' });
  c.tell.all({ t: 'placed', pawn, place: at, how });
  takeLeaderToken(c, pawn);
}

/** TT-082 The whole hand goes for the top card of the deck; TT-254, TT-281 by a light, for one of two. True if there is a choice to make. */
function special(c: C, pawn: Pawn, flashlight: boolean): boolean {
  const own = ownOf(c, pawn);
  c.s.vault.actionDiscard.push(...own.hand.splice(0));
  if (flashlight) show(c, pawn, 'flashlight');
  if (flashlight || plays(c.s.open, pawn, 'norris')) {
    own.drawnCards = drawActions(c, 2);
    c.tell.seat(seatOf(c.s.open, pawn), { t: 'drewCards', cards: own.drawnCards.slice() });
    return true;
  }
  putOnPile(c, pawn, drawActions(c, 1)[0]);
  return false;
}
