/** What a Hunted may do in Phase 1, and why not: the options of the question and the reasons on the screen are these conditions. */
import type { PlaceNo } from '../data/places.ts';
import type { Me } from '../types.ts';
import { myDiscard } from './discards.ts';
import { personOf } from './people.ts';
import { no, unless, type WhyNot } from './why-not.ts';

/** To put this Place card down. */
export const placeBarred = (me: Me, place: PlaceNo): WhyNot | null => cardBarred(me, place) ?? playBarred(me, playablePlaces(me).length);

/** NA-066 Places banned by Force Field cannot be played. */
function cardBarred({ open, own, seat }: Me, place: PlaceNo): WhyNot | null {
  const { owned, front } = personOf(open, seat);
  if (!owned.includes(place)) return no('notOwned');
  if (front.includes(place) || own.down.includes(place)) return no('alreadyDown');
  if (!own.hand.includes(place)) return no('inDiscard');
  return unless(!open.banned.includes(place), 'forceField');
}
export const playablePlaces = (me: Me): PlaceNo[] => me.own.hand.filter((place) => cardBarred(me, place) === null);

/** NA-064, NA-065 One card, or two different ones with a pending double; NA-235 lets them play the only one they can. */
export function cardsToPlay({ open, seat }: Me, playable: number): number {
  if (!personOf(open, seat).double) return 1;
  return open.options.doubleMayPlayOne && playable === 1 ? 1 : 2;
}
/** To put cards down at all, with so many that could be. */
export const playBarred = (me: Me, playable: number): WhyNot | null => unless(playable >= cardsToPlay(me, playable), 'needTwo');

/** NA-070 How many cards this much Will takes back. */
export const RESIST_PAYS = { 1: 2, 2: 4 } as const;

/** NA-070 to NA-073 To Resist, paying this much Will; never twice in a turn. */
export function resistBarred(me: Me, paid: 1 | 2): WhyNot | null {
  if (me.sealed) return no('alreadyReady');
  const { will, resisted } = personOf(me.open, me.seat);
  const discard = myDiscard(me).length;
  if (resisted) return no('resistedAlready');
  if (discard === 0) return no('emptyDiscard');
  // NA-072
  if (paid > will) return no('notEnoughWill');
  // NA-071 A second Will must bring more than the first.
  return unless(paid === 1 || discard > RESIST_PAYS[1], 'smallDiscard');
}

/** NA-077 With all their Will and an empty discard there is nothing to give up for. */
export function giveUpBarred(me: Me): WhyNot | null {
  if (me.sealed) return no('alreadyReady');
  return unless(personOf(me.open, me.seat).will < 3 || myDiscard(me).length > 0, 'nothingToRecover');
}
