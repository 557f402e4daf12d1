/** VI-266a, VI-266b Rolls that several Victims make at once: each player sees its own dice, then all are shown together. */
import { type Answer, ask, call, end, next, theFirst } from '@lurk/kernel';
import { useItem } from '../acts/items.ts';
import type { ManualsChoice } from '../answers.ts';
import { useManuals } from '../asks/rolls.ts';
import { mayReroll } from '../facts/asked.ts';
import { seatOf, victimOf } from '../facts/people.ts';
import { diceFor, rollOf, settled, sumOf } from '../facts/rolls.ts';
import { type C, type Event, type Frames, type OwnRoll, procedure } from '../types.ts';
import { face, told } from './roll.ts';

/** These roll, all at once. */
export const together = (why: 'swarm' | 'curse', rolls: Frames['rollTogether']['rolls']) => call('rollTogether', { why, rolls });

export const rollTogether = procedure('rollTogether', {
  roll: (c) => {
    const { s, at, tell } = c;
    s.open.rolls = [];
    tell.all({ t: 'rolledTogether', why: at.why, victims: at.rolls.map(({ victim }) => victim) });
    for (const { victim, stat } of at.rolls) {
      const dice = Array.from({ length: diceFor(victimOf(s.open, victim), stat) }, () => face(c));
      s.own[seatOf(s.open, victim)].rolls.push({ victim, stat, why: at.why, dice, sum: sumOf(dice), result: null });
    }
    for (const [seat, { rolls }] of s.own.entries()) if (rolls.length > 0) tell.seat(seat, { t: 'ownRolls', rolls: rolls.map(told) });
    return next;
  },
  /** Section 6, points 2 and 3. */
  manuals: (c) => {
    if (c.at.rolls.some((roll) => mayReroll(c.pub, roll))) return ask(useManuals, 'decided');
    show(c, []);
    return end();
  },
  /** All new dice together, and kept. */
  decided: (c, answers: Answer<ManualsChoice>[]) => {
    const manuals: Manuals = [];
    for (const roll of inOrder(c)) {
      const dice = answers.flatMap(({ choice }) => choice?.[roll.victim] ?? []);
      for (const die of dice) {
        useItem(c, roll.victim, 'manual');
        roll.dice[die] = face(c);
      }
      if (dice.length > 0) manuals.push({ victim: roll.victim, count: dice.length });
    }
    show(c, manuals);
    return next;
  },
});

type Manuals = (Event & { t: 'rollsShown' })['manuals'];
type Together = C<Frames['rollTogether']>;
/** The dice that only their players see, in the order in which they were called for. */
const inOrder = ({ s, at }: Together): OwnRoll[] =>
  at.rolls.map(({ victim }) => theFirst(s.own[seatOf(s.open, victim)].rolls, (roll) => roll.victim === victim));

function show(c: Together, manuals: Manuals): void {
  const { s, tell } = c;
  s.open.rolls = inOrder(c).map((roll) => settled(rollOf(s.open, roll, roll.dice)));
  for (const own of s.own) own.rolls = [];
  tell.all({ t: 'rollsShown', rolls: s.open.rolls.map(told), manuals });
}
