/** 2.12 One roll by statistic: dice, Manuals, modifiers, result (timing note 1). */
import { type Answer, ask, call, go, next } from '@lurk/kernel';
import { useItem } from '../acts/items.ts';
import type { ManualChoice } from '../answers.ts';
import { useManual } from '../asks/rolls.ts';
import type { CharacterId, Stat } from '../data/characters.ts';
import { mayReact } from '../facts/asked.ts';
import { victimOf } from '../facts/people.ts';
import { diceFor, resultOf, sumOf, victimFaces } from '../facts/rolls.ts';
import { type C, procedure, type Roll, type RollWhy } from '../types.ts';

/** A Victim die. */
export function face({ s, dice }: C): number {
  const faces = victimFaces(s.open);
  return faces[dice.below('victim', faces.length)];
}
/** A roll as it is told: the dice on the table may still change. */
export const told = (roll: Roll): Roll => ({ ...roll, dice: roll.dice.slice() });

/** This Victim rolls. */
export const rolling = (victim: CharacterId, stat: Stat, why: RollWhy) => call('roll', { victim, stat, why });

export const roll = procedure('roll', {
  /** VI-008, VI-009 */
  roll: (c) => {
    const { s, at, tell } = c;
    const dice = Array.from({ length: diceFor(victimOf(s.open, at.victim), at.stat) }, () => face(c));
    const rolled: Roll = { victim: at.victim, stat: at.stat, why: at.why, dice, sum: sumOf(dice), result: null };
    s.open.rolls = [rolled];
    tell.all({ t: 'rolled', roll: told(rolled) });
    return next;
  },
  /** Section 6, point 2: asked whatever is in the hand, skipped where nobody could have anything to say. */
  manual: ({ s, at, pub }) => {
    const [{ dice }] = s.open.rolls;
    return dice.length > 0 && mayReact(pub, at.victim) ? ask(useManual, 'decided') : go('result');
  },
  /** VI-226 */
  decided: (c, [{ choice }]: Answer<ManualChoice>[]) => {
    if (choice === 'accept') return go('result');
    const [rolled] = c.s.open.rolls;
    useItem(c, c.at.victim, 'manual');
    rolled.dice[choice.with] = face(c);
    rolled.sum = sumOf(rolled.dice);
    c.tell.all({ t: 'rerolled', victim: c.at.victim, die: choice.with, face: rolled.dice[choice.with] });
    return go('manual');
  },
  result: ({ s, at, tell }) => {
    const [rolled] = s.open.rolls;
    rolled.result = resultOf(s.open, victimOf(s.open, at.victim), at.stat, at.why, rolled.sum);
    tell.all({ t: 'rollIs', roll: told(rolled) });
    return next;
  },
});
