/** Decision 5. */
import { type Ask, compound, option } from '@lurk/kernel';
import type { ManualChoice, ManualsChoice } from '../answers.ts';
import type { CharacterId } from '../data/characters.ts';
import { mayReroll, playerOf, seatsOf } from '../facts/asked.ts';
import { handSeen } from '../facts/hands.ts';
import { victimOf } from '../facts/people.ts';
import { oneOf, someOf } from '../things.ts';
import type { Frames, Me, OwnRoll, Pub, VI } from '../types.ts';
import { IN_TURN, TOGETHER } from './forms.ts';

/** 5 (VI-226) Put after every roll of a standing Victim with a card, whatever the card; asked again after each Manual. */
export const useManual: Ask<VI, { victim: CharacterId }, ManualChoice> = {
  kind: 'useManual',
  who: playerOf,
  decide(me, { victim }) {
    const [{ dice }] = me.open.rolls;
    const manual = handSeen(me, victim).includes('manual') ? [option('manual', oneOf('die', [...dice.keys()]))] : [];
    return { shape: oneOf(['accept', ...manual]), deadline: 'short', fallback: { choice: 'accept' } };
  },
  ...IN_TURN,
};

type Together = Frames['rollTogether'];
const asked = (pub: Pub, { rolls }: Together) =>
  rolls.filter((roll) => mayReroll(pub, roll)).map(({ victim }) => victimOf(pub.open, victim));
/** One's own rolls with which one is asked what to do. */
const ownRolls = (me: Me, at: Together): OwnRoll[] =>
  me.own.rolls.filter(({ victim }) => asked(me, at).some(({ character }) => character === victim));
const manualsIn = (me: Me, { victim }: OwnRoll): number => handSeen(me, victim).filter((item) => item === 'manual').length;
/** 5 in a common roll (VI-266b): for each of one's Victims the dice to roll again, one Manual a die. */
export const useManuals: Ask<VI, Together, ManualsChoice> = {
  kind: 'useManuals',
  who: (pub, at) => seatsOf(asked(pub, at)),
  decide(me, at) {
    const rolls = ownRolls(me, at);
    const dice = (roll: OwnRoll) => someOf('ownDie', [...roll.dice.keys()], 0, Math.min(manualsIn(me, roll), roll.dice.length));
    return {
      shape: compound(Object.fromEntries(rolls.map((roll) => [roll.victim, dice(roll)]))),
      deadline: 'short',
      fallback: { choice: Object.fromEntries(rolls.map(({ victim }) => [victim, []])) },
    };
  },
  ...TOGETHER,
};
