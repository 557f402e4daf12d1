/** The nine phases of the co-operative game (TC-015). */
import { type Answer, ask, call, end, go, next, type Picked, remove } from '@lurk/kernel';
import { lead } from '../acts/roles.ts';
import type { Place } from '../data/rooms.ts';
import { characters, pawnsOf } from '../facts/people.ts';
import { LocationCards, moveDogs } from '../rules/dogs.ts';
import { analysesAndMeal, firstPhases, phase } from '../rules/phase.ts';
import { gather } from '../rules/rest.ts';
import { type C, interrupt, type Pawn, procedure, type Up } from '../types.ts';
import { moveThreat, revealEffect } from './acts.ts';
import { endExchange, givers, placeParty, victim } from './asks.ts';
import { nextLeader, onThreat, playersInTurn, togetherIn } from './facts.ts';

export const coopRound = procedure('coopRound', {
  ...firstPhases,
  /** 3.1 */
  movement: phase('movement', ({ s }) => call('movement', { order: playersInTurn(s.open), left: [] })),
  /** 3.2 */
  encounters: () => call('encounters', { left: [], others: [], byBoard: false }),
  alien: () => call('autoAlien'),
  actions: phase('action', () => call('partyActions', { rerolls: [], threats: 0 })),
  rest: phase('rest', () => call('exchange')),
  ...analysesAndMeal,
  /** TC-073, TC-074 */
  dogs: phase('dogs', (c) => {
    moveDogs(c, new LocationCards(c));
    return next;
  }),
  /** TC-075 */
  leader: (c) => {
    const seat = nextLeader(c.s.open);
    if (seat !== c.s.open.leader) lead(c, seat, 'left');
    return next;
  },
  /** TC-076 to TC-078 */
  threat: (c) => {
    const sharing = onThreat(c.s.open).length;
    if (sharing === 0) return call('threat', { victims: [] });
    moveThreat(c, sharing);
    return next;
  },
});

/** TC-017 Each player places all Characters of their own, in the order they like. */
export const movement = procedure('movement', {
  player: ({ s, at }) => {
    if (at.order.length === 0) return end();
    at.left = pawnsOf(s.open, at.order[0]).filter((pawn) => characters(s.open).includes(pawn));
    return next;
  },
  place: () => ask(placeParty, 'placed'),
  placed: ({ s, at, tell }, [{ choice }]: Answer<Picked<Pawn, Place>>[]) => {
    const { pick: pawn, with: place } = choice;
    s.open.people[pawn].at = place;
    tell.all({ t: 'placed', pawn, place, how: 'work' });
    at.left = at.left.filter((other) => other !== pawn);
    if (at.left.length > 0) return go('place');
    at.order = at.order.slice(1);
    return go('player');
  },
});

/** TC-052, TC-076 The Threat goes back one space, and reaches one Character there. */
export const threat = procedure('threat', {
  back: (c) => {
    const before = togetherIn(c.s.open).threat;
    moveThreat(c, -1);
    if (togetherIn(c.s.open).threat === before) return end();
    c.at.victims = onThreat(c.s.open);
    return next;
  },
  /** A step of its own: a Fuel or Tools card played meanwhile puts the question again, and moves nothing (TC-057a). */
  choose: (c) => (c.at.victims.length > 1 ? ask(victim, 'chosen') : reach(c, c.at.victims)),
  chosen: (c, [{ choice }]: Answer<Pawn>[]) => reach(c, [choice]),
});
function reach(c: C, pawns: readonly Pawn[]) {
  for (const pawn of pawns) revealEffect(c, pawn, 'threat');
  return end();
}

/** Phase 6 (TC-067 to TC-068a). */
export const exchange = procedure('exchange', {
  gather: (c) => {
    gather(c);
    return next;
  },
  hand: ({ s }) => (givers(s.open).length > 0 ? ask(endExchange, 'ended') : end()),
  ended: () => end(),
});

/** C-12 */
export const gift = interrupt('gift', {
  give: ({ s, tell }, [{ choice }]) => {
    const { pick: from, with: what } = choice;
    remove<Up>(s.open.people[from].up, [what.item]);
    s.open.people[what.to].up.push(what.item);
    tell.all({ t: 'given', from, to: what.to, item: what.item });
    return end();
  },
});
