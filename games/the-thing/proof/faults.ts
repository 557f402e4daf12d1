/** Conservation, and what must be true of every state. */

import { bagOf, checklist } from '@lurk/testkit';
import { livingHumans } from '../acts/end.ts';
import { ACTION_CARDS, cardsOf, type Item, isLab, isThing, isWeapon, type Lab, type Thing, type Weapon } from '../data/cards.ts';
import { CAPACITY, DOGS, damageSpaces, fuelSpaces, GREEN_ROOMS } from '../data/rooms.ts';
import { columnOf, FOOD, HAND_LIMIT } from '../data/setup.ts';
import { TUNABLE } from '../data/tunable.ts';
import { boilerDestroyed, dogsGone, forceReserve } from '../facts/base.ts';
import { chargesOf, isFlamethrower, isHideable, itemOf } from '../facts/items.ts';
import { controller, inPlace, isCharacter } from '../facts/people.ts';
import { asSeen, containsAll } from '../facts/trades.ts';
import { ALIENS, type Whole } from '../types.ts';

export function faults(s: Whole): string[] {
  const { open, own, vault, circle } = s;
  const { faults: out, check } = checklist();
  if (!open.coop) {
    const cards = [...vault.actionDeck, ...vault.actionDiscard, ...vault.pile, ...own.flatMap((o) => [...o.hand, ...o.drawnCards])];
    check(bagOf([...cards, ...(open.flipped ? [open.flipped] : [])]) === bagOf(ACTION_CARDS), 'action cards');
    for (const { hand } of own) check(hand.length <= HAND_LIMIT && hand.join() === hand.toSorted().join(), 'a hand');
    check(vault.pile.join() === vault.pile.toSorted().join(), 'the pile tells an order');
  }
  const held: Item[] = [
    ...own.flatMap((o) => [...o.items, ...o.drawn]),
    ...open.people.flatMap(({ up }) => up.map(itemOf)),
    ...open.gone,
    ...vault.removed,
  ];
  const { weapons, objects, lab, forceCap } = columnOf(open.players);
  check(bagOf([...held.filter(isWeapon), ...vault.weapons]) === bagOf(cardsOf<Weapon>(weapons)), 'weapons');
  check(bagOf([...held.filter(isThing), ...vault.objects]) === bagOf(cardsOf<Thing>(objects)), 'objects');
  check(bagOf([...held.filter(isLab), ...vault.lab, ...vault.labDiscard]) === bagOf(cardsOf<Lab>(lab)), 'lab tokens');
  check(
    own.every(({ items }) => items.every(isHideable)),
    'a hidden Flamethrower',
  );
  for (const up of open.people.flatMap((person) => person.up))
    check(!isFlamethrower(up) || (chargesOf(up) > 0 && chargesOf(up) <= 6), 'charges');

  for (const room of GREEN_ROOMS) {
    const { fuel, damage } = open.rooms[room];
    check(fuel >= 0 && fuel <= fuelSpaces(room) && damage >= 0 && damage <= damageSpaces(room), room);
    check(inPlace(open, room).length <= CAPACITY, `too many in ${room}`);
  }
  check(boilerDestroyed(open) === (open.freezing !== null), 'freezing');
  check(open.warehouse >= 0 && open.depot >= 0 && open.pantry >= 0 && open.kitchen >= 0 && open.pantry + open.kitchen <= FOOD, 'stores');
  check(dogsGone(open) >= 0 && dogsGone(open) <= DOGS && open.dogsAside >= 0, 'dogs');
  check(open.pool >= 0 && forceReserve(open) >= 0 && forceReserve(open) <= forceCap, 'force');

  open.people.forEach(({ status, at, suspicion }, pawn) => {
    const lives = status === 'character';
    check(lives === (at !== null) && lives === (suspicion !== null), `person ${pawn}`);
    check(suspicion === null || suspicion <= (open.coop ? TUNABLE.suspicion.last : open.players), `suspicion of ${pawn}`);
  });
  if (open.coop) return out;

  const active = open.revealed.filter((pawn) => open.people[pawn].status === 'revealed');
  check(bagOf(circle[ALIENS].members.map(String)) === bagOf(active.map(String)), 'the circle of the Aliens');
  check(circle[ALIENS].facts.plan.map(({ force }) => force).join() === open.plan.join(), 'the plan');
  check(isCharacter(open, open.leader) || open.end !== null, 'the Leader');
  check(controller(open) === undefined || own[controller(open)!].role === 'alien', 'a Revealed Alien who is none');
  check(open.round === 0 || open.end !== null || livingHumans(s).length > 0, 'no Human left');
  own.forEach(({ offer, offered, role }, seat) => {
    check(!isCharacter(open, seat) || role !== null || open.round === 0, `role of ${seat}`);
    if (offer)
      check(
        own[offer.to].offered.some((other) => JSON.stringify(other) === JSON.stringify(asSeen(seat, offer))),
        'an offer',
      );
    for (const { from } of offered)
      check(own[from].offer?.to === seat && containsAll(own[from].items, own[from].offer?.give ?? []), 'an offer that nobody made');
  });
  return out;
}
