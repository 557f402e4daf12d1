/**
 * Version 2, for the matches that began with it or before: there whether to roll again was asked even where that could not help, and whoever was
 * asked kept the roll by saying so. All else is as it is today.
 */
import { type Ask, ask, type Game, go, must, option, type Picked } from '@lurk/kernel';
import { IN_TURN, TOGETHER } from '../asks/forms.ts';
import { bloodSmell } from '../asks/hunting.ts';
import { diceOf, ownRolls, useManuals as useManualsToday, useManual as useManualToday } from '../asks/rolls.ts';
import type { CharacterId } from '../data/characters.ts';
import { mayReact } from '../facts/asked.ts';
import { handSeen } from '../facts/hands.ts';
import { canSmell } from '../facts/targets.ts';
import { attack } from '../rules/attack.ts';
import { hunt } from '../rules/hunt.ts';
import { roll } from '../rules/roll.ts';
import { rules } from '../rules.ts';
import { oneOf } from '../things.ts';
import type { Frames, VI } from '../types.ts';

type ManualChoice = 'accept' | Picked<'manual', number>;
const { kind, who } = useManualToday;
const useManual: Ask<VI, { victim: CharacterId }, ManualChoice> = {
  ...{ kind, who },
  decide(me, { victim }) {
    const [{ dice }] = me.open.rolls;
    const manual = handSeen(me, victim).includes('manual') ? [option('manual', oneOf.die([...dice.keys()]))] : [];
    return { shape: oneOf(['accept', ...manual]), deadline: 'short', fallback: { choice: 'accept' } };
  },
  ...IN_TURN,
};
const useManuals: Ask<VI, Frames['rollTogether'], Record<string, number[]>> = {
  kind: useManualsToday.kind,
  who: useManualsToday.who,
  decide(me, at) {
    const rolls = ownRolls(me, at);
    const none = Object.fromEntries(rolls.map(({ victim }) => [victim, []]));
    return { shape: diceOf(me, rolls), deadline: 'short', fallback: { choice: none } };
  },
  ...TOGETHER,
};

export const version2: Game<VI> = {
  ...rules,
  rulesVersion: '2',
  // It tells rolls with what they were worth; every match plays on as it would have.
  continues: ['1'],
  asks: { ...rules.asks, useManual, useManuals },
  procedures: {
    ...rules.procedures,
    roll: {
      ...roll,
      steps: {
        ...roll.steps,
        manual: ({ s, pub }) => {
          const [{ dice, victim }] = s.open.rolls;
          return dice.length > 0 && mayReact(pub, victim) ? ask(useManual, 'decided') : go('result');
        },
        decided: (c, answers) =>
          roll.steps.decided(
            c,
            answers.map((answer) => (answer.choice === 'accept' ? { ...answer, choice: null } : answer)),
          ),
      },
    },
    hunt: {
      ...hunt,
      steps: { ...hunt.steps, smell: ({ s }) => (canSmell(s.open, must(s.open.demonRoll).by) ? ask(bloodSmell, 'smelt') : go('begin')) },
    },
    attack: {
      ...attack,
      steps: { ...attack.steps, smell: ({ s }) => (canSmell(s.open, must(s.open.demonRoll).by) ? ask(bloodSmell, 'smelt') : go('strike')) },
    },
  },
};
