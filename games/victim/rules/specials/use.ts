/** 3.25 to 3.30 What a special that was chosen calls for. */
import { call } from '@lurk/kernel';
import { beginSpecial } from '../../acts/demon.ts';
import { putWebs } from '../../acts/webs.ts';
import type { SpecialChoice } from '../../answers.ts';
import type { CharacterId } from '../../data/characters.ts';
import { named } from '../../facts/people.ts';
import { chargePath, spiked, thunders } from '../../facts/targets.ts';
import type { C } from '../../types.ts';

export function useSpecial(c: C, choice: SpecialChoice) {
  const { open } = c.s;
  if (choice === 'ambush') {
    beginSpecial(c, 'ambush');
    return call('ambush');
  }
  if (choice === 'shadowSpikes') {
    beginSpecial(c, 'shadowSpikes', { victims: named(spiked(open)) });
    return call('shadowSpikes');
  }
  switch (choice.pick) {
    case 'target':
      return onAll(c, 'target', [choice.with]);
    case 'targetSeveral':
      return onAll(c, 'target', choice.with);
    case 'doubleSlash':
      beginSpecial(c, 'doubleSlash', { victims: [choice.with] });
      return call('doubleSlash', { victim: choice.with });
    case 'madCharge':
      beginSpecial(c, 'madCharge', { side: choice.with });
      return call('madCharge', { path: chargePath(open, choice.with) });
    case 'morbidExplosion': {
      const { pick: cell, with: victim } = choice.with;
      beginSpecial(c, 'morbidExplosion', { victims: [victim], cell });
      return call('morbidExplosion', { victim, cell });
    }
    case 'thunderCall': {
      const victims = named(thunders(open).find(({ cell }) => cell === choice.with)?.victims ?? []);
      beginSpecial(c, 'thunderCall', { victims, cell: choice.with });
      return call('thunderCall', { cell: choice.with, victims });
    }
    case 'thunderStrike': {
      const { pick: cell, with: victim } = choice.with;
      beginSpecial(c, 'thunderCall', { victims: [victim], cell });
      return call('thunderCall', { cell, victims: [victim] });
    }
    case 'spiderWeb':
    case 'spiderWebTwo':
      beginSpecial(c, 'spiderWeb');
      putWebs(c, choice.with);
      return null;
    case 'poisonMist':
      return onAll(c, 'poisonMist', [choice.with]);
    case 'poisonMistTwo':
      return onAll(c, 'poisonMist', choice.with);
    case 'dimensionShift': {
      const { pick: victim, with: piece } = choice.with;
      beginSpecial(c, 'dimensionShift', { victims: [victim] });
      return call('dimensionShift', { victim, piece });
    }
    case 'terrifyingDance':
      return onAll(c, 'terrifyingDance', [choice.with]);
    case 'terrifyingDanceTwo':
      return onAll(c, 'terrifyingDance', choice.with);
    case 'behindYou':
      beginSpecial(c, 'behindYou', { victims: [choice.with] });
      return call('behindYou', { victim: choice.with });
  }
}

/** Those whom it is aimed at, few or many, in one go. */
function onAll<P extends 'target' | 'poisonMist' | 'terrifyingDance'>(c: C, special: P, chosen: readonly CharacterId[]) {
  const victims = inTurnOrder(c, chosen);
  beginSpecial(c, special, { victims });
  return call(special, { victims });
}
/** VI-318 However they were named. */
const inTurnOrder = ({ s }: C, victims: readonly CharacterId[]): CharacterId[] =>
  named(s.open.victims.filter(({ character }) => victims.includes(character)));
