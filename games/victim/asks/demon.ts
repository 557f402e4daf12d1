/** Decisions 22, 23, 32 and 33: what the Demon and its slave do in their turns. */
import { type Ask, option, type Seat } from '@lurk/kernel';
import type { DemonChoice, SlaveChoice } from '../answers.ts';
import { demonPlayer } from '../facts/asked.ts';
import { mayDo, specialOf, upgradesNow } from '../facts/demon-actions.ts';
import { attackable, named, slaveOf } from '../facts/people.ts';
import { attackTargets, deathTargets, frenzyTargets, preyFirst, slaveTargets } from '../facts/targets.ts';
import { oneOf } from '../things.ts';
import type { Frames, Me, Open, Pub, VI } from '../types.ts';
import { OPENLY } from './forms.ts';
import { specialOptions } from './specials.ts';

/** VI-281, VI-296 Everything the Demon can do now, apart from ending its turn. */
export function demonOptions(open: Open) {
  const upgrades = upgradesNow(open);
  return [
    ...(mayDo(open, 'hunt') ? (['hunt'] as const) : []),
    ...(mayDo(open, 'attack') ? [option('attack', oneOf.victim(named(attackTargets(open))))] : []),
    ...(mayDo(open, 'attack') && frenzyTargets(open).length > 0 ? (['attackAll'] as const) : []),
    ...(['special1', 'special2'] as const).flatMap((slot) => (mayDo(open, slot) ? specialOptions(open, specialOf(open, slot)) : [])),
    ...(mayDo(open, 'death') ? [option('death', oneOf.victim(named(deathTargets(open))))] : []),
    ...(upgrades.length > 0 ? [option('upgrade', oneOf.upgrade(upgrades))] : []),
  ];
}
/** 22 The first that is possible: Attack; Hunt, if there is anybody to hunt; else the end of the turn. */
function demonDefault({ open }: Me): DemonChoice {
  if (mayDo(open, 'attack'))
    return frenzyTargets(open).length > 0 ? 'attackAll' : { pick: 'attack', with: preyFirst(attackTargets(open))[0].character };
  return mayDo(open, 'hunt') && attackable(open).length > 0 ? 'hunt' : 'end';
}
/** 22 (VI-281, VI-284), with 23, 26, 27 and 33 */
export const demonAction: Ask<VI, unknown, DemonChoice> = {
  kind: 'demonAction',
  who: demonPlayer,
  decide: (me) => ({ shape: oneOf([...demonOptions(me.open), 'end']), deadline: 'long', fallback: { choice: demonDefault(me) } }),
  ...OPENLY,
};

/** VI-344 */
const slavePlayer = ({ open }: Pub): Seat[] => {
  const slave = slaveOf(open);
  return slave ? [slave.seat] : [];
};
/** VI-339 What the Enslaved Victim can still do in its turn. */
export function slaveOptions(open: Open, { ap, done }: Frames['slaveTurn']) {
  const targets = slaveTargets(open);
  if (ap === 0) return [];
  return [
    ...(done.includes('hunt') ? [] : (['hunt'] as const)),
    ...(done.includes('attack') || targets.length === 0 ? [] : [option('attack', oneOf.victim(named(targets)))]),
  ];
}
/** 32 */
export const slaveAction: Ask<VI, Frames['slaveTurn'], SlaveChoice> = {
  kind: 'slaveAction',
  who: slavePlayer,
  decide({ open }, at) {
    const options = slaveOptions(open, at);
    const targets = preyFirst(slaveTargets(open));
    const attacks = options.some((each) => each !== 'hunt');
    const hunts = options.includes('hunt') && attackable(open).length > 0;
    const choice: SlaveChoice = attacks ? { pick: 'attack', with: targets[0].character } : hunts ? 'hunt' : 'end';
    return { shape: oneOf([...options, 'end']), fallback: { choice } };
  },
  ...OPENLY,
};
