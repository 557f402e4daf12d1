/** 2.12 One roll by statistic: dice, Manuals, modifiers, result, and what came of it (timing note 1). */
import { type Answer, ask, call, go, next } from '@lurk/kernel';
import { useItem } from '../acts/items.ts';
import type { ManualChoice } from '../answers.ts';
import { useManual } from '../asks/rolls.ts';
import type { CharacterId, Stat } from '../data/characters.ts';
import { mayReact } from '../facts/asked.ts';
import { victimOf } from '../facts/people.ts';
import { manualCouldHelp } from '../facts/rerolls.ts';
import { diceFor, rollOf, settled, victimFaces } from '../facts/rolls.ts';
import { type C, type OwnRoll, procedure, type RollWhy } from '../types.ts';

/** A Victim die. */
export function face({ s, dice }: C): number {
  const faces = victimFaces(s.open);
  return faces[dice.below('victim', faces.length)];
}
/** A roll as it is told: the dice on the table may still change. */
export const told = <R extends OwnRoll>(roll: R): R => ({ ...roll, dice: roll.dice.slice() });

/** This Victim rolls. */
export const rolling = (victim: CharacterId, stat: Stat, why: RollWhy) => call('roll', { victim, stat, why });

export const roll = procedure('roll', {
  /** VI-008, VI-009 */
  roll: (c) => {
    const { s, at, tell } = c;
    const dice = Array.from({ length: diceFor(victimOf(s.open, at.victim), at.stat) }, () => face(c));
    const rolled = rollOf(s.open, at, dice);
    s.open.rolls = [rolled];
    tell.all({ t: 'rolled', roll: told(rolled) });
    return next;
  },
  /** Section 6, point 2: asked whatever is in the hand, skipped where nobody could have anything to say (RU-112). */
  manual: ({ s, at, pub }) =>
    mayReact(pub, at.victim) && manualCouldHelp(pub, s.open.rolls[0]) ? ask(useManual, 'decided') : go('result'),
  /** VI-226 */
  decided: (c, [{ choice }]: Answer<ManualChoice>[]) => {
    if (choice === null) return go('result');
    const [{ dice }] = c.s.open.rolls;
    useItem(c, c.at.victim, 'manual');
    dice[choice.with] = face(c);
    c.s.open.rolls = [rollOf(c.s.open, c.at, dice)];
    c.tell.all({ t: 'rerolled', victim: c.at.victim, die: choice.with, face: dice[choice.with] });
    return go('manual');
  },
  result: ({ s, tell }) => {
    s.open.rolls = s.open.rolls.map(settled);
    tell.all({ t: 'rollIs', roll: told(s.open.rolls[0]) });
    return next;
  },
});
