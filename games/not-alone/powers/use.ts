/** Using a power, one small function per place (NA-120 to NA-147). The choices were checked against `powerShape` before. */
import { type Choice, call, type Picked, type Seat } from '@lurk/kernel';
import { advanceRescue, changeWill } from '../acts/counters.ts';
import { drawSurvival } from '../acts/decks.ts';
import { pickUp, takeBack } from '../acts/place-cards.ts';
import { PLACE, type PlaceNo } from '../data/places.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import { discardOf } from '../facts/discards.ts';
import type { C, Double, Visit } from '../types.ts';
import { THIS_CARD } from './shape.ts';

type Used = ReturnType<typeof call<'shelter', { hunted: Seat }>> | null;
/** Uses the power of a place; null unless it asks for more. `through` says what copied it. */
export function usePower(c: C, v: Visit, place: PlaceNo, choice: Choice, through: PlaceNo | SurvivalId | null = null): Used {
  const who = v.hunted;
  if (place === PLACE.lair) return useLair(c, v, choice as Picked, through);
  c.tell.all({ t: 'powerUsed', who, place, through });
  switch (place) {
    case PLACE.jungle:
    case PLACE.swamp:
      takeThisCardAnd(c, v, choice);
      return null;
    case PLACE.river: // NA-128
      gainDouble(c, who, 'river');
      return null;
    case PLACE.artefact: // NA-145
      gainDouble(c, who, 'artefact');
      return null;
    case PLACE.beach:
      useBeach(c);
      return null;
    case PLACE.wreck: // NA-139, NA-140
      c.s.open.wreckUsed = true;
      advanceRescue(c);
      return null;
    case PLACE.rover:
      takePlace(c, who, choice as PlaceNo);
      return null;
    case PLACE.source:
      useSource(c, who, choice);
      return null;
    case PLACE.shelter: // NA-136
      return call('shelter', { hunted: who });
  }
}

/** NA-121 Take back the discard (NA-161: one card), or NA-122 use the power under the Creature token. */
function useLair(c: C, v: Visit, choice: Picked, through: PlaceNo | SurvivalId | null): Used {
  const copied = choice.pick === 'copy' ? (choice.with as Picked) : null;
  // NA-209 Reached through Gate, the Lair is told of as well as what it copies.
  if (!copied || through) c.tell.all({ t: 'powerUsed', who: v.hunted, place: PLACE.lair, through });
  if (copied) return usePower(c, v, copied.pick as PlaceNo, copied.with, PLACE.lair);
  const cards = choice.with === true ? discardOf(c.s, v.hunted).slice() : [choice.with as PlaceNo];
  takeBack(c, v.hunted, cards, 'power');
  return null;
}

/** NA-120, NA-127, NA-135 "This card" is the card of the visit being resolved; NA-161 Persecution leaves one card of the two. */
function takeThisCardAnd(c: C, v: Visit, choice: Choice): void {
  if (choice === THIS_CARD || Array.isArray(choice)) pickUp(c, v.hunted, [v.card], 'power');
  if (Array.isArray(choice)) takeBack(c, v.hunted, choice as PlaceNo[], 'power');
  else if (choice !== THIS_CARD) takeBack(c, v.hunted, [choice as PlaceNo], 'power');
}

function gainDouble({ s, tell }: C, who: Seat, kind: Double): void {
  s.open.people[who]!.double = kind;
  tell.all({ t: 'doubleGained', who, kind });
}

/** NA-131, NA-132, NA-133 */
function useBeach(c: C): void {
  const { open } = c.s;
  open.beachUsed = true;
  open.marker = !open.marker;
  c.tell.all({ t: 'markerPut', on: open.marker });
  if (!open.marker) advanceRescue(c);
}

/** NA-134 */
function takePlace({ s, tell }: C, who: Seat, place: PlaceNo): void {
  s.open.reserve[place]--;
  s.open.people[who]!.owned.push(place);
  s.own[who].hand.push(place);
  tell.all({ t: 'placeTaken', who, place });
}

/** NA-142, NA-143 */
function useSource(c: C, who: Seat, choice: Choice): void {
  if (choice === 'draw') c.s.own[who].survival.push(...drawSurvival(c, who, 1));
  else changeWill(c, (choice as Picked).with as Seat, 1);
}
