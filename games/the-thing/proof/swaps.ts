/**
 * The table of secrets (section 6.1) as changes a viewer must not notice. Written from the specification, not from the rules,
 * so that the two check each other. Each is named by its rows.
 */
import type { Dice, Viewer } from '@lurk/kernel';
import { collectSwaps, reorder, type Swap, trade } from '@lurk/testkit';
import { type Item, isLab, isThing, isWeapon } from '../data/cards.ts';
import { locationDeck } from '../facts/base.ts';
import { isHideable, NO_BACKS, sortItems } from '../facts/items.ts';
import { characters, isCharacter, isOnGreen } from '../facts/people.ts';
import { asSeen } from '../facts/trades.ts';
import { ALIENS, type Open, type Own, type TT, type Vault, type Whole } from '../types.ts';
import { meansOf } from './imagine.ts';

export function swaps(s: Whole, viewer: Viewer, dice: Dice): Swap<TT>[] {
  const { swaps: out, change } = collectSwaps<TT>();
  const { open } = s;
  const others = s.own.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  // A sleeper knows what is in the deck (H-06): cards are then exchanged with the discard instead.
  const sleeping = s.own.some(({ deckSeen }) => deckSeen !== null);
  const store = ({ vault }: Whole) => (sleeping ? vault.actionDiscard : vault.actionDeck);

  const talking = s.control.stack.at(-1)?.asking?.kind === 'callVote';
  for (const seat of others) {
    const mate = others[dice.below('swap', others.length)];
    change(open.people[seat].status === 'assimilated' ? 'H-02 the role of the eliminated' : 'H-01 a role', (w) => otherRole(w, seat));
    change('H-04 a hand', (w) => sortedAfter(w.own[seat].hand, () => trade(w.own[seat].hand, store(w), dice)));
    change(
      'H-04 who holds which card',
      ({ own }) => mate !== seat && bothSorted(own, seat, mate, () => trade(own[seat].hand, own[mate].hand, dice)),
    );
    if (!s.own.some(({ offer }) => offer)) {
      const means = meansOf({ open, stack: s.control.stack }, seat);
      change('H-12 Weapons held', ({ own, vault }) => tradeItems(own[seat], vault.weapons, isWeapon, means, dice));
      change('H-12 Objects held', ({ own, vault }) => tradeItems(own[seat], vault.objects, isThing, means, dice));
      change('H-16 Lab tokens held', ({ own, vault }) => tradeItems(own[seat], vault.lab, isLab, means, dice));
    }
    change('H-39 left and right', ({ own }) => reorder(own[seat].tokens, dice));
    change('H-42 what is chosen from', ({ own, vault }) => tradeDrawn(own[seat], vault, dice));
    change('H-42 cards chosen from', (w) => trade(w.own[seat].drawnCards, store(w), dice));
    change('H-35 offers', ({ own }) => {
      const { offer } = own[seat];
      if (!offer || offer.to === viewer) return false;
      own[seat].offer = null;
      own[offer.to].offered = own[offer.to].offered.filter(({ from }) => from !== seat);
      return true;
    });
    change('H-35 offers', ({ own }) => {
      const [item] = own[seat].items;
      if (!talking || own[seat].offer || item === undefined || mate === seat || !isCharacter(open, mate) || !isCharacter(open, seat))
        return false;
      own[seat].offer = { to: mate, give: [item], giveUp: [], want: NO_BACKS, wantUp: [] };
      own[mate].offered.push(asSeen(seat, own[seat].offer));
      return true;
    });
    change('H-35 offers', ({ own }) => {
      const { offer, items } = own[seat];
      if (!offer) return false;
      const give = items.find(
        (item) =>
          !offer.give.includes(item) && offer.give.some((other) => isWeapon(other) === isWeapon(item) && isLab(other) === isLab(item)),
      );
      if (!give) return false;
      const out = offer.give.findIndex((other) => isWeapon(other) === isWeapon(give) && isLab(other) === isLab(give));
      own[seat].offer = { ...offer, give: offer.give.with(out, give) };
      return true;
    });
  }
  change('H-06 what a sleeper sees', ({ own, vault }) => {
    const sleeper = own.findIndex(({ deckSeen }) => deckSeen !== null);
    if (sleeper < 0 || sleeper === viewer || !trade(vault.actionDeck, vault.actionDiscard, dice)) return false;
    own[sleeper].deckSeen = { use: 0, repair: 0, sabotage: 0 };
    for (const card of vault.actionDeck) own[sleeper].deckSeen[card]++;
    return true;
  });
  change('H-05 the order of the Action deck', ({ vault }) => reorder(vault.actionDeck, dice));
  if (!sleeping) change('H-07 the Action discard', ({ vault }) => trade(vault.actionDiscard, vault.actionDeck, dice));
  change('H-09 the Activity pile', (w) => sortedAfter(w.vault.pile, () => trade(w.vault.pile, store(w), dice)));
  change('H-41 the order of the Weapon deck', ({ vault }) => reorder(vault.weapons, dice));
  change('H-41 the order of the Object deck', ({ vault }) => reorder(vault.objects, dice));
  change(
    'H-15 cards removed unseen',
    ({ vault }) => tradeLike(vault.removed, vault.weapons, isWeapon, dice) || tradeLike(vault.removed, vault.objects, isThing, dice),
  );
  change('H-18 the Lab bag', ({ vault }) => reorder(vault.lab, dice));
  change('H-43 the Lab discard', ({ vault }) => trade(vault.labDiscard, vault.lab, dice));
  change('H-21 the history of infections', ({ vault }) => {
    const last = vault.infections.at(-1);
    if (!last) return false;
    const [pawn, by] = [(last.pawn + 1) % s.seats, last.by === 'dog' ? 'start' : 'dog'] as const;
    vault.infections[vault.infections.length - 1] = { pawn, by, round: last.round + 1 };
    return true;
  });
  change('H-40 the special role cards', ({ vault }) => otherCards(open, vault, dice));
  if (viewer === 'public' || !s.circle[ALIENS].members.includes(viewer)) {
    change('H-25 the Alien plan', ({ circle }) => {
      const { facts } = circle[ALIENS];
      const free = locationDeck(open).filter((room) => !facts.plan.some((attack) => attack.room === room));
      if (facts.plan.length === 0 || free.length === 0) return false;
      facts.plan[0] = { ...facts.plan[0], room: free[dice.below('swap', free.length)] };
      return true;
    });
    change('H-36 proposals', ({ circle }) => {
      const { facts } = circle[ALIENS];
      facts.proposals = facts.proposals.slice(1);
      return facts.proposals.length < s.circle[ALIENS].facts.proposals.length;
    });
  }
  return out;
}

/** The cards nobody has turned over, dealt again. */
function otherCards({ people }: Open, vault: Vault, dice: Dice): boolean {
  const hidden = [...vault.roles.keys()].filter((pawn) => people[pawn].shown === null);
  const cards = [...hidden.map((pawn) => vault.roles[pawn]), ...vault.box];
  if (!reorder(cards, dice)) return false;
  for (const pawn of hidden) vault.roles[pawn] = cards.shift()!;
  vault.box = cards;
  return true;
}

/** Another role for somebody whose role nobody has been shown, with the tokens that go with it; a Human must be left. */
export function otherRole(w: Whole, seat: number): boolean {
  const { open, own } = w;
  const { role } = own[seat];
  if (role === null || open.people[seat].shown || open.revealed.includes(seat) || isOnGreen(open, seat)) return false;
  if (role === 'human' && !characters(open).some((pawn) => pawn !== seat && own[pawn].role === 'human')) return false;
  own[seat].role = role === 'human' ? 'alien' : 'human';
  if (own[seat].role === 'human') own[seat].tokens = own[seat].tokens.map(() => 'human');
  return true;
}

function sortedAfter(list: string[], how: () => boolean): boolean {
  if (!how()) return false;
  list.sort();
  return true;
}
function bothSorted(own: Own[], a: number, b: number, how: () => boolean): boolean {
  if (!how()) return false;
  own[a].hand.sort();
  own[b].hand.sort();
  return true;
}
/** Exchanges an item of a kind with one of its deck; a Flamethrower would have to be shown, and what its owner must hold stays. */
function tradeItems(own: Own, deck: Item[], like: (item: Item) => boolean, stays: readonly Item[], dice: Dice): boolean {
  const held = own.items.filter((item) => like(item) && !stays.includes(item));
  const plain = deck.filter(isHideable);
  if (held.length === 0 || plain.length === 0) return false;
  const [mine, theirs] = [held[dice.below('swap', held.length)], plain[dice.below('swap', plain.length)]];
  if (mine === theirs) return false;
  own.items[own.items.indexOf(mine)] = theirs;
  deck[deck.indexOf(theirs)] = mine;
  sortItems(own.items);
  return true;
}
function tradeLike<I extends Item>(list: Item[], deck: I[], like: (item: Item) => item is I, dice: Dice): boolean {
  const at = list.findIndex((item) => like(item));
  if (at < 0 || deck.length === 0) return false;
  const to = dice.below('swap', deck.length);
  const item = list[at] as I;
  if (item === deck[to]) return false;
  [list[at], deck[to]] = [deck[to], item];
  return true;
}
function tradeDrawn(own: Own, { weapons, objects, lab }: Whole['vault'], dice: Dice): boolean {
  const [first] = own.drawn;
  if (first === undefined) return false;
  if (isWeapon(first)) return tradeLike(own.drawn, weapons, isWeapon, dice);
  return isThing(first) ? tradeLike(own.drawn, objects, isThing, dice) : tradeLike(own.drawn, lab, isLab, dice);
}
