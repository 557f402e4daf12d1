/** A guess at all that a view hides, in keeping with all that is seen. Takes no state, so it cannot cheat. */
import { type Compartments, type Dice, framesOf, remove } from '@lurk/kernel';
import { attacksOf, choiceFor } from '../asks/alien.ts';
import {
  ACTION_CARDS,
  ACTIONS,
  type Action,
  BACKS,
  type Back,
  backOf,
  cardsOf,
  type Item,
  type Lab,
  type Role,
  SPECIAL_ROLES,
  type Thing,
  type Weapon,
} from '../data/cards.ts';
import { columnOf } from '../data/setup.ts';
import { locationDeck } from '../facts/base.ts';
import { isHideable, itemOf, ofBack, sortItems } from '../facts/items.ts';
import { characters, controller, isOnGreen } from '../facts/people.ts';
import { asSeen } from '../facts/trades.ts';
import type { Memory } from '../memory.ts';
import {
  ALIENS,
  type Attack,
  type Hideable,
  type Infection,
  type Offered,
  type Own,
  type Pawn,
  type Seen,
  type Shared,
  type TT,
  type Vault,
} from '../types.ts';

type Guess = Omit<Compartments<TT>, 'open'>;

export function imagine(view: Seen, _memory: Memory, dice: Dice): Guess {
  const own = Array.from({ length: view.seats }, (_, seat): Own => (seat === view.seat ? view.own! : blank()));
  const vault: Vault = {
    ...{ actionDeck: [], actionDiscard: [], pile: [], weapons: [], objects: [], lab: [], labDiscard: [], removed: [] },
    ...{ infections: [], roles: [], box: [], covered: [] },
  };
  dealItems(view, own, vault, dice);
  if (view.open.coop) guessCards(view, vault, dice);
  else {
    guessRoles(view, own, vault, dice);
    dealCards(view, own, vault, dice);
    guessTokens(view, own, dice);
    guessOffers(view, own, dice);
  }
  return { own, circle: { [ALIENS]: circle(view, dice) }, vault };
}

const blank = (): Own => ({
  ...{ role: null, hand: [], items: [], drawn: [], drawnCards: [], deckSeen: null, tokens: [], offer: null, offered: [] },
});
const chance = (dice: Dice, one: number): boolean => dice.below('imagine', one) === 0;
/** The question now open. */
const askedOf = ({ ask }: Seen): string => ask?.kind ?? '';

/** What has been shown is so, a disc on green is a Human's; at least one Human lives (H-33), until the end. */
function guessRoles({ open, seat: me, seats }: Seen, own: Own[], vault: Vault, dice: Dice): void {
  if (open.round === 0 && me !== null && own[me].role === null) return;
  const known = (pawn: Pawn): Role | null =>
    open.people[pawn].shown ?? (open.revealed.includes(pawn) ? 'alien' : isOnGreen(open, pawn) ? 'human' : null);
  for (let seat = 0; seat < seats; seat++) if (seat !== me) own[seat].role = known(seat) ?? (chance(dice, 3) ? 'alien' : 'human');
  const living = characters(open);
  if (!open.end && !living.some((pawn) => own[pawn].role === 'human')) {
    const free = living.filter((pawn) => pawn !== me && known(pawn) === null);
    own[free[dice.below('imagine', free.length)]].role = 'human';
  }
  const aliens = own.flatMap(({ role }, seat) => (role === 'alien' ? [seat] : []));
  vault.infections = dice
    .shuffle('imagine', aliens)
    .map((pawn, i): Infection => ({ pawn, round: Math.min(i, open.round), by: i ? 'dog' : 'start' }));
}

/** H-40 Special role cards as they may lie, but for those that have been turned over. */
function guessCards({ open }: Seen, vault: Vault, dice: Dice): void {
  if (open.round === 0) return;
  const cards = SPECIAL_ROLES.slice();
  remove(
    cards,
    open.people.flatMap(({ shown }) => shown ?? []),
  );
  dice.shuffle('imagine', cards);
  vault.roles = open.people.map(({ shown }) => shown ?? cards.pop()!);
  vault.box = cards;
}

/** Action cards anywhere they may be; a sleeper has seen how many of each are in the deck (RU-24). */
function dealCards({ open, seat: me, sizes, ...view }: Seen, own: Own[], vault: Vault, dice: Dice): void {
  const pool = ACTION_CARDS.slice();
  const mine = me === null ? null : own[me];
  remove(pool, [...(mine ? [...mine.hand, ...mine.drawnCards] : []), ...(open.flipped ? [open.flipped] : [])]);
  const counts = mine?.deckSeen;
  if (counts) {
    vault.actionDeck = ACTIONS.flatMap((action) => new Array<Action>(counts[action]).fill(action));
    remove(pool, vault.actionDeck);
  }
  dice.shuffle('imagine', pool);
  own.forEach((other, seat) => {
    if (seat === me) return;
    other.hand = pool.splice(0, sizes.hand[seat]).sort();
    other.drawnCards = pool.splice(0, sizes.drawnCards[seat]);
  });
  vault.pile = pool.splice(0, sizes.pile).sort();
  vault.actionDiscard = pool.splice(0, sizes.actionDiscard);
  vault.actionDeck = counts ? dice.shuffle('imagine', vault.actionDeck) : pool;
  const sleeping = framesOf<TT>(view).find(({ proc }) => proc === 'place');
  const sleeper = sleeping && view.ask?.kind === 'sleepersCards' ? (sleeping.at as { pawn: Pawn }).pawn : null;
  if (sleeper === null || sleeper === me) return;
  const deck = vault.actionDeck;
  own[sleeper].deckSeen = { use: 0, repair: 0, sabotage: 0 };
  for (const card of deck) own[sleeper].deckSeen[card]++;
}

/** Weapons, Objects and Lab tokens not seen: with others, in their decks, or gone unseen. A Flamethrower is never held hidden. */
function dealItems(view: Seen, own: Own[], vault: Vault, dice: Dice): void {
  const { open, sizes, seat: me } = view;
  const column = columnOf(open.players);
  const seen: Item[] = [
    ...open.people.flatMap(({ up }) => up.map(itemOf)),
    ...open.gone,
    ...(me === null ? [] : [...own[me].items, ...own[me].drawn]),
  ];
  const drawing = drawnBack(view);
  const deal = (back: Back, all: Item[], deck: number, discard: number): { deck: Item[]; discard: Item[]; rest: Item[] } => {
    remove(all, ofBack(seen, back));
    const pool = dice.shuffle('imagine', all);
    const plain = pool.filter(isHideable);
    const means = own.map((_, seat) => (seat === me ? [] : meansOf(view, seat).filter((item) => backOf(item) === back)));
    remove(plain, means.flat());
    own.forEach((other, seat) => {
      if (seat === me) return;
      const held = [...means[seat], ...plain.splice(0, sizes.items[seat][back] - means[seat].length)];
      other.items = sortItems([...other.items, ...held]);
      remove(pool, held);
    });
    own.forEach((other, seat) => {
      if (seat !== me && back === drawing) other.drawn = pool.splice(0, sizes.drawn[seat]);
    });
    return { deck: pool.splice(0, deck), discard: pool.splice(0, discard), rest: pool };
  };
  const weapons = deal('weapon', cardsOf<Weapon>(column.weapons), sizes.weapons, 0);
  const objects = deal('object', cardsOf<Thing>(column.objects), sizes.objects, 0);
  const lab = deal('lab', cardsOf<Lab>(column.lab), sizes.lab, sizes.labDiscard);
  Object.assign(vault, { weapons: weapons.deck, objects: objects.deck, lab: lab.deck, labDiscard: lab.discard });
  vault.removed = dice.shuffle('imagine', [...weapons.rest, ...objects.rest]);
}
/** RU-53 A player who has volunteered for an Analysis holds the item it needs. */
export function meansOf({ open, stack }: Pick<Seen, 'open' | 'stack'>, seat: number): Hideable[] {
  const frame = framesOf<TT>({ stack }).find(({ proc }) => proc === 'analysis');
  if (frame?.proc !== 'analysis' || !frame.at.volunteers.includes(seat)) return [];
  const means: Hideable = frame.at.kind === 'A' ? 'blood' : 'cable';
  return open.people[seat].up.includes(means) ? [] : [means];
}
/** What somebody who is choosing has drawn. */
function drawnBack(view: Seen): Back | null {
  const kind = askedOf(view);
  const frame = framesOf<TT>(view).find(({ proc }) => proc === 'drawItem');
  if (kind === 'keepLab') return 'lab';
  if (!frame) return null;
  return view.open.people[(frame.at as { pawn: Pawn }).pawn].at === 'armory' ? 'weapon' : 'object';
}

/** TT-108, TT-109 Tokens lie there from the placing to the end of the Encounter. */
function guessTokens(view: Seen, own: Own[], dice: Dice): void {
  const meeting = framesOf<TT>(view).find(({ proc }) => proc === 'meeting');
  if (!meeting || askedOf(view) === 'placeTokens') return;
  const { pawns } = meeting.at as { pawns: Pawn[] };
  for (const pawn of pawns) {
    // Discs move only when the cards are set again, so a Character on green now has put no tokens.
    if (pawn === view.seat || isOnGreen(view.open, pawn)) continue;
    own[pawn].tokens = own[pawn].role === 'alien' && chance(dice, 2) ? dice.shuffle('imagine', ['human', 'alien']) : ['human', 'human'];
  }
}

/** Offers I made or got are known; others may have theirs. */
function guessOffers(view: Seen, own: Own[], dice: Dice): void {
  const { seat: me, open } = view;
  if (askedOf(view) !== 'callVote') return;
  if (me !== null) {
    const { offer, offered } = own[me];
    if (offer) own[offer.to].offered.push(asSeen(me, offer));
    for (const other of offered)
      own[other.from].offer = { to: me, give: itemsLike(own[other.from], other), giveUp: other.up, want: other.want, wantUp: other.wantUp };
  }
  for (const from of characters(open)) {
    const to = characters(open)[dice.below('imagine', characters(open).length)];
    if (from === me || to === me || from === to || own[from].offer || own[from].items.length === 0 || !chance(dice, 3)) continue;
    own[from].offer = { to, give: own[from].items.slice(0, 1), giveUp: [], want: { weapon: 0, object: 0, lab: 0 }, wantUp: [] };
    own[to].offered.push(asSeen(from, own[from].offer));
  }
}
const itemsLike = ({ items }: Own, { backs }: Offered): Hideable[] => BACKS.flatMap((back) => ofBack(items, back).slice(0, backs[back]));

/** H-25, H-36 */
function circle({ open, circles }: Seen, dice: Dice): { members: number[]; facts: Shared } {
  const members = open.revealed.filter((pawn) => open.people[pawn].status === 'revealed').toSorted((a, b) => a - b);
  const facts = circles[ALIENS];
  if (facts) return { members, facts };
  const rooms = dice.shuffle('imagine', locationDeck(open));
  const plan = open.plan.map((force, i): Attack => ({ room: rooms[i], force }));
  const others = members.filter((pawn) => pawn !== controller(open));
  const proposals = open.phase === 'alien' && open.plan.length === 0 ? others.filter(() => chance(dice, 2)) : [];
  const all = attacksOf(choiceFor([{ room: rooms[0], force: Math.max(1, open.pool) }], Math.max(1, open.pool)));
  return { members, facts: { plan, proposals: proposals.map((by) => ({ by, plan: all })) } };
}
