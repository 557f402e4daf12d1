/** What comes out, and who may be told what: sections 5 and 6 as data, written from the specification and not from the rules. */
import { must, type Seat } from '@lurk/kernel';
import { type Hearers, type Outlets, said, shown } from '@lurk/testkit';
import type { Item } from '../data/cards.ts';
import { itemOf } from '../facts/items.ts';
import { seatOf } from '../facts/people.ts';
import type { Look } from '../frames.ts';
import { ALIENS, type Pawn, type TT, type Whole } from '../types.ts';

export const comesOut: Outlets<TT> = {
  // H-04 to H-09 Action cards.
  drewCards: shown('cards'),
  swappedCardFor: shown('in'),
  sleptCards: shown('cards'),
  deckSeen: shown('counts'),
  putCardIs: said('card', 'discarded'),
  shownCard: said('card'),
  flipped: shown('card'),
  // H-01, H-19 to H-22 Roles and tokens.
  roleIs: shown('role'),
  sawToken: said('token'),
  dogTokenIs: said('alien'),
  analysed: shown('role'),
  roleShown: shown('role'),
  // H-25, H-36 The plan.
  planIs: shown('plan'),
  proposed: shown('plan'),
  attacked: said('attacks'),
  // H-12, H-16, H-35 Items.
  drewItemsAre: shown('items'),
  drewLabIs: shown('token'),
  keptItemIs: shown('kept', 'back'),
  gotItems: shown('items'),
  bloodSought: said('found'),
};

const actor = ({ control }: Whole): Pawn => (must(control.stack.at(-1)).at as { pawn: Pawn }).pawn;
const acts = (_: unknown, seat: Seat, { s }: { s: Whole }): boolean => seatOf(s.open, actor(s)) === seat;
const isAlien = (_: unknown, seat: Seat, { s }: { s: Whole }): boolean => s.circle[ALIENS].members.includes(seat);
const all = <T>(held: readonly T[], these: readonly T[]): boolean => these.every((one) => held.includes(one));
const looksOf = ({ control }: Whole): Look[] => (must(control.stack.at(-1)).at as { looks: Look[] }).looks;

export const hears: Hearers<TT> = {
  roleIs: ({ role }, seat, { s }) => s.own[seat].role === role,
  drewCards: ({ cards }, seat, { s }) => all([...s.own[seat].hand, ...s.own[seat].drawnCards], cards),
  swappedCardFor: (event, seat, { s }) => s.own[seat].hand.includes(event.in),
  sleptCards: ({ cards }, seat, { s }) => s.own[seat].hand.join() === cards.join(),
  deckSeen: acts,
  putCardIs: acts,
  // H-22, L-34 Who looked, and the owner.
  sawToken: ({ of, side }, seat, { s }) =>
    looksOf(s).some((look) => look.of === of && look.side === side && seatOf(s.open, look.by) === seat),
  tokenSeen: ({ by, side }, seat, { s }) =>
    looksOf(s).some((look) => look.by === by && look.side === side && seatOf(s.open, look.of) === seat),
  dogTokenIs: acts,
  planIs: isAlien,
  proposed: isAlien,
  drewItemsAre: acts,
  keptItemIs: acts,
  drewLabIs: acts,
  offerMade: ({ to }, seat, { s }) => s.own[seat].offer?.to === to,
  offerCame: ({ offer }, seat, { s }) => s.own[seat].offered.some(({ from }) => from === offer.from),
  offerClosed: ({ from, to }, seat, { s: { open } }) => [from, to].some((pawn) => seatOf(open, pawn) === seat),
  gotItems: ({ items }, seat, { s }) =>
    all<Item>([...s.own[seat].items, ...s.open.people.flatMap((person) => (person.seat === seat ? person.up.map(itemOf) : []))], items),
  // D-35 To a Human, whichever button it was.
  stayedHidden: (_, seat, { s }) => !s.circle[ALIENS].members.includes(seat),
};
