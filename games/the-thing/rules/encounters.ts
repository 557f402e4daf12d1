/** Step 4.4: Encounters, first those with Alien Force. */
import { type Answer, ask, call, end, go, next, oneAmong } from '@lurk/kernel';
import { layDown, losePileCard, sendToRec } from '../acts/base.ts';
import { captureDog, eatDog } from '../acts/dogs.ts';
import { useArm } from '../acts/items.ts';
import { assimilate, loseForce } from '../acts/roles.ts';
import type { Armed, Prey } from '../answers.ts';
import { alienChoice } from '../asks/alien.ts';
import { avoidEncounter, encounterOrder, inBoardOrder, weaponVsAlien } from '../asks/encounters.ts';
import { meetTogether } from '../coop/acts.ts';
import { armedAgainst } from '../coop/facts.ts';
import { GREEN_ROOMS, type GreenRoom, isGreen, LOCATIONS, type Location, PLACES, type Place } from '../data/rooms.ts';
import { hasFlamethrower } from '../facts/arms.ts';
import { forceIn } from '../facts/base.ts';
import { alienEncounters, clashOf, isEncounter, otherEncounters, participants } from '../facts/meetings.ts';
import { hasDog, isStanding, turnOrder } from '../facts/people.ts';
import type { Arming, Facing } from '../frames.ts';
import { alienSabotage } from '../rooms.ts';
import { type Arm, type C, type Open, type Pawn, procedure } from '../types.ts';

export const encounters = procedure('encounters', {
  /** TT-096a The list is fixed by the positions now; TT-098 Alien Force first. */
  list: ({ s, at }) => {
    at.left = inBoardOrder(alienEncounters(s.open));
    // TC-035a, TC-039 In phase 4 of the co-operative game those with the Alien alone.
    at.others = s.open.phase === 'alien' ? [] : otherEncounters(s.open);
    return next;
  },
  /** TT-099 */
  step: ({ at }) => {
    if (at.left.length > 0) return next;
    if (at.others.length === 0) return end();
    at.left = at.others;
    at.others = [];
    at.byBoard = false;
    return next;
  },
  /** TT-100, D-13 */
  choose: ({ at }) => (at.left.length > 1 && !at.byBoard ? ask(encounterOrder, 'chosen') : go('meet')),
  chosen: ({ at }, [{ choice }]: Answer<Place | Location | null>[]) => {
    if (choice === null) at.byBoard = true;
    else at.left = [choice, ...at.left.filter((place) => place !== choice)];
    return next;
  },
  meet: ({ s, at, tell }) => {
    const [room, ...left] = at.left;
    at.left = left;
    const { open } = s;
    const pawns = participants(open, room);
    const force = forceIn(open, room);
    tell.all({ t: 'encounterBegan', room, pawns, dog: room === 'kennel' || hasDog(open, room), force });
    if (force > 0) {
      // C-03 With open hands only those who have a Weapon of use.
      const queue = open.coop ? armedAgainst(open, pawns, 'alien') : pawns.slice();
      return call('alienEncounter', { room: oneAmong(LOCATIONS, room), pawns, queue, passed: [], fled: false }, 'step');
    }
    return call('encounter', { room: oneAmong(PLACES, room), pawns, queue: flamers(open, pawns), passed: [] }, 'step');
  },
});

/** TT-102 A Character who avoids is out of the Encounter; RU-26 then those who passed are asked again. */
function avoid({ at, tell }: C<Arming>, arm: Arm): void {
  const [pawn, ...queue] = at.queue;
  tell.all({ t: 'avoided', pawn, with: arm });
  at.pawns = at.pawns.filter((other) => other !== pawn);
  at.queue = [...queue, ...at.passed];
  at.passed = [];
}
function pass({ at }: C<Arming>): void {
  at.passed = [...at.passed, at.queue[0]];
  at.queue = at.queue.slice(1);
}

/** Characters and Alien Force (TT-125 to TT-138). */
export const alienEncounter = procedure('alienEncounter', {
  /** TT-101, D-14 In turn order, armed or not. */
  arm: ({ at }) => (at.queue.length > 0 ? ask(weaponVsAlien, 'armed') : go('compare')),
  armed: (c, [{ choice }]: Answer<Armed>[]) => {
    const [pawn] = c.at.queue;
    if (choice === null) pass(c);
    else {
      useArm(c, pawn, choice.with);
      if (choice.pick === 'attack') return driveOff(c, pawn, choice.with);
      avoid(c, choice.with);
    }
    return go('arm');
  },

  compare: (c) => {
    const { at, s } = c;
    const { room } = at;
    // TT-136
    if (room === 'kennel') return eat(c, 'kennel');
    const [force, count] = [forceIn(s.open, room), at.pawns.length];
    // TT-131
    if (count === 0) return hasDog(s.open, room) ? prey(c, room) : go('deserted');
    const clash = clashOf(force, count);
    if (clash === 'flees') return flee(c);
    if (clash === 'takes') return prey(c, room);
    layDown(c, at.pawns);
    return end();
  },

  /** TT-128 to TT-131 */
  chosen: (c, [{ choice }]: Answer<Prey>[]) => take(c, choice),

  /** RU-27 Everybody has avoided it and no Dog is there: with four players and more nothing happens; by itself the Alien wrecks the room (TC-036b). */
  deserted: (c) => (c.s.open.coop ? take(c, 'sabotage') : end()),

  /** RU-26 The last asking, after a flight. It is not repeated, and ends when nobody is left to meet. */
  armLast: ({ at }) => (at.queue.length > 0 ? ask(weaponVsAlien, 'armedLast') : go('afterFlight')),
  armedLast: (c, [{ choice }]: Answer<Armed>[]) => {
    const { at } = c;
    const [pawn, ...queue] = at.queue;
    if (choice === null) at.queue = queue;
    else {
      useArm(c, pawn, choice.with);
      avoid(c, choice.with);
      if (at.pawns.length < 2) at.queue = [];
    }
    return go('armLast');
  },

  /** TT-126, TT-133, TT-134 */
  afterFlight: (c) => {
    const { at, s } = c;
    if (at.pawns.length < 2) return end();
    const room = oneAmong(GREEN_ROOMS, at.room);
    if (hasDog(s.open, room)) captureDog(c, room);
    // TC-039
    return s.open.coop ? end() : call('meeting', { room, pawns: at.pawns, queue: [], looks: [] });
  },
});

/** D-20, C-04 The Alien acts: its controller says how; by itself it takes a Character, or else the Dog (TC-036, TC-037). */
function prey(c: C<Facing>, room: GreenRoom) {
  const { at, s } = c;
  if (!s.open.coop || at.pawns.length > 1) return ask(alienChoice, 'chosen');
  if (at.pawns.length === 1) return take(c, at.pawns[0]);
  return eat(c, room);
}
function take(c: C<Arming>, choice: Prey) {
  const { at, s } = c;
  const room = oneAmong(GREEN_ROOMS, at.room);
  if (choice === 'dog') eatDog(c, room);
  else if (choice === 'sabotage') alienSabotage(c, room, forceIn(s.open, room));
  else assimilate(c, choice, room);
  const others = at.pawns.filter((pawn) => pawn !== choice);
  if (!s.open.end) sendToRec(c, others);
  return end();
}

/** TT-132, TT-257, TT-264 The Weapon's user lies down, the Alien loses a Force and flees; RU-26 all are asked one last time. */
function driveOff(c: C<Facing>, pawn: Pawn, arm: Arm) {
  const { at, tell } = c;
  const room = oneAmong(GREEN_ROOMS, at.room);
  tell.all({ t: 'drove', pawn, with: arm, room });
  losePileCard(c);
  layDown(c, [pawn]);
  loseForce(c, room);
  // TT-245 may have ended the match.
  if (c.s.open.end) return end();
  at.fled = true;
  tell.all({ t: 'alienFled', room });
  // TC-039 In the co-operative game no Encounter follows that one could avoid.
  at.queue = at.pawns.length > 1 && !c.s.open.coop ? turnOrder(c.s.open, at.pawns) : [];
  at.passed = [];
  return go('armLast');
}
function flee({ at, tell }: C<Facing>) {
  at.fled = true;
  tell.all({ t: 'alienFled', room: oneAmong(GREEN_ROOMS, at.room) });
  return go('afterFlight');
}
function eat(c: C, room: Location) {
  eatDog(c, room);
  return end();
}

/** An Encounter without Alien Force (TT-104 to TT-106). */
export const encounter = procedure('encounter', {
  /** D-15 */
  arm: ({ at, s }) => {
    const wanted = isEncounter(s.open, at.room, at.pawns);
    return wanted && at.queue.length > 0 ? ask(avoidEncounter, 'armed') : go('meet');
  },
  armed: (c, [{ choice }]: Answer<Armed>[]) => {
    const [pawn] = c.at.queue;
    if (choice === null) pass(c);
    else {
      useArm(c, pawn, choice.with);
      avoid(c, choice.with);
    }
    return go('arm');
  },
  /** TT-103 What kind it is, those who are left decide. */
  meet: (c) => {
    const { at, s } = c;
    const { room } = at;
    if (!isEncounter(s.open, room, at.pawns)) return end();
    if (s.open.coop) {
      meetTogether(c, room, at.pawns);
      return end();
    }
    if (at.pawns.length === 1) return call('dogTest', { pawn: at.pawns[0] });
    // TT-105
    if (isGreen(room) && hasDog(s.open, room)) captureDog(c, room);
    return call('meeting', { room, pawns: at.pawns, queue: [], looks: [] });
  },
});

/** D-15 Standing holders of a Flamethrower, in turn order. */
const flamers = (open: Open, pawns: readonly Pawn[]): Pawn[] =>
  pawns.filter((pawn) => isStanding(open, pawn) && hasFlamethrower(open, pawn));
