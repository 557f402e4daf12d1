/** Decision 5. */
import { type Ask, compound, option } from '@lurk/kernel';
import type { ManualChoice, ManualsChoice } from '../answers.ts';
import type { CharacterId } from '../data/characters.ts';
import { mayReroll, playerOf, seatsOf } from '../facts/asked.ts';
import { handSeen } from '../facts/hands.ts';
import { victimOf } from '../facts/people.ts';
import { oneOf, someOf } from '../things.ts';
import type { Frames, Me, OwnRoll, Pub, VI } from '../types.ts';
import { asWindow, IN_TURN, TOGETHER } from './forms.ts';

/** 5 (VI-226) Put after every roll of a standing Victim with a card that could be made better, whatever the card; asked again after each Manual. */
export const useManual: Ask<VI, { victim: CharacterId }, ManualChoice> = {
  kind: 'useManual',
  who: playerOf,
  decide(me, { victim }) {
    const [{ dice }] = me.open.rolls;
    const manual = handSeen(me, victim).includes('manual') ? [option('manual', oneOf.die([...dice.keys()]))] : [];
    return { shape: oneOf(manual), mayPass: true, deadline: 'short' };
  },
  ...asWindow(IN_TURN),
};

type Together = Frames['rollTogether'];
const asked = (pub: Pub, { rolls }: Together) =>
  rolls.filter((roll) => mayReroll(pub, roll)).map(({ victim }) => victimOf(pub.open, victim));
/** One's own rolls with which one is asked what to do. */
export const ownRolls = (me: Me, at: Together): OwnRoll[] =>
  me.own.rolls.filter(({ victim }) => asked(me, at).some(({ character }) => character === victim));
const manualsIn = (me: Me, { victim }: OwnRoll): number => handSeen(me, victim).filter((item) => item === 'manual').length;
/** For each of these the dice to roll again, one Manual a die. */
export const diceOf = (me: Me, rolls: OwnRoll[]) =>
  compound(
    Object.fromEntries(
      rolls.map((roll) => [roll.victim, someOf.ownDie([...roll.dice.keys()], 0, Math.min(manualsIn(me, roll), roll.dice.length))]),
    ),
  );
/** 5 in a common roll (VI-266b): all of one's Victims in one answer. */
export const useManuals: Ask<VI, Together, ManualsChoice> = {
  kind: 'useManuals',
  who: (pub, at) => seatsOf(asked(pub, at)),
  decide(me, at) {
    const rolls = ownRolls(me, at).filter((roll) => manualsIn(me, roll) > 0);
    return { shape: rolls.length > 0 ? diceOf(me, rolls) : oneOf([]), mayPass: true, deadline: 'short' };
  },
  ...asWindow(TOGETHER),
};
